import { mended } from '../../../language/conditionWords.ts'
import { against, type Pattern } from '../../../language/find.ts'
import { phrase, words } from '../../../language/phrase.ts'
import { sentAway } from './removalWords.ts'

const oppose = words(
  'objections?',
  'object',
  'challeng(?:e|es|ed|ing)',
  'contest(?:s|ed|ing)?',
  'appeals?(?: against)?',
  'disagree',
  'arguing',
  'argue',
  'review(?:ed|able)?',
  'reconsider\\w*',
  'petition',
  'look(?:ed)? at (?:again|it|the removal)',
  'your (?:side|chance|views?|request to return|comments)',
  'written comments',
  'be heard',
  'to be heard',
  'opportunity',
  'talk about (?:it|the removal)',
  'speak about',
  'correspond',
  'the hearing that',
  'invited back',
  'told the reasons',
)
const late = words(
  'in the (?:spring|summer|fall|autumn|winter|new year)',
  'at (?:your|the|its) (?:hearing|end|close)',
  'when (?:you are|the|it|your)',
  'after (?:the|he|she|you|your|your first)',
  '(?:\\w+ )?weeks? from now',
  '(?:six|eight|four|three|two|several|\\w+ to \\w+) (?:weeks|months)',
  'first (?:thirty|\\d+|two|four) (?:days|weeks)',
  'first month',
  'once (?:you|the|your|he|she)',
  'only when',
  'in due course',
  'let things cool',
  'the break',
  'later',
  'with the (?:outcome|final decision)',
  'final decision',
  'end of the (?:month|term|semester|year)',
  'for the rest of the (?:semester|term|year)',
  'second half of',
  'on the (?:\\d+(?:st|nd|rd|th)|second|third|last) ?(?:tuesday|monday|wednesday|thursday|friday)?',
  'meets (?:again|next)',
  'should it find that you are not',
  'begins? when',
  'full calendar',
)
const barred = words(
  'no (?:opportunity|right|chance|way|point|hearing|challenge|appeal|review)',
  'not (?:be )?(?:provided|foreseen|available|open|heard|considered|possible|entertained|accepted|correspond|attend)',
  'cannot (?:attend|be (?:brought|heard|challenged|reviewed|contested))',
  'does not correspond',
  'forfeits?',
  'is returned',
  'have accepted the removal',
  'not for disclosure',
  'held in person',
  'makes? little sense',
)
const price = words(
  'bond',
  'fees?',
  'deposit',
  '\\$ ?\\d+',
  'psychiatric (?:report|evaluation)',
  'full statement',
  'accompanied by',
  'if (?:they|she|he|the family|the complainant) agrees?',
  'considers? it (?:useful|necessary|appropriate)',
  'at (?:her|his|their|its) convenience',
  'discretion',
  'who have not been removed before',
  'sees fit',
  'only if',
)
const now = [
  ...mended,
  phrase`(?:today|lifted|evening of|tomorrow|same day|at once|right away|immediate(?:ly)?|same evening|any later time|this (?:afternoon|evening|morning)|within (?:a day|the hour|one|two|24)|now|any (?:hour|time)|first thing|need not|do not have to|straight away|promptly|without delay|the grade|if you miss|no (?:bond|report|form|fee))`,
]

/** The ways in which a challenge to a removal is put off, barred or priced, or the removal is not told. */
export const removalChallengeWays: readonly Pattern[] = [
  against(phrase`${oppose} … ${late}`, { near: [phrase`${sentAway}`], unless: now }),
  against(phrase`${late} … ${oppose}`, { near: [phrase`${sentAway}`], unless: now }),
  against(phrase`${oppose} … ${barred}`, {
    near: [phrase`${sentAway}`, phrase`emergency`],
    unless: now,
  }),
  against(phrase`${barred} … ${oppose}`, {
    near: [phrase`${sentAway}`, phrase`emergency`],
    unless: now,
  }),
  against(phrase`${oppose} … ${price}`, { near: [phrase`${sentAway}`, phrase`safe`], unless: now }),
  against(phrase`${price} … ${oppose}`, { near: [phrase`${sentAway}`], unless: now }),
  against(phrase`if you disagree … (?:write|board|meets)`, {
    about: [phrase`${late}`],
    unless: now,
  }),
  against(
    phrase`(?:found out|learned|learnt|heard|told) … (?:another (?:mother|parent|student)|front of the door|at the gate|from (?:a )?(?:friend|security|classmates?))`,
    {
      near: [phrase`(?:${sentAway}|no letter|locks)`],
      anyStance: true,
      unless: now,
    },
  ),
  against(
    phrase`no (?:letter|notice|written notice|explanation) (?:was|is|will be|has been) (?:sent|given|needed|required|issued)`,
    { unless: now },
  ),
  against(
    phrase`act first|inform (?:the student|him|her|them|you) later|do(?:es)? not (?:state|say|tell|disclose|explain) (?:why|the reasons?)`,
    {
      near: [phrase`(?:${sentAway}|emergency|challenge)`],
      unless: now,
    },
  ),
  against(
    phrase`(?:considerations?|reasons?|grounds?) (?:\w+ ){0,5}?(?:are|is) not (?:for disclosure|disclosed|given|shared|stated)`,
    { unless: now },
  ),
  against(
    phrase`(?:superintendent|dean|president|principal|head|provost)'s (?:decision|order) … (?:reviewable|reviewed|review|looked at) … by the (?:superintendent|dean|president|principal|head|provost)`,
    { unless: now },
  ),
  against(
    phrase`(?:they|family|complainant) (?:will be )?(?:agree|agrees|consulted|consents?) … (?:you may|present|your (?:side|request))`,
    { near: [phrase`(?:return|remov\w+)`], unless: now },
  ),
]
