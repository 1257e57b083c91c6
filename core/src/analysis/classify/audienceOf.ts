import type { Reading } from '../../document/reading.ts'
import { wording } from '../language/phrase.ts'
import type { Audience } from '../report.ts'
import { sampleOf } from './sampleOf.ts'

/** A sign with what one mention weighs. */
type Sign = readonly [weight: number, says: RegExp]

const college: readonly Sign[] = [
  [3, wording`universit(?:y|ies)`],
  [3, wording`colleges?(?! (?:avenue|ave|street|st|road|drive|bound|fair|board))`],
  [
    3,
    wording`institute of (?:technology|art|design)|polytechnic|conservatory|seminary|law school|medical school`,
  ],
  [2, wording`residence halls?|dorm(?:s|itory|itories)?|residence life|resident assistants?`],
  [2, wording`dean|provost|chancellor|registrar|bursar|dean of students|student affairs`],
  [2, /\.edu\b/g],
  [
    1,
    wording`faculty|semester|undergraduates?|graduate|sophomore|freshman|campus|sorority|fraternity|postsecondary`,
  ],
]
const school: readonly Sign[] = [
  [
    4,
    wording`school district|(?:unified|consolidated|union|independent|regional|central) school(?:s| district)?|(?:county|public|city|area|township) schools|school corporation|board of education|school board|(?<!college )district(?! (?:attorney|court|judge))`,
  ],
  [
    3,
    wording`(?:elementary|middle|junior high|high|primary|grade) school|academy|k-12|grades? (?:k|\d{1,2})`,
  ],
  [3, wording`principals?|superintendent|homeroom`],
  [2, wording`parents?|guardians?|your (?:son|daughter|child)|famil(?:y|ies)`],
  [1, wording`board policy|school days?|bus|iep|teachers?`],
]

/** More mentions than this of one sign say nothing new. */
const MOST_MENTIONS = 3
const LEAST = 2
const LEAD = 1.3

/** Whether the document comes from a college or a K-12 school; null where its words do not tell. */
export function audienceOf({ sentences }: Reading): Audience {
  const plain = sampleOf(sentences)
    .map((sentence) => sentence.plain)
    .join('\n')
  const letterhead = plain.slice(0, 300)
  const ofCollege = weigh(college, plain) + weigh(college, letterhead)
  const ofSchool = weigh(school, plain) + weigh(school, letterhead)
  if (ofCollege >= LEAST && ofCollege > ofSchool * LEAD) return 'postsecondary'
  if (ofSchool >= LEAST && ofSchool > ofCollege * LEAD) return 'k12'
  return null
}

function weigh(signs: readonly Sign[], text: string): number {
  let sum = 0
  for (const [weight, says] of signs) {
    const mentions = text.match(says)?.length ?? 0
    sum += weight * Math.min(MOST_MENTIONS, mentions)
  }
  return sum
}
