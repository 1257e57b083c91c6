import { takeAccount } from '../addressAccount.ts'

/** A node answered a call with an error of JSON-RPC. */
class RpcError extends Error {
  readonly code: number

  constructor(code: number, message: string) {
    super(message)
    this.code = code
  }
}

/** Nothing answered, or what answered was no JSON-RPC. */
export class NoAnswer extends Error {}

/** More came back than the asker takes. */
export class AnswerTooLarge extends Error {}

/** What a node answers to one call. */
export interface RpcAnswer {
  id?: unknown
  result?: unknown
  error?: { code: number; message: string; data?: unknown }
}

/**
 * Sends JSON-RPC to a node: one call, or a list of them. Answers what came back, unchecked.
 *
 * @param timeout in milliseconds, for the whole answer
 * @param most how many bytes the answer may have
 * @throws NoAnswer, AnswerTooLarge
 */
export async function postRpc(
  url: string,
  body: unknown,
  timeout: number,
  most = Number.POSITIVE_INFINITY,
): Promise<unknown> {
  try {
    const { url: address, headers } = takeAccount(url)
    const response = await fetch(address, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(body),
      redirect: 'error',
      signal: AbortSignal.timeout(timeout),
    })
    return JSON.parse(await textOf(response, most))
  } catch (error) {
    if (error instanceof AnswerTooLarge) throw error
    // The cause's message may name the address, which may hold a key.
    throw new NoAnswer((error as Error).name)
  }
}

/** The body as text. What is too large is not read to its end. */
async function textOf(response: Response, most: number): Promise<string> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of response.body ?? []) {
    size += chunk.length
    if (size > most) throw new AnswerTooLarge()
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString()
}

/**
 * Makes one call and answers its result.
 *
 * @throws RpcError where the node refuses, NoAnswer where none answers
 */
export async function callRpc<T>(
  url: string,
  method: string,
  params: readonly unknown[] = [],
  timeout = 5_000,
): Promise<T> {
  const answer = await postRpc(url, { jsonrpc: '2.0', id: 1, method, params }, timeout)
  if (typeof answer !== 'object' || answer === null) throw new NoAnswer('no JSON-RPC')
  const { error, result } = answer as RpcAnswer
  if (error) throw new RpcError(error.code, error.message)
  return result as T
}
