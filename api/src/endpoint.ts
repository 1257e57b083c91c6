import type { z } from 'zod'
import type { RefusalStatus } from './problems.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** One call of the wire as data: the server's route, the typed client and the OpenAPI document are built from it. */
export interface Endpoint {
  method: Method
  /** Path with `:name` parameters, below `/api`. */
  path: string
  /** One sentence for the OpenAPI document. */
  summary: string
  params?: z.ZodType
  query?: z.ZodType
  /** Of those it takes by itself; a loose object, since a request has others. */
  headers?: z.ZodType
  body?: z.ZodType
  /** The body of each successful answer by status; `z.null()` for 204, which has none. */
  responses: Partial<Record<200 | 201 | 202 | 204, z.ZodType>>
  /** The statuses of its own refusals; those that many calls share follow from what it takes. */
  refusals?: readonly RefusalStatus[]
}

/** Keeps the literal types of an endpoint, so that the client can be typed from it. */
export function endpoint<const E extends Endpoint>(definition: E): E {
  return definition
}

/** A value that nobody changes any more, down to its last list: so core's own types are answers without a copy. */
export type Unchanging<T> = T extends object ? { readonly [K in keyof T]: Unchanging<T[K]> } : T
