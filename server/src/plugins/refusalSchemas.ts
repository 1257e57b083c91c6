import { STATUS_CODES } from 'node:http'
import type { Endpoint } from '@hub/api/endpoint'
import { problem } from '@hub/api/problems'
import { z } from 'zod'

type Takes = Pick<Endpoint, 'params' | 'query' | 'refusals'> & { method: string }

/** Both forms of a refusal (see `sendProblem`). */
const content = {
  'text/plain': { schema: z.string().meta({ description: 'A plain sentence.' }) },
  'application/problem+json': { schema: problem },
}

/** The error answers that a call can give, for its schema: what the OpenAPI document says of them. */
export function refusalSchemas(call: Takes): Record<number, object> {
  const statuses = new Set<number>([...(call.refusals ?? []), ...commonRefusals(call)])
  const inOrder = [...statuses].toSorted((one, other) => one - other)
  return Object.fromEntries(
    inOrder.map((status) => [status, { description: STATUS_CODES[status], content }]),
  )
}

/** What the framework and the guards of all calls refuse. */
function* commonRefusals({ method, params, query }: Takes): Generator<number> {
  const writes = method !== 'GET'
  if (writes || params || query) yield 400
  // From another site's page, too large, and of another kind.
  if (writes) yield* [403, 413, 415]
  if (params) yield 414
  // The database may be away, or its disk full: then it cannot even sort a long list.
  yield* [500, 503, 507]
}
