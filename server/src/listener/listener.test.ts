import { readFileSync } from 'node:fs'
import { type RunModel, WIDTH } from '@hub/core/reader/openEncoder'
import { openListener } from '@hub/core/retrieval/listener'
import { describe, expect, it } from 'vitest'

const folder = new URL('../../../models/listener/', import.meta.url)
const json = (name: string): unknown => JSON.parse(readFileSync(new URL(name, folder), 'utf8'))
const files = {
  tokenizer: json('tokenizer.json'),
  tokenizerConfig: json('tokenizer_config.json'),
  heads: json('heads.json'),
  numbers: new Uint8Array(readFileSync(new URL('heads.bin', folder))),
}
/** An encoder whose tokens tell nothing but their place. */
const run: RunModel = async ({ input_ids: ids }) => {
  return Float32Array.from({ length: (ids?.numbers.length ?? 0) * WIDTH }, (_, at) => Math.sin(at))
}

describe('a listener', () => {
  it('gives shares of 1', async () => {
    const [heard] = await openListener(files, run).listen(['how do i appeal'])
    for (const name of ['entries', 'kinds', 'roles', 'schools'] as const) {
      const shares = heard?.[name] ?? new Map<string, number>()
      const sum = [...shares.values()].reduce((all, share) => all + share, 0)
      expect(sum).toBeCloseTo(1)
    }
  })

  it('hears the beginning and the end of what is too long', async () => {
    const lengths: number[] = []
    const listener = openListener(files, (batch) => {
      lengths.push(batch['input_ids']?.dims[1] ?? 0)
      return run(batch)
    })
    await listener.listen(['hearing '.repeat(2000)])
    expect(lengths).toEqual([320])
  })

  it('reads each statement behind the beginning and the end of what is asked', async () => {
    const lengths: number[] = []
    const listener = openListener(files, (batch) => {
      lengths.push(batch['input_ids']?.dims[1] ?? 0)
      return run(batch)
    })
    const statements = ['You may appeal.', 'appeal '.repeat(200)]
    expect(await listener.compare('hearing '.repeat(2000), statements)).toHaveLength(2)
    expect(lengths).toEqual([128 + 5, 128 + 56])
  })

  it('hears sentences alone', async () => {
    const listener = openListener(files, run)
    const [heard] = await listener.hearSentences(['i took all of the pills an hour ago'])
    expect(heard?.kinds.get('none')).toBeLessThan(0.5)
    expect(heard?.scope.size).toBeGreaterThan(20)
  })

  it('is not opened with numbers of another model', () => {
    const cut = { ...files, numbers: files.numbers.subarray(0, 4000) }
    expect(() => openListener(cut, run)).toThrow(/heads.bin/)
    expect(() => openListener({ ...files, heads: {} }, run)).toThrow(/heads.json/)
  })
})
