/** Everything of one account as a JSON file, written as it is read: originals are never in memory as a whole. */
import { Readable } from 'node:stream'
import { accountExport } from '@hub/api/account'
import type { FastifyInstance } from 'fastify'
import { describeFailure } from '../../plugins/describeFailure.ts'
import { ownPagesOnly } from '../../plugins/originGuard.ts'
import { refusalSchemas } from '../../plugins/refusalSchemas.ts'
import { requireUser } from '../../plugins/session.ts'
import { openStream } from '../../sealing/openStream.ts'
import { openText } from '../../sealing/sealText.ts'
import type { Services } from '../../services.ts'
import { listActivities } from '../activities/store.ts'
import { allConversations, allMessages } from '../chat/store.ts'
import { listContents } from '../content/store.ts'
import { findDocument, type OpenDocument, placeOf } from '../documents/store.ts'
import { listPasskeys } from '../signIn/store.ts'
import * as store from './store.ts'

/** Says nothing to whoever sees the list of downloads. */
const FILE_NAME = 'export.json'

const ACTIVITIES_AT_ONCE = 500

export function registerExport(app: FastifyInstance, services: Services): void {
  const { path, summary } = accountExport
  const response = refusalSchemas({ method: 'GET', refusals: [401, 403] })
  app.get(
    path,
    { preHandler: ownPagesOnly, schema: { summary, response } },
    async (request, reply) => {
      const userId = requireUser(request)
      const file = Readable.from(everythingOf(services, userId), { objectMode: false })
      file.on('error', (error) => {
        request.log.error({ failure: describeFailure(error) }, 'an export broke off')
      })
      reply.headers({
        'content-type': 'application/json; charset=utf-8',
        'content-disposition': `attachment; filename="${FILE_NAME}"`,
      })
      return reply.send(file)
    },
  )
}

async function* everythingOf(services: Services, userId: string): AsyncGenerator<string> {
  const { queries } = services.database
  const passkeys = await listPasskeys(queries, userId)
  const account = await store.findAccount(queries, userId)
  const contents = await listContents(queries, userId)
  yield* jsonObject({
    account: jsonValue({ ...account, ...(await store.accountOrigins(queries, userId)) }),
    passkeys: jsonValue(
      passkeys.map(({ id, createdAt, lastUsedAt }) => ({ id, createdAt, lastUsedAt })),
    ),
    activities: jsonList(activitiesOf(services, userId)),
    conversations: jsonList(conversationsOf(services, userId)),
    documents: jsonList(documentsOf(services, userId)),
    // What they are sealed with is not known here, and the bytes are public: their addresses are all there is.
    contents: jsonValue(contents.map(({ cid, size }) => ({ cid, size }))),
  })
  yield '\n'
}

async function* activitiesOf(services: Services, userId: string): AsyncGenerator<[string]> {
  const { database, keyring } = services
  let after: string | undefined
  do {
    const filter = { userId, after, limit: ACTIVITIES_AT_ONCE }
    const rows = await listActivities(database.queries, keyring, filter)
    for (const { userId: _, ...activity } of rows) yield jsonValue(activity)
    after = rows.length === ACTIVITIES_AT_ONCE ? rows.at(-1)?.id : undefined
  } while (after)
}

async function* conversationsOf(services: Services, userId: string): AsyncGenerator<[string]> {
  const { database, keyring } = services
  for (const row of await allConversations(database.queries, keyring, userId)) {
    const { userId: _, ...conversation } = row
    const messages = await allMessages(database.queries, keyring, row.id)
    yield jsonValue({
      ...conversation,
      messages: messages.map(({ content: { text, ...rest }, createdAt, id, role }) => {
        return { id, role, content: text, ...rest, createdAt }
      }),
    })
  }
}

async function* documentsOf(
  services: Services,
  userId: string,
): AsyncGenerator<AsyncGenerator<string>> {
  const { database, keyring } = services
  for (const id of await store.documentIds(database.queries, userId)) {
    const row = await findDocument(database.queries, keyring, userId, id)
    // It may have been deleted since the export began.
    if (row) yield documentParts(services, row)
  }
}

async function* documentParts(services: Services, row: OpenDocument): AsyncGenerator<string> {
  const { id, originalName, size, mimeType, uploadedAt, status } = row
  const original = await openOriginal(services, row)
  yield* jsonObject({
    ...mapValues({ id, originalName, size, mimeType, uploadedAt, status }, jsonValue),
    text: opened(row, 'content', row.content),
    analysis: opened(row, 'analysis', (row.analysis as { sealed: string } | null)?.sealed ?? null),
    // Null where the kept file is damaged: all else must not be lost with it.
    file: original ? jsonBase64(original) : jsonValue(null),
  })
}

/** The original, in clear, once its first part was seen to open; null where it does not. */
async function openOriginal(
  { storage }: Services,
  { id, filename, keys }: OpenDocument,
): Promise<AsyncIterable<Buffer> | null> {
  try {
    const sealed = await storage.read(filename)
    const chunks = openStream(sealed, keys.file, placeOf('filename', id))
    const first = await chunks.next()
    return startingWith(first, chunks)
  } catch {
    return null
  }
}

async function* startingWith(
  first: IteratorResult<Buffer>,
  others: AsyncGenerator<Buffer>,
): AsyncGenerator<Buffer> {
  if (!first.done) yield first.value
  yield* others
}

/** A sealed column, which holds JSON. */
function opened(
  { id, keys }: OpenDocument,
  column: 'content' | 'analysis',
  sealed: string | null,
): [string] {
  return [sealed === null ? 'null' : openText(keys.text, sealed, placeOf(column, id))]
}

function mapValues<T, U>(object: Record<string, T>, change: (value: T) => U): Record<string, U> {
  return Object.fromEntries(Object.entries(object).map(([name, value]) => [name, change(value)]))
}

/** Parts of a JSON text, for what is too large to be held as a whole. */
type Parts = AsyncIterable<string> | Iterable<string>

/** An object whose values are JSON texts in parts. */
export async function* jsonObject(fields: Record<string, Parts>): AsyncGenerator<string> {
  let separator = '{\n'
  for (const [name, parts] of Object.entries(fields)) {
    yield `${separator}${JSON.stringify(name)}: `
    yield* parts
    separator = ',\n'
  }
  yield '\n}'
}

/** A list, each of whose items is a JSON text in parts. */
export async function* jsonList(items: AsyncIterable<Parts>): AsyncGenerator<string> {
  let separator = '['
  for await (const parts of items) {
    yield separator
    yield* parts
    separator = ',\n'
  }
  yield separator === '[' ? '[]' : ']'
}

/** A value that is small enough to be written at once. */
export function jsonValue(value: unknown): [string] {
  return [JSON.stringify(value ?? null)]
}

/** Bytes as a string of base64. */
export async function* jsonBase64(chunks: AsyncIterable<Buffer>): AsyncGenerator<string> {
  yield '"'
  let rest = Buffer.alloc(0)
  for await (const chunk of chunks) {
    const bytes = Buffer.concat([rest, chunk])
    // Three bytes are four letters; what does not fill three waits for the next chunk.
    const whole = bytes.length - (bytes.length % 3)
    yield bytes.toString('base64', 0, whole)
    rest = bytes.subarray(whole)
  }
  yield `${rest.toString('base64')}"`
}
