/**
 * Ready answers of public lists, so that a popular list costs no query and no framework.
 *
 * A route opts in with `config: { publicTables: ['schools'] }`. Its answer is kept until a row of one of
 * those tables changes, here (`invalidate` after the commit, before the writer is answered) or on another
 * server (by its announcement).
 */
import { randomBytes } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import { CHANGES, type Change, publicTables } from '../db/announce.ts'
import type { Database } from '../db/database.ts'
import { requestId } from './requestIds.ts'
import type { Headers } from './securityHeaders.ts'

export type PublicTable = Change['table']

declare module 'fastify' {
  interface FastifyContextConfig {
    publicTables?: readonly PublicTable[]
  }
  interface FastifyRequest {
    /** The tables' generation when this request began to read. */
    readFrom: string
    /** Set by a handler whose answer changes with time alone, so that it is not kept. */
    dependsOnClock: boolean
  }
}

interface Entry {
  generation: string
  tables: readonly PublicTable[]
  etag: string
  link: string
  /** Its own headers, names and values in turn. */
  headers: readonly string[]
  text: string
  /** Its bytes, made when it is wanted a second time: most are not. */
  plain: Buffer | null
  brotli: Buffer | null
  packing: boolean
}

const LARGEST_CACHE = 64 * 2 ** 20

const LONGEST_URL = 1024

const WORTH_COMPRESSING = 1024

const compress = promisify(brotliCompress)

/** Long addresses are made by hand, and would fill the cache. */
function isKept({ method, url }: FastifyRequest): boolean {
  return method === 'GET' && url.length <= LONGEST_URL
}

/** Answers what it has ready before the framework sees the request. */
export class PublicCache {
  readonly #entries = new LRUCache<string, Entry>({
    maxSize: LARGEST_CACHE,
    sizeCalculation: ({ text, brotli }) => 2 * text.length + (brotli?.length ?? 0) + 512,
  })
  readonly #generations: Record<PublicTable, number> = {
    moderation: 0,
    official_texts: 0,
    resources: 0,
    reviews: 0,
    schools: 0,
  }
  /** Names and values in turn. */
  readonly #headers: readonly string[]
  // An ETag must not match one of an earlier run of the server.
  readonly #run = randomBytes(4).toString('hex')

  constructor(headers: Headers) {
    this.#headers = Object.entries({ ...headers, 'cache-control': 'no-store' }).flat()
  }

  /** Drops what was read from a table. Call it after the commit and before the writer is answered. */
  invalidate(...tables: readonly PublicTable[]): void {
    for (const table of tables) this.#generations[table]++
  }

  /** Writes a ready answer. False: there is none, and the framework must answer. */
  answer(request: IncomingMessage, response: ServerResponse): boolean {
    if (request.method !== 'GET') return false
    const entry = this.#entries.get(request.url ?? '')
    if (!entry || entry.generation !== this.#generation(entry.tables)) return false
    const readsBrotli = request.headers['accept-encoding']?.includes('br') ?? false
    if (readsBrotli && !entry.packing) void this.#pack(request.url ?? '', entry)
    const unchanged = request.headers['if-none-match'] === entry.etag
    const brotli = readsBrotli && !unchanged ? entry.brotli : null
    entry.plain ??= Buffer.from(entry.text)
    const body = brotli ?? entry.plain
    const headers = ['x-request-id', requestId(), ...this.#headers, ...entry.headers]
    if (!unchanged) {
      headers.push('content-type', 'application/json; charset=utf-8')
      headers.push('content-length', String(body.length))
    }
    if (brotli) headers.push('content-encoding', 'br')
    // A flat list, as Node writes it: this runs for each request to a popular list.
    response.writeHead(unchanged ? 304 : 200, headers)
    response.end(unchanged ? undefined : body)
    return true
  }

  /** The body and `Link` of a ready answer, or null. */
  ready(url: string): { body: string; link: string } | null {
    const entry = this.#entries.get(url)
    if (!entry || entry.generation !== this.#generation(entry.tables)) return null
    return { body: entry.text, link: entry.link }
  }

  /** Keeps the answers of the routes that opted in, and hears of other servers' writes. */
  async register(app: FastifyInstance, database: Database): Promise<void> {
    app.decorateRequest('readFrom', '')
    app.decorateRequest('dependsOnClock', false)
    app.addHook('onRequest', async (request) => {
      const tables = request.routeOptions.config.publicTables
      if (tables) request.readFrom = this.#generation(tables)
    })
    app.addHook('onSend', async (request, reply, payload) => {
      const tables = request.routeOptions.config.publicTables
      if (!tables || reply.statusCode !== 200 || typeof payload !== 'string') return payload
      if (request.dependsOnClock) return payload
      // One address gives one answer in a generation, so that no body need be hashed.
      const etag = `"${this.#run}-${request.readFrom}"`
      reply.header('etag', etag)
      if (isKept(request)) {
        const link = reply.getHeader('link')?.toString() ?? ''
        this.#entries.set(request.url, {
          generation: request.readFrom,
          tables,
          etag,
          link,
          headers: ['etag', etag, 'vary', 'accept-encoding', ...(link ? ['link', link] : [])],
          text: payload,
          plain: null,
          brotli: null,
          packing: payload.length < WORTH_COMPRESSING,
        })
      }
      return payload
    })
    await database.listen(CHANGES, (payload) => {
      if (payload === null) this.invalidate(...publicTables)
      else this.invalidate((JSON.parse(payload) as Change).table)
    })
  }

  async #pack(url: string, entry: Entry): Promise<void> {
    entry.packing = true
    const params = { [constants.BROTLI_PARAM_QUALITY]: 5 }
    const brotli = await compress(entry.text, { params })
    // Set again rather than changed in place, so that the cache counts the new size.
    if (this.#entries.peek(url) === entry) this.#entries.set(url, { ...entry, brotli })
  }

  #generation(tables: readonly PublicTable[]): string {
    return tables.map((table) => this.#generations[table]).join('.')
  }
}

/** Reads what a call answers: its status, its body and `Link`. */
export type ReadAnswer = (url: string) => Promise<{ status: number; body: string; link: string }>

/** Reads from what is ready, else by making the call. */
export function answerReader(app: FastifyInstance, cache: PublicCache): ReadAnswer {
  return async (url) => {
    const ready = cache.ready(url)
    if (ready) return { status: 200, ...ready }
    const { statusCode, body, headers } = await app.inject(url)
    return { status: statusCode, body, link: String(headers.link ?? '') }
  }
}
