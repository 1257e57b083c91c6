type Bytes = Uint8Array<ArrayBuffer>

/** The body of an answer, which is still on its way into `bytes`. */
export interface ComingBytes {
  /** Has room for all of them. What has not come yet is zeros. */
  readonly bytes: Bytes
  /** Settles once the first so many have come; rejects where the answer is cut short, or too long. */
  readonly until: (length: number) => Promise<void>
}

/**
 * Takes in the body of an answer as it comes, where its length is told; else as a whole. So that what is done with the
 * first bytes need not wait for the last, and because Chromium hands a stream over in half of the time.
 *
 * @param most no answer is taken that says that it is longer
 * @throws RangeError; what the connection throws
 */
export async function comingBytes(response: Response, most: number): Promise<ComingBytes> {
  const length = Number(response.headers.get('content-length') ?? Number.NaN)
  if (length > most) {
    response.body?.cancel().catch(() => {})
    throw new RangeError('The answer is too long.')
  }
  // The length that is told of what a proxy squeezed is another one.
  const isPlain = !response.headers.has('content-encoding')
  if (response.body && isPlain && length > 0) return takeIn(response.body, new Uint8Array(length))
  return { bytes: new Uint8Array(await response.arrayBuffer()), until: async () => {} }
}

interface Waiting {
  readonly length: number
  readonly resolve: () => void
  readonly reject: (reason: unknown) => void
}

function takeIn(body: ReadableStream<Uint8Array>, bytes: Bytes): ComingBytes {
  let have = 0
  let failure: { reason: unknown } | undefined
  let waiting: readonly Waiting[] = []
  const tell = () => {
    const told = waiting.filter(({ length }) => failure || length <= have)
    waiting = waiting.filter((one) => !told.includes(one))
    for (const { resolve, reject } of told) {
      if (failure) reject(failure.reason)
      else resolve()
    }
  }
  const run = async () => {
    for await (const piece of piecesOf(body)) {
      if (have + piece.length > bytes.length) throw new RangeError('The answer is too long.')
      bytes.set(piece, have)
      have += piece.length
      tell()
    }
    if (have < bytes.length) throw new RangeError('The answer was cut short.')
  }
  run().catch((reason: unknown) => {
    failure = { reason }
    tell()
  })
  const until = (length: number) =>
    new Promise<void>((resolve, reject) => {
      waiting = [...waiting, { length, resolve, reject }]
      tell()
    })
  return { bytes, until }
}

/** Not every browser goes through a stream by itself. */
async function* piecesOf(body: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = body.getReader()
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      yield value
    }
  } finally {
    // What is not wanted of it is not fetched.
    reader.cancel().catch(() => {})
  }
}
