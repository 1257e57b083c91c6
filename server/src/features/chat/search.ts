/**
 * Search in what is sealed: the rows are opened and read one after the other, the latest first, until a page
 * is full. No index of the words is kept, since it would say what was written.
 */
import { setImmediate } from 'node:timers/promises'
import type { Queries } from '../../db/database.ts'
import type { Keyring } from '../../sealing/keyring.ts'
import { allMessages } from './messageStore.ts'
import { type ConversationPlace, type OpenConversation, pageOfConversations } from './store.ts'

type Listed = OpenConversation & { place: ConversationPlace }

const AT_ONCE = 50

/** A page of an account's conversations whose title and messages hold all words of the search. */
export async function searchConversations(
  queries: Queries,
  keyring: Keyring,
  filter: { userId: string; limit: number; place?: ConversationPlace | undefined; search: string },
): Promise<Listed[]> {
  const { limit, search, userId } = filter
  const words = folded(search).split(/\s+/)
  const found: Listed[] = []
  let { place } = filter
  do {
    const rows = await pageOfConversations(queries, keyring, { userId, limit: AT_ONCE, place })
    for (const row of rows) {
      const messages = await allMessages(queries, keyring, row.id)
      const text = folded([row.title, ...messages.map(({ content }) => content.text)].join('\n'))
      if (words.every((word) => text.includes(word))) found.push(row)
      if (found.length === limit) return found
      // Others are served between two conversations.
      await setImmediate()
    }
    place = rows.length === AT_ONCE ? rows.at(-1)?.place : undefined
  } while (place)
  return found
}

/** Without case and accents, and with straight apostrophes. */
function folded(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[‘’]/g, "'")
    .toLowerCase()
    .trim()
}
