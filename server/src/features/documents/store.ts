import type { Report } from '@hub/core/analysis/report'
import type { Extracted } from '@hub/core/extract/extracted'
import { and, count, desc, eq, getTableColumns, inArray, sql, sum } from 'drizzle-orm'
import type { Queries } from '../../db/database.ts'
import { documents, users } from '../../db/schema.ts'
import type { DocumentKeys, Keyring } from '../../sealing/keyring.ts'
import { openStream } from '../../sealing/openStream.ts'
import type { Place } from '../../sealing/place.ts'
import { openText, sealText } from '../../sealing/sealText.ts'
import type { Storage } from '../../storage/storage.ts'
import type { AssistantNotes } from './checkNotes.ts'

export type DocumentRow = typeof documents.$inferSelect

/** A row in clear, but for its text and its analysis, with the keys that open them. */
export type OpenDocument = Omit<DocumentRow, 'wrappedKey'> & { keys: DocumentKeys }

export interface StoredAnalysis {
  readonly report: Report
  /** What a configured model added. */
  readonly assistant: AssistantNotes | null
}

/** What the row of a new document is made of. */
export interface NewDocument {
  id: string
  userId: string
  /** The key of its file in the storage. */
  filename: string
  originalName: string
  size: number
  mimeType: string
  wrappedKey: string
}

/** Where a page of documents ended: microseconds since 1970, and the last row's id. */
export type DocumentPlace = [uploaded: number, id: string]

const uploadedMicros = sql<number>`(extract(epoch from ${documents.uploadedAt}) * 1000000)::float8`
/** The text of a document can be as large as its file, so only who needs it reads it. */
const { content: _, ...withoutText } = getTableColumns(documents)
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Where a sealed column, or the file (`filename`), of a document belongs. */
export function placeOf(
  column: 'filename' | 'original_name' | 'content' | 'analysis',
  id: string,
): Place {
  return { table: 'documents', column, row: id }
}

/** Stores the rows of documents, with their names sealed. Answers them in the same order. */
export async function insertDocuments(
  queries: Queries,
  keyring: Keyring,
  made: readonly NewDocument[],
): Promise<OpenDocument[]> {
  const values = made.map(({ originalName, ...fields }) => {
    const keys = keyring.documentKeys(fields.id, fields.wrappedKey)
    const sealed = sealText(keys.text, originalName, placeOf('original_name', fields.id))
    // An upload may have begun before another key came to lock (decision 0049).
    const wrappedKey = keyring.rewrap(fields.id, fields.wrappedKey)
    return { ...fields, wrappedKey, originalName: sealed }
  })
  const rows = await queries.insert(documents).values(values).returning()
  const byId = new Map(rows.map((row) => [row.id, row]))
  return made.map(({ id }) => opened(keyring, byId.get(id) as DocumentRow))
}

/** A page of an account's documents without their texts, newest first: `limit` rows after `place`. */
export async function listDocuments(
  queries: Queries,
  keyring: Keyring,
  filter: { userId: string; limit: number; place?: DocumentPlace },
): Promise<(OpenDocument & { place: DocumentPlace })[]> {
  const { userId, limit, place } = filter
  const older =
    place && sql`(${uploadedMicros}, ${documents.id}) < (${place[0]}::float8, ${place[1]}::uuid)`
  const rows = await queries
    .select({ ...withoutText, uploaded: uploadedMicros })
    .from(documents)
    .where(and(eq(documents.userId, userId), older))
    .orderBy(desc(documents.uploadedAt), desc(documents.id))
    .limit(limit)
  return rows.map(({ uploaded, ...row }) => ({
    ...opened(keyring, { ...row, content: null }),
    place: [uploaded, row.id],
  }))
}

/** A document of this account; undefined for another's, an unknown one or what is no id. */
export async function findDocument(
  queries: Queries,
  keyring: Keyring,
  userId: string | null,
  id: string,
): Promise<OpenDocument | undefined> {
  if (!userId || !UUID.test(id)) return undefined
  const [row] = await queries.select().from(documents).where(ownedBy(userId, id))
  return row && opened(keyring, row)
}

/** As `findDocument`, without the text. */
export async function findListed(
  queries: Queries,
  keyring: Keyring,
  userId: string | null,
  id: string,
): Promise<OpenDocument | undefined> {
  if (!userId || !UUID.test(id)) return undefined
  const [row] = await queries.select(withoutText).from(documents).where(ownedBy(userId, id))
  return row && opened(keyring, { ...row, content: null })
}

/** For a job: a document, whoever owns it; undefined when it was deleted. */
export async function findDocumentById(
  queries: Queries,
  keyring: Keyring,
  id: string,
): Promise<OpenDocument | undefined> {
  const [row] = await queries.select().from(documents).where(eq(documents.id, id))
  return row && opened(keyring, row)
}

/** Deletes the row of a document of this account; the caller removes its file after the commit. */
export async function deleteDocument(
  queries: Queries,
  keyring: Keyring,
  userId: string,
  id: string,
): Promise<OpenDocument | undefined> {
  if (!UUID.test(id)) return undefined
  const [row] = await queries.delete(documents).where(ownedBy(userId, id)).returning(withoutText)
  return row && opened(keyring, { ...row, content: null })
}

/** The keys in the storage of all files of an account. */
export async function filesOf(queries: Queries, userId: string): Promise<string[]> {
  const rows = await queries
    .select({ filename: documents.filename })
    .from(documents)
    .where(eq(documents.userId, userId))
  return rows.map(({ filename }) => filename)
}

/** Which of these keys of the storage a row refers to. */
export async function keptFiles(queries: Queries, keys: readonly string[]): Promise<Set<string>> {
  const rows = await queries
    .select({ filename: documents.filename })
    .from(documents)
    .where(inArray(documents.filename, [...keys]))
  return new Set(rows.map(({ filename }) => filename))
}

/** How much an account keeps. */
export async function countKept(
  queries: Queries,
  userId: string,
): Promise<{ documents: number; bytes: number }> {
  const [row] = await queries
    .select({ documents: count(), bytes: sum(documents.size).mapWith(Number) })
    .from(documents)
    .where(eq(documents.userId, userId))
  return { documents: row?.documents ?? 0, bytes: row?.bytes ?? 0 }
}

/** Lets uploads of one account take turns until the transaction ends. False: there is no such account. */
export async function lockOwner(transaction: Queries, userId: string): Promise<boolean> {
  const rows = await transaction
    .select({ id: users.id })
    .from(users)
    .where(eq(users.id, userId))
    .for('update')
  return rows.length > 0
}

/**
 * The original of a document, in clear, as it comes from the storage.
 *
 * @throws SealBroken where the file is not as it was kept, or what the storage throws, both while it is read
 */
export async function* readOriginal(storage: Storage, row: OpenDocument): AsyncGenerator<Buffer> {
  yield* openStream(await storage.read(row.filename), row.keys.file, placeOf('filename', row.id))
}

/** The extracted text of a document; null until it was read. */
export function openContent({ id, content, keys }: OpenDocument): Extracted | null {
  if (content === null) return null
  return JSON.parse(openText(keys.text, content, placeOf('content', id))) as Extracted
}

/** The analysis of a document; null until there is one. */
export function openAnalysis({ id, analysis, keys }: OpenDocument): StoredAnalysis | null {
  if (analysis === null) return null
  const { sealed } = analysis as { sealed: string }
  return JSON.parse(openText(keys.text, sealed, placeOf('analysis', id))) as StoredAnalysis
}

const ownedBy = (userId: string, id: string) =>
  and(eq(documents.id, id), eq(documents.userId, userId))

/** @throws SealBroken for a row that was not sealed here, or not for this id */
function opened(keyring: Keyring, { wrappedKey, ...row }: DocumentRow): OpenDocument {
  const keys = keyring.documentKeys(row.id, wrappedKey)
  const originalName = openText(keys.text, row.originalName, placeOf('original_name', row.id))
  return { ...row, originalName, keys }
}
