import { expect, test } from 'vitest'
import { follow, type Read, readingOf, textOf } from '../../lib/reading/readings.ts'
import { readAtBlock } from './useRegistryReading.ts'

let count = 0

/** A key that is read and shown; `answers` are what its reads give, an error for a read that fails. */
async function shown(...answers: unknown[]) {
  const text = textOf(['a reading of the chain', count++])
  const read: Read<unknown> = async () => {
    const answer = answers.shift()
    if (answer instanceof Error) throw answer
    return answer
  }
  follow(text, read, () => {})
  await new Promise(setImmediate)
  return text
}

const silent = new Error('The chain does not answer.')

test('at a new block what is shown is read again', async () => {
  const text = await shown('one', 'two')
  await readAtBlock(text)
  expect(readingOf(text).data).toBe('two')
})

test('a block whose news did not come is not counted as known, and what was shown stays', async () => {
  const text = await shown('one', silent, 'two')
  await expect(readAtBlock(text)).rejects.toThrow('It was not read.')
  expect(readingOf(text).data).toBe('one')
  await readAtBlock(text)
  expect(readingOf(text).data).toBe('two')
})

test('what is being read may be older than the block, and is read again', async () => {
  const text = await shown('one', 'two', 'three')
  const first = readAtBlock(text)
  await expect(readAtBlock(text)).rejects.toThrow('It is being read.')
  await first
  await readAtBlock(text)
  expect(readingOf(text).data).toBe('three')
})

test('where nothing could be read the screen waits for a press, or the next block', async () => {
  const text = await shown(silent, silent, 'one')
  await readAtBlock(text)
  expect(readingOf(text)).toMatchObject({ data: undefined, error: silent })
  await readAtBlock(text)
  expect(readingOf(text).data).toBe('one')
})
