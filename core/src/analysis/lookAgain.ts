import { type Pair, readPairs } from '../reader/pairs.ts'
import type { ReaderModel, Stance, Stances } from '../reader/stances.ts'
import type { Facts } from './facts.ts'
import { pointsFor } from './point.ts'

/** Log odds of going against a point from which a sentence is looked at again, and how many of a point at most. */
const LEAST = -1.5
const MOST = 3

/**
 * Looks again at the sentences that may go against the points of a document.
 *
 * @param onRead is told after each batch what share of the work is done, up to 1
 * @returns the same stances, with what the second look says
 */
export async function lookAgain(
  { docType, audience, reading }: Pick<Facts, 'docType' | 'audience' | 'reading'>,
  stances: Stances,
  reader: ReaderModel,
  onRead?: (share: number) => void,
): Promise<Stances> {
  const ids = pointsFor(docType, audience).map(({ requirements: [id] }) => id)
  const pairs = ids.flatMap((id) => worthALook(stances.of(id) ?? [], id))
  if (pairs.length === 0) {
    onRead?.(1)
    return stances
  }
  const looks = await readPairs(reading.sentences, reader, pairs, onRead)
  const seen = new Map(
    pairs.map(({ requirement, sentence }, at) => [`${requirement} ${sentence}`, looks[at]]),
  )
  return {
    ...stances,
    of: (requirement) =>
      stances.of(requirement)?.map((stance, at) => {
        const second = seen.get(`${requirement} ${at}`)
        return second ? { ...stance, second } : stance
      }),
  }
}

function worthALook(stances: readonly Stance[], requirement: string): Pair[] {
  return [...stances.entries()]
    .filter(([, { against }]) => against > LEAST)
    .toSorted(([, one], [, other]) => other.against - one.against)
    .slice(0, MOST)
    .map(([sentence]) => ({ sentence, requirement }))
}
