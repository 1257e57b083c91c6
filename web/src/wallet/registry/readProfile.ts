import { foreignLine } from '@hub/core/text/foreignText'
import type { Hex, RegistryProfile } from './records.ts'
import { type RegistryReader, readRegistry } from './registryReader.ts'
import { LINE_MOST } from './textMost.ts'

/** What an address did here; its counts are right with or without a profile. */
export async function readProfile(reader: RegistryReader, user: Hex): Promise<RegistryProfile> {
  const profile = await readRegistry(reader, 'getUserProfile', [user])
  return {
    ...profile,
    username: foreignLine(profile.username, LINE_MOST),
    joinedAt: Number(profile.joinedAt),
    documentCount: Number(profile.documentCount),
    reviewCount: Number(profile.reviewCount),
    conversationCount: Number(profile.conversationCount),
  }
}

/** The ids of the user's documents, oldest first. */
export async function readUserDocuments(reader: RegistryReader, user: Hex): Promise<number[]> {
  return (await readRegistry(reader, 'getUserDocuments', [user])).map(Number)
}

/** The ids of the user's conversations, oldest first. */
export async function readUserConversations(reader: RegistryReader, user: Hex): Promise<number[]> {
  return (await readRegistry(reader, 'getUserConversations', [user])).map(Number)
}
