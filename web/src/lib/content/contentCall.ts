import { isOfAccount } from '@hub/api/ofAccount'
import { CallError, problemIn } from '../client.ts'

/**
 * A call of the content store, whose bodies are bytes. Answers once it was accepted.
 *
 * @throws CallError where it is refused or the hub cannot be reached
 */
export async function contentCall(path: string, init: RequestInit): Promise<Response> {
  let response: Response
  try {
    const credentials = isOfAccount(path) ? 'include' : 'omit'
    response = await fetch(path, { credentials, ...init })
  } catch (error) {
    if (init.signal?.aborted) throw error
    throw new CallError({ status: 0, detail: 'The hub could not be reached.' })
  }
  if (response.ok) return response
  throw new CallError(problemIn(await response.text(), response))
}
