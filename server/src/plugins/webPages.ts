import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply } from 'fastify'

/** Where `npm run build` puts the web: a page for each screen, and hashed assets. */
const builtWeb = fileURLToPath(new URL('../../../.build/web', import.meta.url))

interface Page {
  path: RegExp
  html: string
}

/**
 * Serves the built web. Answers a function that sends the page of a path, or the 404 page with its status.
 *
 * @param exitUrl where "Leave this site" goes; it stands in the pages, so that leaving needs no request
 */
export async function registerWebPages(app: FastifyInstance, exitUrl: string) {
  if (!existsSync(join(builtWeb, 'routes.json'))) {
    return (reply: FastifyReply) =>
      reply.code(503).type('text/plain').send('The web pages are not built. Run npm run build.')
  }
  await app.register(fastifyStatic, {
    root: join(builtWeb, 'assets'),
    prefix: '/assets/',
    preCompressed: true,
    immutable: true,
    maxAge: '365d',
    index: false,
    decorateReply: false,
  })
  const pages = await readPages(exitUrl)
  const missing = await readPage('404.html', exitUrl)
  return (reply: FastifyReply, path: string) => {
    const page = pages.find((candidate) => candidate.path.test(path))
    return reply
      .code(page ? 200 : 404)
      .type('text/html; charset=utf-8')
      .send(page?.html ?? missing)
  }
}

async function readPages(exitUrl: string): Promise<Page[]> {
  const list = await readFile(join(builtWeb, 'routes.json'), 'utf8')
  const routes = JSON.parse(list) as { pattern: string; file: string }[]
  return Promise.all(
    routes.map(async ({ pattern, file }) => ({
      path: new RegExp(`^${pattern.replace(/:[^/]+/g, '[^/]+')}/?$`),
      html: await readPage(file, exitUrl),
    })),
  )
}

async function readPage(file: string, exitUrl: string): Promise<string> {
  const html = await readFile(join(builtWeb, file), 'utf8')
  const attribute = exitUrl.replaceAll('&', '&amp;').replaceAll('"', '&quot;')
  return html.replaceAll('__EXIT_URL__', attribute)
}
