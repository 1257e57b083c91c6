/** What a file says of itself may be anything: what is told of it stays short, whole and true. */

import * as fc from 'fast-check'
import { deflateSync, zlibSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { instantOf } from './doc/propertySet.ts'
import { limitedInflate } from './limitedInflate.ts'
import { isLocalPath } from './localPath.ts'
import { placeWords, timeWords } from './plainValues.ts'
import { traceKinds } from './trace.ts'
import { TraceList } from './traceList.ts'

describe('a list of traces', () => {
  const kind = fc.constantFrom(...traceKinds)
  const value = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 200 }),
    fc.string({ unit: 'grapheme', maxLength: 120 }),
    fc.constantFrom('none', '(Unknown)', '\u202egpj.exe', '\ud83d', 'a\nb', ' ', 'x'.repeat(5000)),
  )
  const notes = fc.array(fc.tuple(kind, value, fc.boolean()), { maxLength: 40 })

  it('tells few values of each kind, each once, on one line and whole', () => {
    fc.assert(
      fc.property(notes, (all) => {
        const traces = new TraceList()
        for (const [one, words, stays] of all) traces[stays ? 'stays' : 'goes'](one, words)
        for (const { values, count } of [...traces.removed(), ...traces.kept()]) {
          expect(values.length).toBeLessThanOrEqual(Math.min(6, count))
          expect(new Set(values).size).toBe(values.length)
          for (const words of values) {
            expect([...words].length).toBeLessThanOrEqual(80)
            expect(words.isWellFormed()).toBe(true)
            expect(words).not.toMatch(/[\p{Cc}\u202a-\u202e]|^\s|\s$/u)
          }
        }
      }),
      { numRuns: 50 },
    )
  })

  it('counts all that is no mere value, and names the kinds in one order', () => {
    fc.assert(
      fc.property(notes, (all) => {
        const traces = new TraceList()
        for (const [one, words] of all) traces.goes(one, words)
        const told = traces.removed()
        const order = told.map((trace) => traceKinds.indexOf(trace.kind))
        expect(order).toEqual(order.toSorted((a, b) => a - b))
        const comments = all.filter(([one]) => one === 'comments').length
        expect(told.find((trace) => trace.kind === 'comments')?.count ?? 0).toBe(comments)
        expect(traces.kept()).toEqual([])
      }),
      { numRuns: 50 },
    )
  })

  it('cuts a long value at a whole letter, and says that it did', () => {
    const traces = new TraceList()
    traces.goes('author', '😀'.repeat(100))
    traces.goes('author', 'a'.repeat(80))
    expect(traces.removed()[0]?.values).toEqual([`${'😀'.repeat(79)}…`, 'a'.repeat(80)])
  })
})

describe('times of files', () => {
  it('of Word are those of the calendar, from 1970 on and not before', () => {
    const since1601 = (iso: string) => Date.parse(iso) + 11_644_473_600_000
    for (const iso of [
      '2024-02-29T23:59:59.000Z',
      '1999-12-31T00:00:00.000Z',
      '2026-01-01T00:00:00.000Z',
    ]) {
      expect(instantOf(since1601(iso))).toBe(iso)
    }
    expect(instantOf(0)).toBe('')
    expect(instantOf(since1601('1970-01-01T00:00:00.000Z'))).toBe('')
    expect(instantOf(Number.MAX_SAFE_INTEGER)).toBe('')
  })

  it('are told by the day and hour that stand there, in whichever notation', () => {
    const part = (most: number) => fc.integer({ min: 1, max: most })
    const two = (number: number) => String(number).padStart(2, '0')
    fc.assert(
      fc.property(part(12), part(28), part(23), part(59), (month, day, hour, minute) => {
        const [m, d, h, i] = [month, day, hour, minute].map(two)
        const notations = [
          `2026-${m}-${d}T${h}:${i}:09`,
          `2026:${m}:${d} ${h}:${i}:09`,
          `D:2026${m}${d}${h}${i}09`,
        ]
        const told = new Set(notations.map(timeWords))
        expect(told.size).toBe(1)
        expect([...told][0]).toMatch(new RegExp(`^[A-Z][a-z]+ ${day}, 2026, ${h}:${i}$`))
        expect(timeWords(`${notations[0]}Z`)).toBe(`${[...told][0]} UTC`)
      }),
    )
  })

  it('that no calendar has are told as they stand', () => {
    for (const none of ['2026-13-01', '2026-00-10', '20261340', 'D:20269999']) {
      expect(timeWords(none)).toBe(none)
    }
  })
})

describe('places', () => {
  it('are none beyond the poles and the date line, and at these they are', () => {
    const at = (degrees: number, side: string) => ({ degrees, side })
    expect(placeWords(at(90, 'N'), at(180, 'E'))).toBe('90.0000° north, 180.0000° east')
    expect(placeWords(at(90.0001, 'N'), at(0, 'E'))).toBe('')
    expect(placeWords(at(0, 'N'), at(180.0001, 'E'))).toBe('')
    expect(placeWords(at(0, 'S'), at(0, 'W'))).toBe('0.0000° south, 0.0000° west')
  })

  it('on a computer are found in every quoting, and an address of the web is none', () => {
    const folder = fc.stringMatching(/^[A-Za-z][\w ]{0,12}$/)
    fc.assert(
      fc.property(folder, fc.constantFrom('', '"', '(', ' ', '=', ';'), (name, before) => {
        expect(isLocalPath(`${before}C:\\Users\\${name}\\a.docx`)).toBe(true)
        expect(isLocalPath(`${before}/Users/${name}/a.docx`)).toBe(true)
        expect(isLocalPath(`${before}file:///home/${name}/a.docx`)).toBe(true)
        expect(isLocalPath(`${before}https://example.edu/Users/${name.replaceAll(' ', '')}`)).toBe(
          false,
        )
      }),
    )
  })
})

describe('what is packed', () => {
  const bytes = fc.uint8Array({ maxLength: 3000 })

  it('comes out as it went in, at its limit too, and one byte more is refused', () => {
    fc.assert(
      fc.property(bytes, fc.boolean(), (content, raw) => {
        const packed = raw ? deflateSync(content) : zlibSync(content)
        expect(limitedInflate(packed, { raw, most: content.length })).toEqual(content)
        if (content.length === 0) return
        const less = { raw, most: content.length - 1 }
        expect(() => limitedInflate(packed, less)).toThrow('too_large_inside')
      }),
      { numRuns: 60 },
    )
  })

  it('gives its beginning where it is cut short, and is damaged where there is none', () => {
    let die = 1
    const content = Uint8Array.from({ length: 100_000 }, () => {
      die = (die * 48_271) % 2_147_483_647
      return 97 + (die % 16)
    })
    const half = zlibSync(content).subarray(0, 20_000)
    const read = limitedInflate(half)
    expect(read.length).toBeLessThan(content.length)
    expect(read).toEqual(content.subarray(0, read.length))
    expect(() => limitedInflate(Uint8Array.of(1, 2, 3, 4, 5, 6))).toThrow('damaged')
  })
})
