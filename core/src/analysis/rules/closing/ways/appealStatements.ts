import { mended } from '../../../language/conditionWords.ts'
import { against, type Pattern } from '../../../language/find.ts'
import { not, oneSide, turnedAway } from '../../../language/oneSidedWords.ts'
import { phrase, words } from '../../../language/phrase.ts'

const paper = words(
  '(?:written |opposing |supporting )*statements?',
  'repl(?:y|ies)',
  'briefs?',
  'responses?',
  'respond',
  'comments?',
  'commented',
  'submissions?',
  'papers?',
  'in writing',
  'writ(?:e|es|ing|ten)',
  'send (?:a|in|us)',
  'position',
  'pen to paper',
  'say something',
  'invit\\w+ (?:anything|either|any|her|him|the)',
  'anything further',
  'opposition',
  'heard at length',
)
const other = words(
  oneSide,
  'you',
  'your(?:s)?',
  'anybody',
  'either student',
  'non-appealing party',
  'appellee',
  'appellant',
  'other young (?:man|woman)',
  'other family',
  "girl's parents|boy's parents",
  'person who (?:brings|appealed)',
  'party who did not appeal',
)
const cut = words(
  turnedAway,
  'unopened',
  'not needed',
  'not its grounds',
  'no such stage',
  'only (?:have )?stirred',
  'stopped there',
  'already had (?:its|her|his) (?:day|say|turn)',
  'used (?:his|her) turn',
  'went (?:ahead|by) (?:without|the report)',
  'on the (?:hearing )?(?:file|record) as it stands',
  'nothing further',
  '(?:may|can|does|did|do|could) not',
  'was not (?:asked|invited|needed|given)',
  'saw no (?:benefit|need|use|point|reason)',
  'speaks for itself',
  'looked after by',
  'furnished with the result',
  'told (?:how it turned out|the result)',
  'to be the hearing transcript',
  'wait outside',
  'leave no papers',
  'draw .. in again',
  'until it was decided',
  'for a fee',
  '\\$ ?\\d+',
  'would help',
  'by tonight',
  'by return',
  'had passed when',
  'abundantly clear',
)
const fair = [
  ...mended,
  phrase`(?:new evidence|late|deadline|untimely) (?:\w+ )?(?:was|is|were) (?:set aside|refused|rejected)`,
  phrase`(?:both (?:of you|students|sides|parties|famil)\w*|each of you|either (?:party|of you)|neither (?:party|of you)|same (?:date|day|deadline|closing|ten|number|four)|chose not|had until|could answer|so could|so did|and two reminders|late statement was accepted|nobody spoke|investigator was not|witnesses|page limit that applies|used to|since 2020)`,
  phrase`(?:although|though|despite|even though) (?:\w+ ){0,3}?(?:invited|given|asked)`,
  phrase`(?:grounds?|argument|appeal) (?:is|are|was|were|fails?) (?:\w+ )?(?:rejected|denied|not|dismissed|without)`,
  phrase`(?:did not (?:take up|submit|file|send|use|reply|respond)|no (?:reply|response|statement) (?:was |came |has )?(?:received|came|arrived|been received))`,
]

/** The ways in which a party does not get to write about the appeal. */
export const appealStatementsWays: readonly Pattern[] = [
  against(phrase`${other} … ${paper} … ${cut}`, { near: [phrase`appeal\w*`], unless: fair }),
  against(phrase`${paper} … ${other} … ${cut}`, { near: [phrase`appeal\w*`], unless: fair }),
  against(phrase`${cut} … ${other} … ${paper}`, { near: [phrase`appeal\w*`], unless: fair }),
  against(phrase`${cut} … ${paper} … ${other}`, { near: [phrase`appeal\w*`], unless: fair }),
  against(phrase`${other} … ${cut} … ${paper}`, { near: [phrase`appeal\w*`], unless: fair }),
  against(
    phrase`only (?:the )?(?:person|party|student|side|one) (?:who|that) (?:brings?|brought|files?|filed|appeal\w*)`,
    { about: [phrase`(?:${paper}|sends?|portal|heard)`], unless: fair },
  ),
  against(
    phrase`(?:portal|form|box|page) … (?:is|are) open to … (?:who appealed|appellant|appealing)`,
    { unless: fair },
  ),
  against(
    phrase`(?:may run to|up to|had|given) (?:\w+ )?(?:\w+ )?(?:pages|weeks|days) … (?:yours|you may|the other)|(?:yours|hers|his) is limited to`,
    { near: [phrase`(?:appeal|reply|statement|position)`], unless: fair },
  ),
  against(
    phrase`(?:extension|more time|leave) … as (?:he|she) asked|request for the same was (?:refused|denied|declined)`,
    { near: [phrase`statement`], unless: fair },
  ),
  against(
    phrase`(?:received|filed) on (?:\w+) and (?:upheld|granted|decided|denied|allowed) on (?:\w+)`,
    { unless: fair },
  ),
  against(
    phrase`(?:rang|called|met|telephoned|spoke (?:to|with)) (?:both|the) (?:famil\w+|appellant|students?|parties) … (?:no call|no need|allowed|granted|did not)`,
    { near: [phrase`appeal\w*`], unless: fair },
  ),
  against(phrase`${not} (?:trouble|bother|disturb|invite|ask|involve|consult|draw) … ${other} … `, {
    near: [phrase`appeal\w*`],
    unless: fair,
  }),
  against(
    phrase`statements? from (?:students|parties|the complainant|the respondent) directly|in person … does not read`,
    { unless: fair },
  ),
  against(
    phrase`(?:complainants?|respondents?) may not,? (?:because|as|since|write|comment|reply)`,
    { unless: mended },
  ),
  against(
    phrase`${other} … (?:how it turned out|with the result|already had (?:its|her|his) (?:day|say|turn)|used (?:his|her) turn|speaks for itself|no such stage|unopened|stopped there|set aside|not its grounds)`,
    { near: [phrase`appeal\w*`], unless: fair, anyStance: true },
  ),
  against(phrase`(?:when|how) you could reply|no such stage|no call for anyone to`, {
    near: [phrase`appeal\w*`],
    unless: fair,
  }),
  against(phrase`respons?es? (?:to an appeal )?(?:are|is) accepted (?:where|if|when)`, {
    unless: fair,
  }),
]
