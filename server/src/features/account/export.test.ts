import fc from 'fast-check'
import { expect, test } from 'vitest'
import { jsonBase64, jsonList, jsonObject, jsonValue } from './export.ts'

async function* each<T>(values: readonly T[]): AsyncGenerator<T> {
  yield* values
}

async function text(parts: AsyncIterable<string>): Promise<string> {
  let all = ''
  for await (const part of parts) all += part
  return all
}

test('objects and lists of any values are read back as they were', async () => {
  await fc.assert(
    fc.asyncProperty(fc.dictionary(fc.string(), fc.array(fc.jsonValue())), async (value) => {
      const entries = Object.entries(value).filter(([name]) => name !== '__proto__')
      const fields = entries.map(([name, items]) => [name, jsonList(each(items.map(jsonValue)))])
      const written = await text(jsonObject(Object.fromEntries(fields)))
      const expected = JSON.parse(JSON.stringify(Object.fromEntries(entries)))
      expect(JSON.parse(entries.length === 0 ? '{}' : written)).toEqual(expected)
    }),
  )
})

test('bytes are read back as they were, however they come', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.uint8Array({ maxLength: 20 })), async (chunks) => {
      const buffers = chunks.map((chunk) => Buffer.from(chunk))
      const written = JSON.parse(await text(jsonBase64(each(buffers)))) as string
      expect(Buffer.from(written, 'base64')).toEqual(Buffer.concat(buffers))
    }),
  )
})
