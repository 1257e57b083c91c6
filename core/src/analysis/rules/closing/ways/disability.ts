import { mended } from '../../../language/conditionWords.ts'
import { against, type Pattern } from '../../../language/find.ts'
import { not, turnedAway } from '../../../language/oneSidedWords.ts'
import { phrase, words } from '../../../language/phrase.ts'

const right = words(
  '(?:his |her |their |your |the )?(?:iep|individuali[sz]ed education (?:program|plan))(?: team)?',
  '504(?: plan)?',
  'section 504',
  '(?:americans with disabilities act|the ada|ada)',
  'individuals with disabilities',
  'disabilit(?:y|ies)(?: \\w+)?',
  'accommodations?',
  'extra time',
  'note taker',
  'service (?:dog|animal)',
  'captions?',
  'braille',
  'interpreter',
  'behavior plan',
  'manifestation',
  'special education',
  'aide',
  'one-to-one nurse',
  '(?:reading|speech|occupational) (?:specialist|therapist)',
  'transportation',
  'stay-put',
  'free appropriate public education',
  'medication',
  'diagnosis',
  'autism',
  'ramp-accessible',
  'reduced course load',
  'testing room',
  'supports',
  'behavior came from the disability',
  'online course',
  'disability office',
)
const cut = words(
  '(?:is|are|be|as) (?:\\w+ )?(?:paused|suspended|void|cancel+ed|moot|resting|not applicable|ended|stopped|on hold|limited to)',
  '(?:end|ends) (?:with|at)',
  'lose (?:their|his|her|your)',
  'no claim',
  'not (?:hold|applicable|told|allowed|offer|make up|be taken|something)',
  'cannot offer',
  'may not have',
  'assigned (?:elsewhere|to other)',
  'given other duties',
  'will be (?:without|assigned to other)',
  'until (?:reinstated|the case|further notice)',
  'skip that step',
  'waive',
  'comes before that',
  'outside the protection',
  'no dealings',
  'obstruction',
  'unfair to the complainant',
  'needs no review',
  'wait until',
  'has stairs',
  'have to drive',
  'ask you to wait',
  'as resting',
  '(?:plan|program) is void',
  'comes before that',
  'taken into account',
)
const kept = [
  ...mended,
  phrase`(?:(?:is|are) not (?:suspended|paused|affected|cancel+ed)|goes on|go on|continues?|remains? open|nothing (?:about|in)|not paused|same on the day|accessible flat|will come to|goes where|may not be construed|at our expense|error|pick you up|meets on|will meet|convene|as it would for any)`,
]

/** The ways in which a removal takes away what a disability law gives. */
export const disabilityWays: readonly Pattern[] = [
  against(phrase`${right} … (?:${cut})`, { unless: kept }),
  against(phrase`(?:${cut}) … (?:${right})`, { unless: kept }),
  against(phrase`${right} … ${turnedAway}`, { near: [phrase`remov\w+`], unless: kept }),
  against(
    phrase`(?:treated like everybody else|we skip that step|end at the gate|as suspended|rests from the date)`,
    { near: [phrase`${right}`], unless: kept },
  ),
  against(phrase`${not} hold (?:a )?manifestation|(?:regular print|no captions)`, { unless: kept }),
]
