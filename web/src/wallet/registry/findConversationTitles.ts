import { foreignLine } from '@hub/core/text/foreignText'
import { readUserConversations } from './readProfile.ts'
import type { Hex } from './records.ts'
import { type RegistryReader, readRegistry } from './registryReader.ts'
import { LINE_MOST } from './textMost.ts'

/** How many are read at a time, newest first. */
const PAGE = 50

/** Titles by id. A record never changes, so none is read twice. */
export type KnownTitles = Map<number, string>

/**
 * Which of these titles the user has on chain, however long ago. The search ends with the last that is found.
 *
 * @param known what was read before, which this fills
 */
export async function findConversationTitles(
  reader: RegistryReader,
  user: Hex,
  wanted: readonly string[],
  known: KnownTitles = new Map(),
): Promise<string[]> {
  const missing = new Set(wanted)
  if (missing.size === 0) return []
  const ids = await readUserConversations(reader, user)
  // A local chain that began anew gives its ids again.
  if (known.size > ids.length) known.clear()
  for (let end = ids.length; end > 0 && missing.size > 0; end -= PAGE) {
    const page = ids.slice(Math.max(0, end - PAGE), end)
    await readTitles(reader, page, known)
    for (const id of page) missing.delete(known.get(id) ?? '')
  }
  return wanted.filter((title) => !missing.has(title))
}

async function readTitles(
  reader: RegistryReader,
  ids: readonly number[],
  known: KnownTitles,
): Promise<void> {
  const unknown = ids.filter((id) => !known.has(id))
  await Promise.all(
    unknown.map(async (id) => {
      const { title } = await readRegistry(reader, 'getConversation', [BigInt(id)])
      known.set(id, foreignLine(title, LINE_MOST))
    }),
  )
}
