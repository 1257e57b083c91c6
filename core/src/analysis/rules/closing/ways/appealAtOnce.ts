import { mended } from '../../../language/conditionWords.ts'
import { against, type Pattern } from '../../../language/find.ts'
import { oneSide } from '../../../language/oneSidedWords.ts'
import { phrase, words } from '../../../language/phrase.ts'

const news = words(
  'decisions?',
  'outcome',
  'results?',
  'ruling',
  'cop(?:y|ies)',
  'letters?',
  'notice',
  'yours',
  'hers',
  'his',
  'news',
  'hears? first',
  'told',
  'notif\\w+',
  'word',
)
const told = words(
  'told',
  'know',
  'knew',
  'hears?',
  'heard',
  'inform\\w*',
  'notif\\w*',
  'sent',
  'send',
  'mail(?:s|ed)?',
  'e-?mail(?:ed)?',
  'goes out',
  'given',
  'gave',
  'giv(?:e|es)',
  'shared',
  'released',
  'posted',
  'delivered',
  'rang',
  'called',
  'receiv(?:e|es|ed|ing)',
  'copy',
  'picked (?:his|hers|it) up',
  'find out',
  'learns?',
  'finds out',
  'write to',
  'writing to',
  'had the (?:result|decision)',
)
const some = words(
  oneSide,
  'you',
  'yours',
  'your',
  'athletes',
  'accused',
  'family at home|the \\w+s at home',
  'coaches',
  'party appealing',
  'student whose record',
  'young (?:man|woman)',
  "boy's parents|girl's parents",
  'other(?: one| family| party)?',
  'anyone else',
  'rest of you',
)
const apart = words(
  '(?:a |one |two |three |few |several |\\w+-\\w+ |\\d+ )(?:days?|weeks?|hours?|months?) (?:early|earlier|ahead|before|later|between|with the)',
  'first',
  'already',
  'afterwards?',
  'later',
  'later than',
  'before (?:the|you|it|that|she|he|anyone|your)',
  'ahead of',
  'followed on',
  'after the (?:appeal file|semester|next|regular)',
  '(?:once|when|until) (?:the|she|he|i|a) … (?:returns?|run|over|moved|moment|approved|closed|comes)',
  'not (?:released|sent|mailed|told) (?:before|until)',
  'in due course',
  'next week',
  'following the next',
  'to be mailed',
  'second attempt',
  'in two batches',
  'days later',
  'at once through these minutes|through these minutes',
  'a day early',
  'few days between',
  'at once;',
  'and only then',
  'followed',
  'printed later',
  'pass (?:it|this|the news) on',
  'now putting it in writing',
  'have had the decision for',
  'until your letter',
)
const together = [
  ...mended,
  phrase`(?:same (?:minute|time|e-?mail|day|hour|moment)|simultaneous\w*|neither|both (?:of you|hear|parties|students) |at once|jointly|single e-?mail|each received|together|when both|each party's advisor|declined|held until|ahead of the other|waited with|nothing in this decision)`,
  phrase`(?:statements?|repl(?:y|ies|ied)|exhibits?|evidence|questions?|witness\w*|investigat\w*|report|file (?:was|is)|submissions?|physician|remed\w+|interviews?|formal complaint|evidence|hearing was|transcript will)`,
  phrase`(?:of|that) (?:the|your|an|this) appeal (?:was|had|being|and)`,
]

/** The ways in which one party learns of the result of the appeal later, otherwise, or not at all. */
export const appealAtOnceWays: readonly Pattern[] = [
  against(phrase`(?:${some}) … (?:${told}) … (?:${apart})`, {
    near: [
      phrase`(?:appeal decisions?|decisions?|outcome|result|ruling|appeal result|your copy|appeal)`,
    ],
    unless: together,
  }),
  against(phrase`(?:${told}) … (?:${some}) … (?:${apart})`, {
    near: [
      phrase`(?:appeal decisions?|decisions?|outcome|result|ruling|appeal result|your copy|appeal)`,
    ],
    unless: together,
  }),
  against(phrase`(?:${apart}) … (?:${told}) … (?:${some})`, {
    near: [
      phrase`(?:appeal decisions?|decisions?|outcome|result|ruling|appeal result|your copy|appeal)`,
    ],
    unless: together,
  }),
  against(phrase`(?:${news}) … (?:${some}) … (?:${apart})`, { unless: together }),
  against(
    phrase`(?:on|by) (?:\w+day|\w+ \d+|the \d+(?:st|nd|rd|th)|courier|the first) … (?:and|whereas|while|but) (?:\w+ ){0,3}?(?:yours|you|complainants?|respondents?|with the (?:complainant|respondent)|the other) … (?:on|by|at|this|the)`,
    { near: [phrase`(?:decision|result|letters?|notice|decisions|told)`], unless: together },
  ),
  against(
    phrase`(?:told|sent to|rang|informed|notified) (?:mr|ms|mrs|mx)\.? [\w'-]+ (?:\w+ ){0,5}?on (?:\w+day|\w+ \d+)`,
    { near: [phrase`you (?:are )?(?:receiv\w+|get|hear)`], unless: together },
  ),
  against(
    phrase`(?:no need|not) (?:for|to) … (?:other (?:family|party|student)|receive a copy)|(?:may|can|must) (?:request|ask for|call .. to ask for?) (?:one|a copy|it|the office)`,
    { near: [phrase`(?:decision|appeal|copy|notice)`], unless: together },
  ),
  against(
    phrase`(?:decisions? on appeal|notice|decision|letter)s? (?:are|is) (?:given|sent) to the (?:student|party) (?:whose|appealing|who)`,
    { unless: together },
  ),
  against(
    phrase`you (?:have )?(?:heard|learned|learnt) (?:\w+ )?(?:the outcome|the result|it|about)? ?… (?:from|through|by) (?:your|a|the) (?:roommate|friend|coach|press|team|minutes|classmates?)|take silence as`,
    { unless: together },
  ),
  against(
    phrase`(?:only )?(?:verbal|oral) word|by (?:regular|second-class) mail,? (?:whereas|while|following)`,
    { unless: together },
  ),
  against(phrase`(?:cc|distribution) ?: … `, {
    about: [phrase`(?:complainant|respondent)(?:,| \() ?(?:to be|by second|hand|following)`],
    unless: together,
  }),
  against(phrase`(?:respondent|complainant)s? … on the first .. (?:complainant|respondent)s?`, {
    unless: together,
  }),
]
