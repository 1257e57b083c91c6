/** Plain wordings that believe or doubt a person for the side they are on. */
import { against, type Pattern } from '../../language/find.ts'
import { phrase, words } from '../../language/phrase.ts'
import { complainant, respondent } from '../../language/vocabulary.ts'
import { believedByRole } from './oneSidedLook.ts'

const role = words(
  complainant,
  respondent,
  'survivors?',
  'accusers?',
  'reporting',
  'charged',
  'party to',
)
const tie = words(
  'sisters?',
  'brothers?',
  '(?:best |close )?friends?',
  'roommates?',
  'teammates?',
  'mother',
  'father',
  'cousin',
  'girlfriend',
  'boyfriend',
  'relatives?',
  'partner',
  'parents?',
  'members? of the (?:same )?(?:team|fraternity|sorority)',
  'close to',
)
const discounted = words(
  'left out(?: of account)?',
  '(?:put|set|laid|left) (?:to one side|aside)',
  '(?:given|gave|give|attach\\w*|carr\\w+|afford\\w*|place\\w*|deserv\\w*|merit\\w*) (?:\\w+ )?(?:no|little|less|limited|scant|minimal) (?:weight|credence|reliance|value)',
  'disregard\\w*',
  'discount\\w*',
  '(?:little|no|less|limited) (?:reliance|weight|credence)',
  'not (?:rely|relied|be relied|believe[d]?|trust\\w*|accept\\w*)',
  'with (?:\\w+ )?(?:caution|suspicion|sc?k?c?eptici?sm|reserve|a (?:pinch|grain) of salt)',
  '(?:treated|weighed|viewed|considered|assessed) (?:\\w+ \\w+ \\w+ )?(?:accordingly|with that in mind)',
  'count\\w* for (?:nothing|little|less)',
)
/** A reason in what was said or seen, or a promise not to look at roles. */
const fair = [
  phrase`(?:not|never|neither|nor|no one|nobody|without|regardless|irrespective|rather than) (?:\w+ ){0,3}(?:because|believ\w+|status|role|by|on|disbeliev\w+|regarded|treated|presum\w+|assum\w+|more|less)`,
  phrase`(?:inconsisten\w+|contradict\w*|conflict\w*|changed|corroborat\w+|borne out|not (?:there|present|in the)|did not see|messages|video|photographs?|records?|consisten\w+|detail\w*)`,
]
const seeing = words(
  'because',
  'since',
  'as',
  'given that',
  'seeing that',
  'being',
  'owing to',
  'on account of',
  'by reason of',
)

export const roleBelieved: readonly Pattern[] = [
  ...believedByRole,
  against(
    phrase`(?:has|have|had|with) (?:everything|nothing|little|much|a lot|so much) to (?:lose|gain) … (?:${discounted}|rely|believe\w*|doubt\w*|accept\w*|credit\w*)`,
    { anyStance: true, unless: fair.slice(1) },
  ),
  against(phrase`benefit of (?:any|every|all) doubt`, {
    about: [phrase`(?:${complainant}|survivor|victim)`],
    unless: fair.slice(0, 1),
  }),
  against(phrase`(?:${seeing}) (?:an? |the )?(?:\w+ )?(?:${tie}) of … ${discounted}`, {
    anyStance: true,
    unless: fair,
  }),
  against(
    phrase`(?:starting point|premise|assumption|presumption|default) (?:is|was|that|will be) … (?:truthful|truth|believed|honest|credible)`,
    { unless: [...fair, phrase`(?:not|neither|no)`] },
  ),
  against(
    phrase`(?:perpetrators?|abusers?|offenders?|harassers?|predators?) (?:\w+ )?(?:deny|denies|lie|lies|minimi\w+)`,
    {
      anyStance: true,
    },
  ),
  against(
    phrase`(?:weight|credence|respect|belief) (?:that |which )?(?:an? |any |every )?(?:\w+ )?(?:${role})(?:'s|s')? (?:account|word|statement|testimony|story)? ?(?:deserves?|merits?|is owed|is due|warrants?|commands?)`,
    { unless: fair },
  ),
  against(
    phrase`(?:therefore|for (?:that|this) reason|accordingly|so|thus|hence|consequently) … ${discounted}|${discounted} … (?:therefore|for (?:that|this) reason|accordingly)`,
    {
      anyStance: true,
      near: [
        phrase`(?:is|was|are|were|being) (?:an? |the |also )?(?:\w+ )?(?:\w+(?:'s|s') )?(?:\w+ )?(?:${tie})`,
      ],
      unless: fair,
    },
  ),
  against(phrase`${discounted} … (?:${seeing}) (?:\w+ ){0,4}(?:${tie}) (?:of|to|with)`, {
    anyStance: true,
    unless: fair,
  }),
  against(
    phrase`${discounted} … (?:${seeing}) (?:of (?:his|her|their) (?:status|role|position)|(?:he|she|they|it|this|m[rs]s?\. \w+) (?:is|was|stands?|are|were|comes? from) (?:the |an? )?(?:${role})(?!'s))`,
    { anyStance: true, unless: fair },
  ),
  against(
    phrase`(?:${seeing}) (?:he|she|they|m[rs]s?\. \w+|the student) (?:is|was|stands?|are|were) (?:the |an? )?(?:${role})(?!'s) … ${discounted}`,
    { anyStance: true, unless: fair },
  ),
  against(
    phrase`(?:${complainant}|survivors?) (?:\w+ ){0,2}(?:are|is|will be|shall be|must be|should be|ought to be) (?:always |to be |automatically )*(?:believed|regarded as (?:true|truthful)|presumed (?:true|truthful|to be)|taken at (?:their|her|his) word|trusted)`,
    { unless: [...fair, phrase`because|not`] },
  ),
  against(
    phrase`(?:complaints?|reports?|accounts?) (?:\w+ ){0,4}(?:shall|will|must|are|is|should) (?:\w+ )?(?:be )?(?:regarded|treated|taken|accepted|presumed|assumed|considered|deemed) (?:as |to be )*(?:true|truthful|fact|genuine)`,
    {
      unless: [
        phrase`(?:dismiss\w*|even|would|could|if (?:true|proven)|jurisdiction|purposes?|not|seriously|withdrawn)`,
      ],
    },
  ),
  against(
    phrase`(?:those|people|students|anyone|persons|women|men|pupils|someone) who (?:are |is |have been )?(?:reports?|come forward|comes forward|complains?|accuses?|makes?|brings?|files?|charged|accused|reported) … (?:telling the truth|truthful|believed|honest|lie|lying|credible|shade|invent|deny|deserve to be)`,
    { unless: [...fair, phrase`(?:may|knowingly|bad faith|retaliat\w+|if)`] },
  ),
  against(
    phrase`(?:what|as|only) (?:one|we|anyone|you|is) (?:would |might |should |to be )?expect\w* (?:of|from) (?:an? |the |any |someone )?(?:${role}|\w+ (?:who is )?(?:accused|charged)|\w+ in (?:his|her|their|that) position)`,
    { anyStance: true, unless: fair },
  ),
  against(
    phrase`in (?:the |an? )?(?:${respondent}|${complainant})(?:'s|s')? (?:position|shoes|situation) … (?:expected|would|tends?|bound|naturally|will)`,
    { anyStance: true, unless: fair },
  ),
  against(
    phrase`(?:her|his|their|your) (?:being|status as|role as|position as) (?:the |an? )?(?:${role})(?: \w+)? (?:lends?|adds?|gives?|detracts?|reduces?|makes|weakens?|strengthens?|undermines?|counts?)`,
    { unless: fair },
  ),
  against(
    phrase`(?:no|what|any|why) (?:\w+ ){0,2}(?:reason|motive) (?:why |for )?(?:an? |any |the )?(?:victims?|complainants?|survivors?|women|woman|girl|young woman|accuser) (?:would|should|could|might|to|has|had) (?:\w+ ){0,2}(?:make|lie|invent|fabricate|come forward|put)`,
    { anyStance: true, unless: fair },
  ),
  against(
    phrase`(?:women|girls|victims|survivors|complainants|students) (?:do|does|would|will)(?: not|n't) (?:\w+ ){0,2}(?:put themselves|go through|subject themselves|make (?:\w+ ){0,2}up|lie about|invent)`,
    { anyStance: true, unless: fair },
  ),
]
