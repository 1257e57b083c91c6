import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cleanFile, inspectFile } from '../cleanFile.ts'
import { compoundDoc, propertySet } from '../fixtures/compoundDoc.ts'

/** 2026-03-02 14:05 in milliseconds since 1601. */
const TIME = Date.UTC(2026, 2, 2, 14, 5) + 11_644_473_600_000

const doc = compoundDoc({
  '\x05SummaryInformation': propertySet({
    2: 'Draft five',
    4: 'Ada Author',
    7: 'Normal.dot',
    8: 'Ben Editor',
    9: '17',
    10: 412 * 60_000,
    12: TIME,
    18: 'Microsoft Word 9.0',
  }),
  '\x05DocumentSummaryInformation': propertySet({ 15: 'Some College' }),
  Macros: new Uint8Array(1),
})

describe('an old Word file', () => {
  it('tells who wrote it, when and where, and that all of it stays', async () => {
    const traces = await inspectFile(doc)
    expect(traces.map(({ kind, values }) => [kind, ...values])).toEqual([
      ['author', 'Ada Author', 'Ben Editor'],
      ['company', 'Some College'],
      ['title', 'Draft five'],
      ['program', 'Microsoft Word 9.0'],
      ['dates', 'March 2, 2026, 14:05 UTC'],
      ['editing', 'saved 17 times', '412 minutes'],
      ['macros'],
      ['notLookedFor'],
    ])
    expect(traces.every(({ stays }) => stays)).toBe(true)
  })

  it('has no clean copy', async () => {
    await expect(cleanFile(doc)).rejects.toMatchObject({ code: 'kind' })
  })

  it('that says nothing of itself may still hold what is not looked for', async () => {
    const traces = await inspectFile(compoundDoc({ WordDocument: new Uint8Array(1) }))
    expect(traces.map(({ kind }) => kind)).toEqual(['notLookedFor'])
  })

  it('may be broken in any way', async () => {
    const change = fc.record({ at: fc.integer({ min: 8, max: doc.length - 1 }), byte: fc.nat(255) })
    await fc.assert(
      fc.asyncProperty(
        fc.array(change, { maxLength: 40 }),
        fc.nat(doc.length),
        async (all, length) => {
          const spoiled = doc.slice(0, Math.max(8, length))
          for (const { at, byte } of all) if (at < spoiled.length) spoiled[at] = byte
          expect((await inspectFile(spoiled)).at(-1)?.kind).toBe('notLookedFor')
        },
      ),
    )
  })
})
