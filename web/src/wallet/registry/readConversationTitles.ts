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
  return Promise.all(
    ids.slice(-most).map(async (id) => {
      const { title } = await readRegistry(reader, 'getConversation', [BigInt(id)])
      return foreignLine(title, LINE_MOST)
    }),
  )
}
