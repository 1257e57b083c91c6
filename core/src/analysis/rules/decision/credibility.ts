import { against } from '../../language/find.ts'
import { phrase, words } from '../../language/phrase.ts'
import { complainant, respondent } from '../../language/vocabulary.ts'
import { rule, search } from '../../rule.ts'
import { roleBelieved } from './roleBelieved.ts'

const roleName = words(
  complainant,
  respondent,
  'part(?:y|ies)',
  'victims',
  'survivors?',
  'accusers?',
  'a? ?(?:person|student|man|woman|people|someone|anyone) (?:who is |who has been |that is )?(?:accused|charged|reporting)',
  'defendants?',
  '(?:people|persons?|those|students?|anyone|someone|somebody|whoever|wom[ae]n|m[ae]n|girls?|boys?)(?: who)? (?:who )?(?:brings?|bringing|makes?|making|files?|filing|reports?|reporting|come forward|comes forward|coming forward|accuses?|complains?|faces?|facing|(?:is|are) (?:accused|charged|named|reported))',
  'friends? of (?:a|the|either) (?:party|complainant|respondent|accused)',
)
const judged = words(
  '(?:no|little|less|more|great) (?:store|stock|faith|trust|confidence)',
  '(?:carr(?:y|ies)|win[s]?) the day|prevail\\w*',

  '(?:more|less|not|in)?[- ]?(?:credible|believable|reliable|truthful|trustworthy)',
  'credibility',
  '(?:more|less|little|no|greater|lesser|lower|reduced|additional|extra|limited|full) (?:weight|credence|credit)',
  'discount(?:ed|s)?',
  'self[- ]serving',
  'believed?',
  'disbelieved?',
)
const statusReason = words(
  '(?:will|would|can be expected to|is bound to|are bound to|tends? to) (?:say anything|deny|lie|protect|minimi[sz]e|cover)',
  '(?:does|do|would|will) not (?:lie|make (?:such|this|these|it|things)|invent|come forward) (?:\\w+ )?(?:about|up|without|for|lightly)?',

  'every reason to (?:lie|deny)',
  '(?:has|have|had|with) (?:nothing|little|something|everything|the most|a lot|much) to (?:lose|gain|win)',
  '(?:has|have|had) (?:an? )?(?:obvious |clear |strong |natural )*(?:motive|incentive|interest|reason) to (?:lie|deny|fabricate|minimi[sz]e|protect|avoid)',
  "(?:rarely|seldom|hardly ever|almost never|do not|don't|never|generally do not) (?:lie|make (?:\\w+ )?(?:up|things up|such)|fabricate|invent)\\w*",
  '(?:naturally|always|typically|usually|invariably|inevitably|of course) (?:den(?:y|ies)|lies?)',
  'no (?:motive|reason) to (?:lie|fabricate|invent|make)',
)
const neutral = [
  phrase`(?:not|never|neither|nor|no|without|rather than|regardless|irrespective) (?:be |been |on |to |based |made |begin |start |made on |inference |weigh\w* |give\w* |automatically |presume\w* )*(?:on|by|believ\w+|because|the basis|a person's|status|role|presum\w+|assum\w+|either|any|reason|treat\w*|credib\w+ determinations?|inference|base[ds]?|solely|more|deemed)`,
]

/** 106.45(b)(1)(ii): nobody is believed or doubted for being complainant, respondent or witness. */
export const credibility = rule('RPT-07', {
  check: search({
    against: [
      against(
        phrase`(?:as|because|since|given that|being|inasmuch as) … (?:${roleName}|is accused) … ${statusReason}`,
        { anyStance: true, unless: neutral },
      ),
      against(
        phrase`(?:because|since|as|being|given that) (?:he|she|they|you|of (?:his|her|their|your) (?:status|role|position)|m[rs]s?\. \w+|the student|this|it) … (?:is|was|are|were|as|comes from) (?:merely |only )?(?:the |an? )?(?:${roleName}|accused) … ${judged}`,
        { anyStance: true, unless: neutral },
      ),
      against(
        phrase`(?:${judged}) … (?:because|since|as) (?:he|she|they|you|it|these) (?:is|was|are|were|came? from|comes? from) (?:the |an? )?(?:${roleName}|accused)(?! (?:to|about|on|that|who (?:gave|has)))`,
        { anyStance: true, unless: neutral },
      ),
      against(phrase`${roleName} … ${statusReason}`, {
        anyStance: true,
        unless: [
          ...neutral,
          phrase`(?:witness \w+|respondent|complainant|he|she|they) (?:said|stated|told|testified|claimed|argued|believes?|felt|alleged)`,
        ],
      }),
      against(
        phrase`(?:begin|start|proceed|operate|work)(?:s|ing)? (?:by|from|with) (?:the )?(?:believing|belief|trusting|accepting|presumption|assumption|premise|position) … (?:${roleName}|truth|true)`,
        { unless: [...neutral, phrase`not responsible|innocen\w+`] },
      ),
      against(
        phrase`(?:presum\w+|assum\w+|believ\w+|accept\w*|trust\w*|take\w* as (?:true|a given)) … (?:that )?(?:the |all |every |our )?${complainant} … (?:is|are|was|were|to be)? ?(?:tell\w* the truth|truthful|credible|believed|honest|truth|right|correct)`,
        {
          unless: [
            ...neutral,
            phrase`because (?:her|his|their|the) (?:account|statement|testimony|story)|panel found|found the|i find|we find|consisten\w+|detail\w*|corroborat\w+`,
          ],
        },
      ),
      against(
        phrase`(?:statements?|testimony|word|accounts?|denials?|version|evidence) (?:of|by|from|given by) (?:the |an? |any )?(?:${roleName}) … (?:(?:is|are|was|were|will be|be|as|shall be) )?(?:inherently |automatically |generally |always |entitled to |given |afforded |accorded |to be )*${judged}`,
        {
          unless: [
            ...neutral,
            phrase`because (?:it|his|her|their|the)|inconsisten\w+|changed|detail\w*|corroborat\w+|matched|consistent|conflict\w*|supported|evidence shows`,
          ],
        },
      ),
      against(
        phrase`(?:denial|denials) … (?:is|are|was) (?:entitled to|given|accorded|afforded) (?:little|no|less) (?:weight|credence)`,
        { unless: neutral },
      ),
      against(
        phrase`friends? (?:of|and \w+ of) (?:an? |the |either )?(?:party|complainant|respondent|accused|student) … (?:cannot|can not|are not|is not|can never|never) … (?:credible|believed|relied|reliable|objective|trusted|neutral)`,
      ),
      against(
        phrase`(?:for that reason alone|solely because|simply because|just because|merely because|only because|for (?:this|that) reason) … (?:weight|credib\w+|believ\w+|discount\w*|disregard\w*|reliable)`,
        {
          anyStance: true,
          unless: neutral,
          near: [
            phrase`(?:teammate|friend|roommate|brother|sister|relative|girlfriend|boyfriend|fraternity|sorority|respondent|complainant|accused|party|witness|mother|father|parent)`,
          ],
        },
      ),
      against(
        phrase`(?:gives?|gave|given|place[sd]?|assign\w*|afford\w*|accord\w*) (?:greater|more|less|no|little|extra|additional|full) (?:weight|credence|credit) … ${complainant}(?:'s)? … because … (?:victims|complainants|survivors|reporting|accusers)`,
      ),
      against(phrase`benefit of the doubt`, {
        about: [phrase`(?:complainant|victim|survivor|reporting)`],
        unless: neutral,
      }),
      against(
        phrase`(?:teammates?|friends?|roommates?|relatives?|family members?|brothers|sisters|couples|athletes|young (?:men|women)|boys|girls|wom[ae]n|m[ae]n|victims|survivors|students) (?:always |often |usually |generally |naturally |tend to |will |do not |never |rarely )?(?:stick together|protect (?:each other|their own|one another)|covers? for|lies? (?:for|about)|sides? with|back each other|make (?:it|this|these things|such things) up)`,
        { unless: neutral },
      ),
      against(
        phrase`(?:word|account|version|statement) of the (?:person|student|one|woman|man|girl|boy|party) (?:who was |who is )?(?:harmed|hurt|reporting|complaining|accused|who (?:reported|complained|came forward)) … (?:should|must|will|is to|shall|always|is entitled|carries|prevails|weighs)`,
        { unless: neutral },
      ),
      against(
        phrase`(?:belief|assumption|premise|position|view|principle) that (?:the |every |each |a )?(?:${complainant}|person (?:bringing|making|who) … ) … (?:truth|truthful|honest|believed|right|credible)`,
        { unless: [...neutral, phrase`not responsible`] },
      ),
      against(
        phrase`(?:believe|trust|side with|credit) (?:the )?${complainant} (?:by default|first|unless|until|from the (?:start|outset)|as a (?:starting point|matter of (?:policy|principle)))`,
        { unless: neutral },
      ),
      against(
        phrase`(?:find|believe|consider|regard|hold|deem|think|view)s? (?:that )?(?:${roleName}|those who (?:report|accuse|complain)|people who (?:report|are accused)) (?:to be |as |are |is )?(?:generally |usually |inherently |always )?(?:more|less|not) (?:truthful|credible|believable|reliable|honest|likely to (?:lie|tell))`,
        {
          unless: [
            ...neutral,
            phrase`because (?:her|his|their|the)|in this case|detail\w*|consisten\w+`,
          ],
        },
      ),
      against(
        phrase`(?:witness\w*|persons?|people|students|anyone|those) (?:who (?:are|is|were) |that are )?(?:friends?|friendly|close|related|teammates?|roommates?|relatives?|family)(?: members?)? (?:of|to|with) (?:a|the|either) (?:party|respondent|complainant|accused|student) … (?:unreliable|not (?:be )?(?:reliable|credible|believed|considered|trusted|neutral)|biased|less weight|no weight|little weight|discounted|disregarded)`,
        { unless: neutral },
      ),
      against(
        phrase`(?:interest|stake) in the (?:outcome|result|case) … (?:little|less|no|reduced|lower) weight`,
        { about: [phrase`(?:respondent|complainant|accused|party)`], unless: neutral },
      ),
      ...roleBelieved,
    ],
    found: [
      against(phrase`credib\w+ … (?:not|never|regardless|rather than|without) … (?:status|role)`),
      against(
        phrase`(?:no|not|without) … (?:status|role) … (?:complainant|party|respondent|witness)`,
      ),
    ],
    silence: 'silent',
  }),
})
