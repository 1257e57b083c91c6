import type { Endpoints } from '@hub/api/endpoints'
import { isOfAccount } from '@hub/api/ofAccount'
import type { Problem } from '@hub/api/problems'
import type { z } from 'zod'
import { timeLimit } from './timeLimit.ts'

/** The name of a call: its method and path. */
export type Call = keyof Endpoints

type Part<E, K extends string> = E extends { [key in K]: infer S extends z.ZodType } ? S : never

/** What a call is given. */
export interface Input<C extends Call> {
  params?: Record<string, string | number>
  query?: Partial<z.output<Part<Endpoints[C], 'query'>>>
  body?: z.input<Part<Endpoints[C], 'body'>>
  /** The sender's own number for what is sent: sent again with it, it is not done twice (@hub/api/once). */
  once?: string
  signal?: AbortSignal
  /** How long the answer may take, where that is longer than usual. */
  limitMs?: number
}

/** What a call answers. */
export type Answer<C extends Call> = Endpoints[C] extends { responses: infer R }
  ? z.output<R[keyof R] & z.ZodType>
  : never

/**
 * A call that was refused or failed. Its message is `{status}: {sentence}`, as the specification has it;
 * `problem` has the sentence and the wrong fields. Status 0: the server could not be reached.
 */
export class CallError extends Error {
  readonly problem: Pick<Problem, 'status' | 'detail' | 'errors' | 'existingId' | 'mayBeAnother'>

  constructor(problem: CallError['problem']) {
    super(`${problem.status}: ${problem.detail}`)
    this.problem = problem
  }
}

/** The call was sent, and no answer came in time or none that can be read: whether it was carried out is not known. */
export class NoAnswer extends CallError {
  constructor(detail = 'The hub did not answer in time.') {
    super({ status: 0, detail })
  }
}

/** Nobody knows whether the call was carried out: its answer may have been lost on the way back. */
export function mayBeDone(error: unknown): boolean {
  return error instanceof CallError && error.problem.status === 0
}

/** A phone that lost its network in the middle of a call is not told of it. */
const LIMIT_MS = 30_000

/**
 * Makes one call of the wire, named by its method and path: `call('GET /api/schools', { query })`.
 *
 * @throws CallError for every answer that is not ok, and when there is no answer; NoAnswer when none came in time,
 *   and for one that broke off or that something in between has put in its place
 */
export function call<C extends Call>(name: C, input: Input<C> = {}): Promise<Answer<C>> {
  return inTime(name, input, async (response) => {
    // 204 has no body: its answer is null.
    return (response.status === 204 ? null : await response.json()) as Answer<C>
  })
}

/** A page of a list, and the cursor of the next one (null on the last). */
export interface Page<T> {
  items: T
  next: string | null
}

/** Like `call`, for a list that is read page by page. */
export function callPage<C extends Call>(name: C, input: Input<C> = {}): Promise<Page<Answer<C>>> {
  return inTime(name, input, async (response) => {
    const items = (await response.json()) as Answer<C>
    return { items, next: nextCursor(response.headers.get('link')) }
  })
}

/** Sends a call and reads its answer; the hub has the limit to answer, and then once more for all of the answer. */
async function inTime<C extends Call, T>(
  name: C,
  input: Input<C>,
  read: (response: Response) => Promise<T>,
): Promise<T> {
  const limit = timeLimit(input.limitMs ?? LIMIT_MS, () => new NoAnswer(), input.signal)
  try {
    const response = await send(name, { ...input, signal: limit.signal })
    limit.restart()
    return await read(response)
  } catch (error) {
    // A reader that is ended says so in the browser's words.
    limit.signal.throwIfAborted()
    if (error instanceof CallError) throw error
    throw new NoAnswer('The answer of the hub could not be read.')
  } finally {
    limit.end()
  }
}

/**
 * Sends a call and answers once it was accepted, the body still unread. It waits for that as long as the signal lets it.
 *
 * @param accept the kind of answer that is wanted
 * @throws CallError as `call` does
 */
export async function send<C extends Call>(
  name: C,
  input: Input<C>,
  accept = 'application/json',
): Promise<Response> {
  const [method, path = ''] = name.split(' ')
  let response: Response
  try {
    response = await fetch(addressOf(name, input), {
      method,
      credentials: isOfAccount(path) ? 'include' : 'omit',
      headers: {
        accept,
        ...(input.body !== undefined && { 'content-type': 'application/json' }),
        ...(input.once && { 'idempotency-key': input.once }),
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

/** What a refusal says: the server's problem JSON, or the plain text of a proxy in between. */
export function problemIn(
  text: string,
  response: Pick<Response, 'status' | 'statusText'>,
): CallError['problem'] {
  try {
    const problem = JSON.parse(text) as Partial<Problem>
    if (typeof problem.detail === 'string')
      return { ...problem, status: response.status, detail: problem.detail }
  } catch {
    // A proxy in between may answer in plain text.
  }
  return { status: response.status, detail: text || response.statusText }
}

/** The address of a call, with its parameters filled in. */
export function addressOf<C extends Call>(name: C, { params, query }: Input<C>): string {
  const [, path = ''] = name.split(' ')
  const filled = path.replace(/:(\w+)/g, (_, key: string) =>
    encodeURIComponent(params?.[key] ?? ''),
  )
  const search = new URLSearchParams()
  for (const [key, value] of Object.entries(query ?? {})) {
    if (value !== undefined && value !== null && value !== '') {
      search.set(key, `${value as string | number}`)
    }
  }
  return search.size > 0 ? `${filled}?${search.toString()}` : filled
}

/** The cursor of the next page in a list's `Link` header; null on the last page. */
export function nextCursor(link: string | null): string | null {
  const next = /<[^>]*[?&]cursor=([^&>]+)[^>]*>; rel="next"/.exec(link ?? '')
  return next?.[1] ? decodeURIComponent(next[1]) : null
}
