import { mended } from '../../../language/conditionWords.ts'
import { against, type Pattern } from '../../../language/find.ts'
import { not } from '../../../language/oneSidedWords.ts'
import { phrase, words } from '../../../language/phrase.ts'

const stage = words(
  'process',
  'cases?',
  'complaints?',
  'investigations?',
  'investigator',
  'hearings?',
  'appeals?',
  'matters?',
  'proceedings',
  'decision-?maker',
  'mediation',
  'extensions?',
  'delays?',
  'time ?frames?',
  'periods?',
  'deadlines?',
  'files',
)
const open = words(
  'no (?:time frames?|deadlines|time limits?|set (?:time|period|number)|dates?|schedule)',
  `${not} (?:\\w+ ){0,3}?(?:put dates|deadlines|bind|consider it helpful to lay down|lay down periods|set(?:ting)? (?:one|any)|name a date)`,
  'refrain from setting',
  'any length of time',
  'whatever time',
  'as often as (?:he|she|they|it)',
  'when (?:staff|time|resources) (?:is|are|permits?|allows?)',
  'in due time',
  'at the pace',
  'before the respondent graduates',
  "(?:during|in) the respondent's final year",
  '(?:three|two|four|several) years',
  'eighteen months',
  'be it years',
  'aspirational',
  'for any reason',
  'until the last court',
  'top of the pile',
  'until he is back',
  'next year',
  'nothing runs',
  'not been assigned',
  'do not bind the',
  'when it needs it',
  'when the budget',
  'no obligation to follow a calendar',
  'put on hold',
  'taken up in the fall',
  'stays where it is',
  'tie our hands',
)
const unannounced = words(
  'need not tell',
  'without (?:notice|telling|explanation)',
  'not (?:stated|explained|explain|announced|told)',
  'orally',
  'to no one',
  'no letter (?:about it )?was sent',
  'not having heard from us',
  'after it has expired',
  'not our habit to write',
  'nor does it send out',
  'did not explain',
  'reasons are not',
  'on its own motion',
  'internal one',
)
const prompt = [
  ...mended,
  phrase`(?:good cause|in writing|wrote to both|letter to both|gets a letter|both parties are told|federal law sets no|making a report|filing a|report may be|to report|taken the place|one often hears|construction|new wing|two years ago|supportive|reports? (?:may|can)|\d+ (?:school |business |calendar )?days|sixty|forty-five|ninety|may not extend|records?|no longer than)`,
]

/** The ways in which a policy leaves the time of the process open. */
export const timeFrameWays: readonly Pattern[] = [
  against(phrase`${stage} … (?:${open})`, { unless: prompt }),
  against(phrase`(?:${open}) … ${stage}`, { unless: prompt }),
  against(phrase`${stage} … (?:${unannounced})`, {
    about: [phrase`(?:delays?|extensions?|time|period|hold|extend\w*|deadlines)`],
    unless: prompt,
  }),
  against(phrase`(?:${unannounced}) … (?:delays?|extensions?|more time|takes longer)`, {
    unless: prompt,
  }),
  against(
    phrase`(?:give|gave|take|takes|took) (?:ourselves|itself|more) (?:more )?time … (?:not|needs it)|we (?:did not|do not) explain`,
    { near: [phrase`(?:time|delay|extension)`], unless: prompt },
  ),
  against(
    phrase`time limits bind the parties|we do not put dates|aim to be done in (?:two|three|four|five) years|time needed for an investigation depends|start thinking about a schedule|backlog of`,
    { unless: mended },
  ),
]
