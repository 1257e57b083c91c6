import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { contentAddress } from '@hub/core/content/contentAddress'
import { sql } from 'drizzle-orm'
import { rowsOf } from '../db/rows.ts'
import { Browser } from './browser.ts'
import type { Hub } from './describeApi.ts'

export const TEXT = { 'content-type': 'text/plain; charset=utf-8' }
export const BYTES = { 'content-type': 'application/octet-stream' }

export const cidOf = (bytes: Buffer | string) =>
  contentAddress(createHash('sha256').update(bytes).digest())

/** Bytes that are no UTF-8, as a cipher makes them. */
export const sealed = (size: number) =>
  Buffer.concat([Buffer.from([0xff]), randomBytes(Math.max(0, size - 1))])

/** A text that nobody else stores. */
export const someText = () => `A review, ${randomUUID()}.`

/** Stores bytes as a text, or as `headers` say, from a browser without an account unless one is given. */
export function put(
  hub: Hub,
  payload: Buffer | string,
  headers: Record<string, string> = TEXT,
  browser = new Browser(hub),
) {
  // A copy, as over a connection: the hub gives back the memory of what it has written.
  return browser.ask('PUT', '/api/content', { payload: Buffer.from(payload), headers })
}

/** What the store holds: files, rows and accounts. */
export async function held(hub: Hub) {
  const folder = join(hub.dataDir, 'content')
  const names = await readdir(folder)
  const count = async (table: 'content' | 'users') => {
    const [row] = await rowsOf<{ n: number }>(
      hub.database.queries,
      sql`select count(*)::int n from ${sql.identifier(table)}`,
    )
    return row?.n ?? 0
  }
  return {
    kept: names.filter((name) => !['incoming', 'hub'].includes(name)).length,
    incoming: (await readdir(join(folder, 'incoming'))).length,
    rows: await count('content'),
    accounts: await count('users'),
  }
}

/** Where the bytes of a content lie; undefined where they do not. */
export async function fileOf(hub: Hub, cid: string): Promise<string | undefined> {
  const [row] = await rowsOf<{ file: string | null }>(
    hub.database.queries,
    sql`select file from content where cid = ${cid}`,
  )
  return row?.file ? join(hub.dataDir, 'content', row.file) : undefined
}
