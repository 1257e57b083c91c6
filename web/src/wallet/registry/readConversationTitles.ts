import { foreignLine } from '@hub/core/text/foreignText'
import { readUserConversations } from './readProfile.ts'
import type { Hex } from './records.ts'
import { type RegistryReader, readRegistry } from './registryReader.ts'
import { LINE_MOST } from './textMost.ts'

/** The titles of the user's newest conversations on chain, at most `most`. */
export async function readConversationTitles(
  reader: RegistryReader,
  user: Hex,
  most: number,
): Promise<string[]> {
  const ids = await readUserConversations(reader, user)
  return titlesOf(reader, ids.slice(-most))
}

/** How many are read at a time, newest first. */
const PAGE = 50

/** Whether the user has a conversation of this title on chain, however long ago. */
export async function hasConversation(
  reader: RegistryReader,
  user: Hex,
  title: string,
): Promise<boolean> {
  const ids = await readUserConversations(reader, user)
  for (let end = ids.length; end > 0; end -= PAGE) {
    const titles = await titlesOf(reader, ids.slice(Math.max(0, end - PAGE), end))
    if (titles.includes(title)) return true
  }
  return false
}

function titlesOf(reader: RegistryReader, ids: readonly number[]): Promise<string[]> {
  return Promise.all(
    ids.map(async (id) => {
      const { title } = await readRegistry(reader, 'getConversation', [BigInt(id)])
      return foreignLine(title, LINE_MOST)
    }),
  )
}
