import type { Endpoints } from '@hub/api/endpoints'
import type { Problem } from '@hub/api/problems'
import type { z } from 'zod'
import { takeEmbedded } from './embedded.ts'

type Call = keyof Endpoints
type Part<E, K extends string> = E extends { [key in K]: infer S extends z.ZodType } ? S : never
type Input<E> = {
  params?: Record<string, string | number>
  query?: Partial<z.output<Part<E, 'query'>>>
  body?: z.input<Part<E, 'body'>>
  signal?: AbortSignal
}
type Output<E> = E extends { responses: infer R } ? z.output<R[keyof R] & z.ZodType> : never

/**
 * A call that was refused or failed. Its message is `{status}: {sentence}`, as the specification has it;
 * `problem` has the sentence and the wrong fields. Status 0: the server could not be reached.
 */
export class CallError extends Error {
  readonly problem: Pick<Problem, 'status' | 'detail' | 'errors' | 'existingId'>

  constructor(problem: CallError['problem']) {
    super(`${problem.status}: ${problem.detail}`)
    this.problem = problem
  }
}

/**
 * Makes one call of the wire, named by its method and path: `call('GET /api/schools', { query })`.
 *
 * @throws CallError for every answer that is not ok, and when there is no answer
 */
export async function call<C extends Call>(
  name: C,
  input: Input<Endpoints[C]> = {},
): Promise<Output<Endpoints[C]>> {
  const response = await send(name, input)
  return (await response.json()) as Output<Endpoints[C]>
}

/** A page of a list, and the cursor of the next one (null on the last). */
export interface Page<T> {
  items: T
  next: string | null
}

/** Like `call`, for a list that is read page by page. */
export async function callPage<C extends Call>(
  name: C,
  input: Input<Endpoints[C]> = {},
): Promise<Page<Output<Endpoints[C]>>> {
  const response = await send(name, input)
  const link = /<([^>]+)>; rel="next"/.exec(response.headers.get('link') ?? '')
  const next = link?.[1] ? new URL(link[1], location.origin).searchParams.get('cursor') : null
  return { items: (await response.json()) as Output<Endpoints[C]>, next }
}

async function send(name: string, input: Input<unknown>): Promise<Response> {
  const [method = 'GET', path = ''] = name.split(' ')
  const url = address(path, input)
  const embedded = method === 'GET' ? takeEmbedded(url) : null
  if (embedded) return embedded
  let response: Response
  try {
    response = await fetch(url, {
      method,
      credentials: 'include',
      headers: {
        accept: 'application/json',
        ...(input.body !== undefined && { 'content-type': 'application/json' }),
      },
      body: input.body === undefined ? undefined : JSON.stringify(input.body),
      signal: input.signal,
    })
  } catch (error) {
    if (input.signal?.aborted) throw error
    throw new CallError({ status: 0, detail: 'The hub could not be reached.' })
  }
  if (response.ok) return response
  const text = await response.text()
  throw new CallError(problemIn(text, response))
}

function problemIn(text: string, response: Response): CallError['problem'] {
  try {
    const problem = JSON.parse(text) as Partial<Problem>
    if (typeof problem.detail === 'string')
      return { ...problem, status: response.status, detail: problem.detail }
  } catch {
    // A proxy in between may answer in plain text.
  }
  return { status: response.status, detail: text || response.statusText }
}

function address(path: string, { params, query }: Input<unknown>): string {
  const filled = path.replace(/:(\w+)/g, (_, key: string) =>
    encodeURIComponent(params?.[key] ?? ''),
  )
  const search = new URLSearchParams()
  for (const [key, value] of Object.entries(query ?? {})) {
    if (value !== undefined && value !== null && value !== '')
      search.set(key, `${value as string | number}`)
  }
  return search.size > 0 ? `${filled}?${search}` : filled
}
