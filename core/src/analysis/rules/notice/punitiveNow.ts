/** Punishment before the end told in a roundabout way: things taken or held, people sent home or told to stay away. */
import { against, type Pattern } from '../../language/find.ts'
import { phrase, words } from '../../language/phrase.ts'

const held = words(
  'enrol?lment',
  'registration',
  'diploma',
  'degree',
  'transcript',
  'scholarships?(?: payments?)?',
  'stipend',
  'financial aid',
  'access (?:card|badge)',
  '(?:id|key) card',
  'credentials?',
  'offer',
  'contract',
  'housing',
  'eligibility',
  'positions?',
  'posts?',
  'job',
  'appointment',
  'membership',
  'captaincy',
  'admission',
  'graduation',
  'grades',
)
const taken = words(
  '(?:placed |put )?on hold',
  'withheld',
  'held back',
  'frozen',
  'blocked',
  'stops?',
  'stopped',
  'deactivated',
  'withdrawn',
  'cancel?led',
  'suspended',
  'revoked',
  'terminated',
  'rescinded',
  'forfeit(?:ed)?',
  'ended',
)
const takes = words(
  'cancel?led',
  'withdr(?:awn|ew)',
  'revoked',
  'rescinded',
  'suspended',
  'terminated',
  'relieved',
  'removed',
  'evicted',
  'excluded',
  'barred',
  'banned',
  'dismissed',
  'stripped',
  'expelled',
  'benched',
  'sent home',
  'taken',
  'pulled',
)
const object = words(
  'you',
  'him',
  'her',
  'them',
  'the (?:respondent|student|accused|other student)',
  "(?:your|his|their|the respondent's) (?:\\w+ )?(?:contract|scholarship|housing|position|job|offer|registration|enrol?lment|privileges|access|eligibility|membership|appointment)",
)
const now = words(
  'until',
  'pending',
  'ahead of',
  'before the',
  'while',
  'during',
  'following the (?:first|report|complaint|interview\\w*|initial)',
  'up(?:on)? receipt',
  'on receipt',
  'as of',
  'effective',
  'for the time being',
  'for now',
  'in (?:the )?(?:meantime|meanwhile)',
  '(?:in view|in light|because|on account|given)(?: of)?',
  'as the (?:evidence|complaint|allegations?|report|matter)',
  'since the',
  'today',
  'immediately',
  'once you are cleared',
  'only if you are',
  'while the matter',
)
const group =
  '(?:team|squad|roster|cast|council|board|band|orchestra|choir|club|society|crew|program\\w*|residence hall|dormitory|house)'
const aParty = phrase`(?:you|your|respondent|accused|students?|he|she|they|athlete|your (?:son|daughter|child)|part(?:y|ies)|subject of)`

/** @param fine findings, emergencies, leave, conditions and warnings; `steps` begins with the first two groups */
export function punitiveNow(fine: readonly RegExp[]): readonly Pattern[] {
  const allowed = [
    ...fine,
    phrase`(?:name|file|link|redact\w*|complaint|panel|link|evidence|phones?|allegations?) … (?:removed|withdrawn|taken|dismissed|suspended)`,
    // A hold that only the informal way lifts is a condition (IR-08).
    phrase`(?:until|till|once|unless|before) (?:the |a |this )?(?:\w+ )?(?:circle|mediation|conference|session|agreement|informal)`,
    phrase`(?:waiting list|chat|thread|if you (?:prefer|wish|would like)|you (?:asked|requested|chose|agreed)|she (?:asked|requested)|at (?:the|her|his|your) .. (?:request|wish)|no-?contact)`,
  ]
  const severe = allowed.filter((_, index) => index !== 2)
  return [
    against(
      phrase`${held} … (?:is|are|has been|have been|was|were|will be|be|being)? .. ${taken}`,
      {
        unless: [
          ...allowed,
          phrase`(?:hold (?:the|a|this|your) (?:hearing|meeting|interview)|transcript of|posted|appeal)`,
        ],
        near: [
          phrase`(?:complaint|report|allegations?|charges?|investigat\w+|pending|case|title ix|matter|found|cleared|today|enquiry|inquiry|result|outcome|seriousness)`,
        ],
        about: [phrase`(?:you|your|respondent|his|her|student|offer|post)`],
      },
    ),
    against(
      phrase`(?:have|has|had|and|dean|principal|coach|office|we|i|university|college|school|district|board) (?:\w+ )?${takes} (?:back )?${object} … (?:from|of|until|pending|ahead|before|because|while|for|as|team|hall|house)`,
      {
        unless: [...allowed, phrase`(?:complaint|appeal) (?:was|is|has been)`],
        near: [phrase`${now}`],
        anyStance: true,
      },
    ),
    against(
      phrase`${now} … (?:have|has|had|dean|we|i|principal|coach|office) (?:\w+ )?${takes} ${object}`,
      {
        unless: allowed,
        anyStance: true,
      },
    ),
    against(phrase`(?:sent|send|sending) (?:\w+ )?home (?:for|until|pending|from|while|to)`, {
      unless: [...allowed, phrase`(?:letter|copy|notice|form|link|file|evidence|sick|ill)`],
      near: [aParty],
      anyStance: true,
    }),
    against(
      phrase`(?:will|must|shall|is to|are to|has to|have to) (?:\w+ ){0,4}(?:from|at) home (?:\w+ ){0,2}(?:until|while|pending|during|for)`,
      { unless: [...allowed, phrase`(?:may|can|option|choose|video)`] },
    ),
    against(
      phrase`(?:not|n't) (?:to )?(?:come|return|be|appear|set foot|report|attend) (?:back )?(?:to|on|at|in)? ?(?:campus|school|class\w*|work|practice|the (?:university|college|dorm\w*|hall|building))`,
      {
        unless: severe,
        near: [
          phrase`${now}`,
          phrase`(?:time being|until further notice|further notice|hearing|cleared|finished)`,
        ],
      },
    ),
    against(phrase`(?:removal|suspension|exclusion|expulsion|eviction|loss) (?:from|of)`, {
      about: [phrase`(?:interim|immediate|temporary) (?:measures?|actions?|steps?|sanctions?)`],
      unless: [...allowed, phrase`(?:may|emergency|could|not|appeal)`],
    }),
    against(
      phrase`(?:stays?|remains?|continues? to be|(?:are|is) still|kept) (?:\w+ )?(?:suspended|excluded|barred|banned|expelled|benched|off (?:the )?${group}|on probation|removed from)`,
      { unless: severe },
    ),
    against(
      phrase`(?:your|his|her|respondent's|the) (?:expulsion|suspension|probation|exclusion|eviction),? (?:\w+ ){0,3}(?:imposed|entered|ordered|issued|given|gave|handed down|begun)`,
      { unless: [...severe.slice(0, 2), phrase`(?:not|no|never|if|may|earlier matter|another)`] },
    ),
    against(
      phrase`(?:who (?:is|are) (?:the )?(?:subject|accused|named|a respondent)|facing (?:a |an )?(?:formal )?(?:complaint|investigation|charges?)|accused of|against whom) … (?:(?:shall|will|must) be (?:suspended|removed|barred|excluded|dismissed|ineligible|placed)|forfeits?|loses?|(?:is|are) (?:suspended|ineligible|barred|excluded|removed))`,
      { unless: severe.slice(0, 2) },
    ),
    against(
      phrase`(?:you|he|she|respondent|student) (?:have|has|are|is|were|was) (?:been )?(?:taken|pulled|dropped|kicked|cut|removed|excluded) (?:off|from) (?:the |your |his |her )?(?:\w+ )?${group}`,
      { unless: allowed },
    ),
    against(
      phrase`(?:you|your (?:son|daughter|child)|respondent|he|she) (?:are|is) (?:\w+ )?no longer (?:a |an |the |be )*(?:member|captain|part of the|eligible|employed|allowed)`,
      {
        unless: [...allowed, phrase`(?:policy|rule|party|required)`],
        near: [phrase`${now}`, phrase`(?:case|matter|investigat\w+|complaint)`],
      },
    ),
    against(
      phrase`(?:please|must|to|shall|are to|and|have to|will) (?:vacate|move out of|clear out of|leave) (?:your |the |his )?(?:\w+ )?(?:room|residence|apartment|housing|dorm\w*|hall|campus)`,
      {
        unless: [
          ...allowed,
          phrase`(?:hearing room|fire|if|may|waiting|break\w*|interview|meeting room)`,
        ],
        near: [aParty],
      },
    ),
    against(
      phrase`(?:serve|begin|given|assigned|receive) (?:\w+ ){0,3}(?:detention|suspension|in-school|probation)`,
      { unless: severe },
    ),
    against(
      phrase`(?:barred|excluded|banned|prohibited) from (?:all )?(?:\w+ )?(?:property|premises|grounds|activities|events|campus)`,
      {
        unless: severe,
        near: [aParty],
      },
    ),
  ]
}
