import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import fastifyStatic from '@fastify/static'
import { PROGRAM_FILES_DAYS } from '@hub/core/trust/terms'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { describeFailure } from './describeFailure.ts'
import { loadPrerender, type Prerender, pageDrawer, type Screen } from './drawPage.ts'
import type { ReadAnswer } from './publicCache.ts'
import type { Headers } from './securityHeaders.ts'

/** Where `npm run build` puts the web: a page for each screen, and hashed assets. */
const builtWeb = fileURLToPath(new URL('../../../.build/web', import.meta.url))

const LOAD_SCREENS_AFTER_MS = 50

/** A page; in `reads`, `:name` stands for a parameter of its address. */
interface Page extends Screen {
  /** Matches the page's address; a parameter is a named group. */
  path: RegExp
  /** What it needs instead of the headers of all pages. */
  headers: Headers
}

/** The service worker: its place is how far it reaches, so it stands beside the pages. */
const WORKER = 'offline.js'

export type SendPage = (reply: FastifyReply, path: string) => Promise<FastifyReply>

/**
 * Serves the built web. Answers a function that sends the page of a path, or the 404 page. Its status is 404, too, for
 * the page of something that is not there.
 *
 * @param exitUrl where "Leave this site" goes; it stands in the pages, so that leaving needs no request
 * @param read reads the answers that a page is drawn with
 * @param ownHeaders the headers of pages that do not have those of all others, by the page's path
 * @param ownScripts the same of built scripts, by their name before the hash
 * @param styledHeaders the same of a page that holds this style sheet itself
 */
export async function registerWebPages(
  app: FastifyInstance,
  exitUrl: string,
  read: ReadAnswer,
  ownHeaders: ReadonlyMap<string, Headers> = new Map(),
  ownScripts: ReadonlyMap<string, Headers> = new Map(),
  styledHeaders: (style: string) => Headers = () => ({}),
): Promise<SendPage> {
  if (!existsSync(join(builtWeb, 'routes.json'))) {
    return async (reply) =>
      reply.code(503).type('text/plain').send('The web pages are not built. Run npm run build.')
  }
  await app.register(fastifyStatic, {
    root: join(builtWeb, 'assets'),
    prefix: '/assets/',
    preCompressed: true,
    immutable: true,
    maxAge: `${PROGRAM_FILES_DAYS}d`,
    index: false,
    // The folder itself, which is "Forbidden" otherwise.
    allowedPath: (path) => !path.endsWith('/'),
    decorateReply: false,
    setHeaders: (reply, path) => {
      const name = basename(path).replace(/-[\w-]{8}\.js(\.\w+)?$/, '')
      reply.headers(ownScripts.get(name) ?? {})
    },
  })
  const pages = await readPages(exitUrl, styledHeaders)
  const worker = await readFile(join(builtWeb, WORKER), 'utf8')
  const missing = await readPage('404.html', exitUrl)
  let loading: Promise<Prerender | null> | null = null
  const prerender = () => {
    loading ??= loadPrerender()
    return loading
  }
  // React and all screens take time to load, which the server need not wait for before it listens.
  app.addHook('onListen', () => {
    setTimeout(() => prerender().catch(() => {}), LOAD_SCREENS_AFTER_MS).unref()
  })
  const draw = pageDrawer(read, prerender, (error) =>
    app.log.error({ failure: describeFailure(error) }, 'a page could not be drawn'),
  )
  return async (reply, path) => {
    if (/^\/assets\/./.test(path)) return reply.code(404).type('text/plain').send('No such file.')
    if (path === `/${WORKER}`) return reply.type('text/javascript; charset=utf-8').send(worker)
    const [page, parameters] = findPage(pages, path)
    reply.type('text/html; charset=utf-8')
    if (!page) return sendPacked(reply.code(404), missing)
    reply.headers(ownHeaders.get(path.replace(/\/$/, '')) ?? page.headers)
    const reads = filled(page.reads, parameters)
    const { html, isThere } = await draw(path, { html: page.html, reads })
    return sendPacked(reply.code(isThere ? 200 : 404), html)
  }
}

/** The page of a path with its parameters; none, as in the browser, for a path whose encoding is broken. */
function findPage(pages: readonly Page[], path: string) {
  if (decoded(path) === undefined) return [null, {}] as const
  for (const page of pages) {
    const match = page.path.exec(path)
    if (match) return [page, match.groups ?? {}] as const
  }
  return [null, {}] as const
}

function decoded(path: string): string | undefined {
  try {
    return decodeURIComponent(path)
  } catch {
    return undefined
  }
}

function filled(reads: readonly string[], parameters: Record<string, string>): string[] {
  return reads.map((read) => read.replace(/:(\w+)/g, (_, name: string) => parameters[name] ?? ''))
}

const packers = {
  br: (html: string) =>
    promisify(brotliCompress)(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
  gzip: promisify<string, Buffer>(gzip),
}

async function sendPacked(reply: FastifyReply, html: string): Promise<FastifyReply> {
  const accepted = reply.request.headers['accept-encoding'] ?? ''
  const encoding = (['br', 'gzip'] as const).find((one) => accepted.includes(one))
  reply.header('vary', 'accept-encoding')
  if (!encoding) return reply.send(html)
  return reply.header('content-encoding', encoding).send(await packers[encoding](html))
}

async function readPages(
  exitUrl: string,
  styledHeaders: (style: string) => Headers,
): Promise<Page[]> {
  const list = await readFile(join(builtWeb, 'routes.json'), 'utf8')
  const routes = JSON.parse(list) as { pattern: string; file: string; reads?: string[] }[]
  return Promise.all(
    routes.map(async ({ pattern, file, reads = [] }) => {
      const html = await readPage(file, exitUrl)
      const style = /<style>(?<text>.*)<\/style>/s.exec(html)?.groups?.text
      return {
        path: new RegExp(`^${pattern.replace(/:(\w+)/g, '(?<$1>[^/]+)')}/?$`),
        html,
        reads,
        headers: style === undefined ? {} : styledHeaders(style),
      }
    }),
  )
}

async function readPage(file: string, exitUrl: string): Promise<string> {
  const html = await readFile(join(builtWeb, file), 'utf8')
  const attribute = exitUrl.replaceAll('&', '&amp;').replaceAll('"', '&quot;')
  return html.replaceAll('__EXIT_URL__', attribute)
}
