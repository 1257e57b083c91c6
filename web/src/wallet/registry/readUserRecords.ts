import { readUserConversations, readUserDocuments } from './readProfile.ts'
import type { Hex } from './records.ts'
import { type RegistryReader, readRegistry } from './registryReader.ts'

/** A record of the user's own: which one, and when it was written, in seconds since 1970. */
export interface UserRecord {
  kind: 'document' | 'conversation'
  id: number
  timestamp: number
}

/**
 * The newest documents and conversations of the user, at most `most` of each, newest first. Their names
 * are left where they are: a screen that somebody may look at needs only that they are there.
 */
export async function readUserRecords(
  reader: RegistryReader,
  user: Hex,
  most: number,
): Promise<UserRecord[]> {
  const [documents, conversations] = await Promise.all([
    readUserDocuments(reader, user),
    readUserConversations(reader, user),
  ])
  const records = await Promise.all([
    ...documents.slice(-most).map((id) => documentRecord(reader, id)),
    ...conversations.slice(-most).map((id) => conversationRecord(reader, id)),
  ])
  return records.toSorted((a, b) => b.timestamp - a.timestamp)
}

async function documentRecord(reader: RegistryReader, id: number): Promise<UserRecord> {
  const { timestamp } = await readRegistry(reader, 'getDocument', [BigInt(id)])
  return { kind: 'document', id, timestamp: Number(timestamp) }
}

async function conversationRecord(reader: RegistryReader, id: number): Promise<UserRecord> {
  const { timestamp } = await readRegistry(reader, 'getConversation', [BigInt(id)])
  return { kind: 'conversation', id, timestamp: Number(timestamp) }
}
