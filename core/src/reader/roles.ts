import type { Sentence } from '../document/reading.ts'
import { headOf, scoresOf } from './heads.ts'
import { type Mention, readMentions } from './mentions.ts'
import type { ReaderModel } from './stances.ts'

/** By the role, the log odds that whom the words name has it. */
export type RoleOdds = ReadonlyMap<string, number>

/**
 * Reads which parts in the case they have whom these words name.
 *
 * @param onRead is told after each batch what share of the work is done, up to 1
 * @returns of each, in their order; of those that are not read nothing is told
 */
export async function readRoles(
  sentences: readonly Sentence[],
  reader: ReaderModel,
  mentions: readonly Mention[],
  onRead?: (share: number) => void,
): Promise<readonly (RoleOdds | undefined)[]> {
  const { file, numbers } = reader.times
  const head = headOf(file.heads.roles, numbers)
  const odds: (RoleOdds | undefined)[] = mentions.map(() => undefined)
  const take = (place: number, pooled: Float32Array) => {
    const scores = scoresOf(head, pooled)
    odds[place] = new Map(file.roles.map((role, at) => [role, scores[at] ?? 0]))
  }
  await readMentions(sentences, reader, mentions, take, onRead)
  return odds
}
