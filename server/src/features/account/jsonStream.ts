/** Parts of a JSON text, for what is too large to be held as a whole. */
type Parts = AsyncIterable<string> | Iterable<string>

/** An object whose values are JSON texts in parts. */
export async function* jsonObject(fields: Record<string, Parts>): AsyncGenerator<string> {
  let separator = '{\n'
  for (const [name, parts] of Object.entries(fields)) {
    yield `${separator}${JSON.stringify(name)}: `
    yield* parts
    separator = ',\n'
  }
  yield '\n}'
}

/** A list, each of whose items is a JSON text in parts. */
export async function* jsonList(items: AsyncIterable<Parts>): AsyncGenerator<string> {
  let separator = '['
  for await (const parts of items) {
    yield separator
    yield* parts
    separator = ',\n'
  }
  yield separator === '[' ? '[]' : ']'
}

/** A value that is small enough to be written at once. */
export function jsonValue(value: unknown): [string] {
  return [JSON.stringify(value ?? null)]
}

/** Bytes as a string of base64. */
export async function* jsonBase64(chunks: AsyncIterable<Buffer>): AsyncGenerator<string> {
  yield '"'
  let rest = Buffer.alloc(0)
  for await (const chunk of chunks) {
    const bytes = Buffer.concat([rest, chunk])
    // Three bytes are four letters; what does not fill three waits for the next chunk.
    const whole = bytes.length - (bytes.length % 3)
    yield bytes.toString('base64', 0, whole)
    rest = bytes.subarray(whole)
  }
  yield `${rest.toString('base64')}"`
}
