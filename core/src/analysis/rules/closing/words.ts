/** Word groups that the rules of this folder share. */
import { words } from '../../language/phrase.ts'

export const dismissal = words(
  'dismiss(?:al|als|ed|es|ing)?',
  'clos(?:e|ed|es|ing|ure)',
  'discontinu\\w+',
  'not (?:be )?(?:go(?:ing)?|proceed\\w*|mov(?:e|ing)|tak(?:e|en|ing)) (?:forward|ahead|further)',
  'end(?:s|ed|ing)? (?:the|our|this) (?:case|matter|process|investigation)',
  'no longer (?:be )?(?:investigat\\w+|pursu\\w+)',
  'declin\\w+ to (?:investigate|proceed)',
  'administratively closed',
  'terminat\\w+',
)
export const appeal = words(
  'appeal(?:s|ed|able|ing)?',
  'reconsider(?:ed|ation)?',
  '(?:be )?review(?:ed|able)?',
  'challeng(?:e|ed|eable)',
  'contest(?:ed)?',
)
export const decided = words(
  'decided',
  'decision',
  'determin(?:ed|ation)',
  'denied',
  'granted',
  'upheld',
  'affirmed',
  'reversed',
  'overturned',
  'sustained',
  'rejected',
  'concluded',
  'remanded',
  'modified',
)
export const informed = words(
  'informed',
  'told',
  'notified',
  'advised',
  'sent',
  'given',
  'received',
  'mailed',
  'e-?mailed',
  'learned',
  'contacted',
  'made aware',
  'provided',
  'copied',
  'shared with',
  'let .. know',
)
export const earlierOrLater = words(
  '(?:last|next|the following|the previous) (?:week|month|day|term|semester)',
  '(?:yesterday|tomorrow)',
  '(?:a|one|two|three|four|five|six|seven|eight|nine|ten|several|some|\\d+) (?:business |calendar |school )?(?:days?|weeks?|months?|hours?) (?:ago|earlier|before|later|after|from now|prior|in advance)',
  'earlier this (?:week|month)',
  'later this (?:week|month)',
  'already',
  'in advance',
  'ahead of',
  'separately',
  'at a later (?:date|time)',
  'in due course',
  'first',
  'before you',
  'beforehand',
  'prior to this',
  'once you',
)
export const otherParty = words(
  'the other (?:party|student|person|side)',
  '(?:the )?(?:complainants?|respondents?)',
  "(?:mr|ms|mrs|mx|dr|prof)\\. [\\w'-]+",
  'your (?:classmate|fellow student)',
  'the (?:reporting|responding|accused) (?:party|student)',
  'both of (?:the|her|his) parents',
  '(?:he|she|they)',
)
export const removal = words(
  'emergency removal',
  'remov(?:e|ed|al|ing)',
  'interim suspen(?:sion|ded)',
  'suspen(?:sion|ded|d)',
  'barred from (?:campus|the campus|university|school|all)',
  'excluded from',
  'exclusion',
  'banned from',
  'persona non grata',
  'may not (?:be on|enter|come (?:to|on)|set foot on) (?:campus|school grounds|university property|any)',
)
export const mediation = words(
  'mediat(?:ion|or|ors|ed)',
  'informal (?:resolution|process|conference)',
  'restorative (?:circle|conference|justice|process|practices?)',
  'facilitated (?:conversation|dialogue|discussion)',
  'resolution (?:session|meeting|conference|process|agreement)',
  'shuttle',
  'alternative resolution',
  'adaptable resolution',
  'circle',
  'conciliation',
  '(?:facilitated|mediated) (?:talks?|meetings?|agreement)',
  'informal (?:track|route|way|settlement)',
  'sit(?:ting)? down',
  'bring (?:the two of )?you together',
  'settl(?:e|ed|ing)',
  'sessions?',
)
export const staff = words(
  '(?:assistant |associate |adjunct |visiting |full )?professors?',
  'instructors?',
  'lecturers?',
  'faculty(?: members?)?',
  '(?:head |assistant )?coach(?:es)?',
  'teachers?',
  'employees?',
  'staff(?: members?)?',
  'deans?',
  'supervisors?',
  'librarians?',
  'custodians?',
  'principals?',
  'bus drivers?',
  'teaching assistants?',
  'aides?',
  'counselors?',
  'paraprofessionals?',
  'athletic trainers?',
  'band directors?',
  'administrators?',
  'security (?:guards?|officers?)',
  'lab managers?',
  'substitutes?',
)

/** How a dismissal is told: what was dismissed, closed, not pursued. */
export const dismissed = words(
  'dismiss\\w*',
  '(?:is|are|was|been|be|regarded as|considered) (?:now |hereby |therefore |accordingly |administratively )*(?:closed|at an end|discontinued)',
  'clos(?:e|ed|es|ing|ure)',
  'not (?:be )?(?:pursued|go(?:ing)? (?:forward|ahead|on)|proceed\\w*|tak(?:e|en|ing) (?:forward|further)|mov(?:e|ing) forward)',
)
/** The two sides and whoever stands for them, where one is told and another is not. */
export const someParty = words(
  "other (?:party|student|person|side|family|individual)(?:'s)?",
  "(?:complainant|respondent|appellant)s?(?:'s?)?",
  "(?:reporting|responding|accused|complaining|non-appealing|opposing) (?:party|student|person|side)(?:'s)?",
  "(?:mr|ms|mrs|mx|dr|prof)\\. [\\w'-]+",
)
/** What somebody did in the case before the appeal. */
export const earlierPart = words(
  '(?:chaired|heard|led|conducted|carried out|ran|decided|investigated|issued|wrote|made|presided|adjudicated|handled|found|sat on|served (?:on|as)|took part in|handed down|signed)',
)
