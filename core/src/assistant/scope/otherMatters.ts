import { phrase } from '../../analysis/language/phrase.ts'
import type { Sign } from '../language/signs.ts'
import type { ScopeKind } from './outOfScope.ts'

const board =
  '(?:(?:nursing|medical|dental|pharmacy|bar|licensing|state|teaching|teachers?|certification|counseling|psychology|social work) (?:board|licen[sc]e|licensure|credentials?|certificate)|licensing|licen[sc]e|licensure|bar exam|bar admission|the bar (?:association|examiners|committee)|character and fitness|security clearance)'
const license: readonly Sign[] = [
  {
    says: [
      phrase`(?:lose|losing|take|takes|taking|pull|pulls|revoke|deny|denied|affect|affects|keep|still|gone|sit for|disclose|tell|report|find out|get) … ${board}`,
      phrase`${board} … (?:deny|take|affect\w*|revoke\w*|gone|over|reject|find out|care|do with|see|lose|refuse|know|still|at risk|safe)`,
      phrase`(?:military|army|navy|air force|marines|rotc|national guard) … (?:take me|kick|discharge\w*|find out|accept|reject|disqualif\w*|still (?:join|serve|commission))`,
    ],
    unless: [
      phrase`(?:drivers?|driving|liquor|marriage|medical certificate) ?(?:licen[sc]e)?(?= |$)`,
      phrase`(?:board|licen[sc]e\w*) .. (?:decides?|hears?|hearing|advisor|training)`,
      phrase`(?:school|state) board`,
      phrase`(?:reschedul\w*|postpone\w*|shift it|move (?:it|the hearing)|same (?:day|morning|time))`,
    ],
  },
]

/** A job that is not the school's: other law, and the EEOC. */
const work: readonly Sign[] = [
  {
    says: [
      phrase`(?:wrongful (?:termination|dismissal|firing)|unemployment (?:benefits|insurance|claim|office|money)|(?:file|filing|collect|get|apply) .. unemployment|workers? comp\w*|severance|overtime pay|wage theft|non ?compete|fmla|labor board|employment lawyer)`,
      phrase`(?:boss|manager|supervisor|coworker|co worker) … (?:walmart|target|starbucks|mcdonalds|amazon|costco|uber|(?:grocery|coffee|book|clothing|shoe|pet|hardware) (?:store|shop)|restaurant|diner|warehouse|mall|salon|call center|factory|law firm|bank)`,
      phrase`(?:walmart|target|starbucks|mcdonalds|amazon|costco|(?:grocery|coffee|clothing|shoe|pet|hardware) (?:store|shop)|restaurant|diner|warehouse|mall|salon|call center|factory|law firm) … (?:boss|manager|supervisor|coworker|co worker)`,
    ],
    unless: [
      phrase`(?:campus|university|college|school) (?:cafe|store|bookstore|job|restaurant|dining|bank|coffee)`,
      phrase`(?:on campus|in the union|student union|dining hall|campus)`,
    ],
  },
]

const housing: readonly Sign[] = [
  {
    says: [
      phrase`(?:break|breaking|end|get out of|out of|cancel|terminate|leave|on|off|sign(?:ed)?) .. (?:my |the |our |a |this )?lease`,
      phrase`(?:landlord|landlady|property manager|leasing office) … (?:owe|pay|break|out of|let me|evict\w*|allowed|refus\w*|deposit|force|make|keep|keeps|can he|can she|can they|lease|locks?|rights)`,
      phrase`(?:is|can|does|must|has|what|how) .. (?:my|the|our) landlord`,
      phrase`(?:evict(?:s|ed|ing|ion)?|security deposit|tenants? rights|sublet\w*|subleas\w*)`,
    ],
    unless: [
      phrase`(?:dorm|residence hall|campus housing|university housing|student housing|supportive|allegations|filed|reported|the result|private property)`,
      phrase`(?:landlord|lease) … (?:saw|witness|the name|names|camera|footage|evidence|statement|count|happened)`,
    ],
  },
]

/** Recording others: state law. Recording at the hearing or in an interview is a matter of the guide. */
const recording: readonly Sign[] = [
  {
    says: [
      phrase`(?:can|could|may|should|want|wanna|allowed|going to|legal|illegal|crime|okay|if) .. (?:i |me |we |to |for ){0,3}(?:secretly |just )?(?:record|tape|film|bug|recording|taping) .. (?:him|her|them|my (?:ex|professor|boss|roommate|coach|teacher)|(?:a|the|our|my|phone) (?:calls?|phone call|conversations?|talk))`,
      phrase`(?:one|two|all) party (?:consent )?state`,
      phrase`(?:wear|hide) .. (?:a )?(?:wire|hidden (?:mic|camera|recorder))`,
    ],
    unless: [
      phrase`(?:hearing|interview|investigator|meeting|coordinator|school|evidence)`,
      phrase`(?:a|the|my|our|this) (?:recording|tape|video)`,
      phrase`(?:he|she|they|someone|somebody) .. (?:recorded|filmed|taped|is recording|was recording|films|records)`,
    ],
  },
]

const account =
  '(?:icloud|i cloud|cloud|phones?|snap\\w*|insta\\w*|emails?|accounts?|messages?|dms?|location|laptop|computer|facebook|tiktok|discord|gmail|google|files|texts?|locker|backpack)'
const intrude: readonly Sign[] = [
  {
    says: [
      phrase`(?:get|getting|break|breaking|hack|hacking|log|logging|sign|signing|sneak|sneaking|go|look) .. (?:in|into|inside|through) (?:his|her|their|my (?:ex|exs|boyfriends?|girlfriends?|roommates?)|the (?:respondent|complainant|witness)s?|someones?) ${account}`,
      phrase`(?:hack|unlock|clone|bug|mirror) .. (?:his|her|their|him|them)`,
      phrase`(?:guess|crack|know|have|got|find|get|use) .. (?:his|her|their) (?:password|passcode|pin|login|face id)`,
      phrase`(?:put|hide|slip|place|stick) .. (?:tracker|airtag|gps|spyware|camera|recorder) .. (?:on|in|under) (?:his|her|their)`,
      phrase`how (?:do|can|could|would) i .. (?:track|spy on|stalk|follow) (?:him|her|them|his|her)`,
    ],
    unless: [
      phrase`(?:he|she|they|someone|somebody|my ex|the school|investigator|coordinator|police|cops|it) .. (?:hacked|got into|broke into|is (?:tracking|in)|logged|keeps|has|used|put|went through|gets into|knows|knew|get into|got|go through|look through)`,
      phrase`(?:the school|investigator|coordinator|police) .. (?:get|search|hack|look|go)`,
    ],
  },
]

/** Law and life beside Title IX; each names what is asked for, not only what a message speaks of. */
export const otherMatters: readonly (readonly [ScopeKind, readonly Sign[]])[] = [
  ['license', license],
  ['intrude', intrude],
  ['recording', recording],
  ['housing', housing],
  ['work', work],
]
