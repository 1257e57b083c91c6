import { problem } from '@hub/api/problems'
import type { FastifyInstance } from 'fastify'

interface Refused {
  method: string
  url: string
  status: number
  contentType: string
  text: string
}

/** What the OpenAPI document does not say of an error answer, as a sentence; undefined where it fits. */
export function undocumented(app: FastifyInstance, refused: Refused): string | undefined {
  const { method, url, status, contentType, text } = refused
  if (status < 400) return undefined
  const call = documentedCall(app, method, url)
  if (!call) return undefined
  const name = `${method} ${url} answered ${status}`
  const documented = call.responses?.[status]
  if (!documented) return `${name}, which is not documented.`
  const [type = ''] = contentType.split(';')
  if (!documented.content?.[type]) return `${name} as ${type}, which is not documented.`
  if (type === 'text/plain') return text === '' ? `${name} without a sentence.` : undefined
  const read = problem.strict().safeParse(JSON.parse(text))
  return read.success ? undefined : `${name} in another shape: ${read.error.message}`
}

interface Call {
  responses?: Record<number, { content?: Record<string, unknown> } | undefined>
}

/** What the document says of a call; undefined for an address or a method that none has. */
function documentedCall(app: FastifyInstance, method: string, url: string): Call | undefined {
  const [address = ''] = url.split('?')
  const fits = documentedPaths(app).filter(({ pattern }) => pattern.test(address))
  // `/documents/upload` rather than `/documents/{id}`.
  const found = fits.find(({ path }) => path === address) ?? fits[0]
  return found?.calls[method.toLowerCase()]
}

interface DocumentedPath {
  path: string
  pattern: RegExp
  calls: Record<string, Call | undefined>
}

/** By the routes of a server: to write the document of each anew took most of a second for every database. */
const documents = new Map<string, DocumentedPath[]>()

function documentedPaths(app: FastifyInstance): DocumentedPath[] {
  const routes = app.printRoutes()
  const known = documents.get(routes)
  if (known) return known
  const paths = Object.entries(app.swagger().paths ?? {}).map(([path, calls]) => ({
    path,
    pattern: new RegExp(`^${path.replace(/\{[^}]+\}/g, '[^/]+')}$`),
    calls: calls as Record<string, Call | undefined>,
  }))
  documents.set(routes, paths)
  return paths
}
