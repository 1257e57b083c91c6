import type { RunModel } from '@hub/core/reader/openEncoder'
import { openListener } from '@hub/core/retrieval/listener'
import { describe, expect, it } from 'vitest'
import { modelFiles } from '../analysis/modelFiles.ts'
import { shippedListener } from './shippedListener.ts'

const files = await modelFiles(shippedListener)
/** An encoder whose tokens tell nothing but their place. */
const run: RunModel = async ({ vectors }) => {
  return Float32Array.from({ length: vectors?.numbers.length ?? 0 }, (_, at) => Math.sin(at))
}

describe('a listener', () => {
  it('gives shares of 1', async () => {
    const { heard } = await openListener(files, run).listen(['how do i appeal'])
    for (const name of ['entries', 'kinds', 'roles', 'schools'] as const) {
      const shares = heard[0]?.[name] ?? new Map<string, number>()
      const sum = [...shares.values()].reduce((all, share) => all + share, 0)
      expect(sum).toBeCloseTo(1)
    }
  })

  it('hears the beginning and the end of what is too long', async () => {
    const lengths: number[] = []
    const listener = openListener(files, (batch) => {
      lengths.push(batch['vectors']?.dims[1] ?? 0)
      return run(batch)
    })
    await listener.listen(['hearing '.repeat(2000)])
    expect(lengths).toEqual([320])
  })

  it('reads a text once, and those of about one length at once', async () => {
    const read: (readonly number[])[] = []
    const listener = openListener(files, (batch) => {
      read.push(batch['vectors']?.dims.slice(0, 2) ?? [])
      return run(batch)
    })
    const sentences = ['no', 'appeal '.repeat(60), 'may i appeal', 'no']
    const heard = await listener.listen(['appeal '.repeat(300)], sentences)
    expect(read).toEqual([
      [1, 302],
      [2, 62],
      [1, 3],
    ])
    expect(heard.sentences.map(({ text }) => text)).toEqual(sentences)
    expect(heard.sentences[3]?.kinds).toEqual(heard.sentences[0]?.kinds)
  })

  it('hears sentences alone', async () => {
    const listener = openListener(files, run)
    const { sentences } = await listener.listen([], ['i took all of the pills an hour ago'])
    expect(sentences[0]?.kinds.get('none')).toBeLessThan(0.5)
    expect(sentences[0]?.scope.size).toBeGreaterThan(20)
  })

  it('is not opened with numbers of another model', () => {
    const cut = { ...files, numbers: files.numbers.subarray(0, 4000) }
    expect(() => openListener(cut, run)).toThrow(/heads.bin/)
    expect(() => openListener({ ...files, heads: {} }, run)).toThrow(/heads.json/)
  })
})
