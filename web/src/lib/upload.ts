import { type Answer, addressOf, type Call, CallError, problemIn } from './client.ts'

interface Watch {
  /** How much of the body has left this device, 0 to 1. */
  onSent: (share: number) => void
  signal: AbortSignal
}

/**
 * Sends one file as multipart form data in the field "file". It is done by XMLHttpRequest, since
 * `fetch` cannot tell how much has been sent.
 *
 * @throws CallError as `call` does; the signal's reason after an abort
 */
export function upload<C extends Call>(
  name: C,
  file: Blob,
  fileName: string,
  { onSent, signal }: Watch,
): Promise<Answer<C>> {
  const form = new FormData()
  form.append('file', file, fileName)
  const request = new XMLHttpRequest()
  return new Promise((resolve, reject) => {
    const stop = () => request.abort()
    const settle = () => {
      try {
        resolve(answerOf(request) as Answer<C>)
      } catch (error) {
        reject(error)
      }
    }
    const end = (then: () => void) => () => {
      signal.removeEventListener('abort', stop)
      then()
    }
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      if (total > 0) onSent(loaded / total)
    })
    request.addEventListener('load', end(settle))
    request.addEventListener(
      'abort',
      end(() => reject(signal.reason)),
    )
    request.addEventListener(
      'error',
      end(() => reject(new CallError({ status: 0, detail: 'The hub could not be reached.' }))),
    )
    if (signal.aborted) return reject(signal.reason)
    signal.addEventListener('abort', stop)
    const [method = 'POST'] = name.split(' ')
    request.open(method, addressOf(name, {}))
    request.setRequestHeader('accept', 'application/json')
    request.send(form)
  })
}

/** @throws CallError for an answer that is not ok, or was cut short */
function answerOf({ status, statusText, responseText }: XMLHttpRequest): unknown {
  if (status < 200 || status > 299) {
    throw new CallError(problemIn(responseText, { status, statusText }))
  }
  try {
    return JSON.parse(responseText)
  } catch {
    throw new CallError({ status: 0, detail: 'The answer of the hub was cut short.' })
  }
}
