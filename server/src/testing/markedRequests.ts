/** Requests to every endpoint of the wire with a marker in each field, for tests of what a hub says of them. */
import { randomBytes } from 'node:crypto'
import type { Endpoint } from '@hub/api/endpoint'
import { z } from 'zod'

/** As zod writes a schema down. */
interface JsonSchema {
  type?: string
  enum?: unknown[]
  const?: unknown
  format?: string
  minimum?: number
  anyOf?: JsonSchema[]
  oneOf?: JsonSchema[]
  properties?: Record<string, JsonSchema>
  items?: JsonSchema
}

export interface MarkedRequest {
  method: string
  path: string
  headers: Record<string, string>
  body?: string
}

/** How a request is made: as the schema asks, with a marker in place of every value, or with a body that is none. */
const ways = ['fitting', 'wrong', 'torn'] as const
type Way = (typeof ways)[number]

/** Markers all have this in them, in small letters and digits, so that no way of writing an address changes it. */
export const MARK = `zqx${randomBytes(4).toString('hex')}`

let count = 0
/** Another word each time, so that the one that is found tells where it was. */
export const marker = () => `${MARK}n${count++}`

/** An address in IPv4 that no machine has, as a proxy would name it. */
export const MARKED_ADDRESS = '203.0.113.77'

/** What a request carries beside its body; no field of it is needed. */
export const markedHeaders = (): Record<string, string> => ({
  accept: 'application/json',
  'accept-language': marker(),
  authorization: `Bearer ${marker()}`,
  'user-agent': `Browser ${marker()}`,
  referer: `http://localhost/${marker()}`,
  'x-forwarded-for': MARKED_ADDRESS,
  'x-forwarded-host': `${marker()}.example`,
  'x-request-id': marker(),
  [`x-${marker()}`]: marker(),
})

/** The requests to one endpoint; where `id` is given, also with it in the place of each parameter. */
export function requestsTo(endpoint: Endpoint, id?: string): MarkedRequest[] {
  const ids = [undefined, ...(id === undefined ? [] : [id])]
  return ids.flatMap((known) => ways.map((way) => requestTo(endpoint, way, known)))
}

function requestTo({ method, path, query, body }: Endpoint, way: Way, id?: string): MarkedRequest {
  const filled = path
    .split('/')
    .map((part) => (part.startsWith(':') ? (id ?? marker()) : part))
    .join('/')
  const search = new URLSearchParams({ [marker()]: marker() })
  for (const [name, value] of Object.entries(valueOf(query, way) as object)) {
    search.set(name, String(value))
  }
  const headers = markedHeaders()
  const address = `${filled}?${search.toString()}`
  if (method === 'GET') return { method, path: address, headers }
  headers['content-type'] = 'application/json'
  const text = JSON.stringify(valueOf(body, way))
  const sent = way === 'torn' ? `${text.slice(0, -1)},"${marker()}` : text
  return { method, path: address, headers, body: sent }
}

function valueOf(schema: z.ZodType | undefined, way: Way): unknown {
  if (!schema) return { [marker()]: marker() }
  const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema
  return filledIn(json, way)
}

function filledIn(schema: JsonSchema, way: Way): unknown {
  const [first] = schema.anyOf ?? schema.oneOf ?? []
  if (first) return filledIn(first, way)
  if (schema.properties) {
    const fields = Object.entries(schema.properties)
    return Object.fromEntries(fields.map(([name, field]) => [name, filledIn(field, way)]))
  }
  if (schema.items) return [filledIn(schema.items, way)]
  return way === 'wrong' ? marker() : fitting(schema)
}

function fitting({ type, enum: choices, const: only, format, minimum }: JsonSchema): unknown {
  if (only !== undefined) return only
  if (choices) return choices[0]
  if (type === 'boolean') return true
  if (type === 'integer' || type === 'number') return Math.max(1, minimum ?? 1)
  if (format === 'email') return `${marker()}@school.edu`
  if (format === 'uri') return `https://${marker()}.example/`
  return marker()
}
