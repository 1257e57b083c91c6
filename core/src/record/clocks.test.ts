/** The clocks of devices: one that is wrong, or in another time zone, must not stop or change an export. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { utf8 } from './hash.ts'
import { entryErrors, isDay, isTime, readTags } from './limits.ts'
import { happenedOrder, happenedWords, instantWords } from './words.ts'
import { readZip, ZipWriter } from './zip.ts'

/** Core has no types of Node; tests run there. */
const { process } = globalThis as unknown as {
  process: { env: Record<string, string | undefined> }
}

async function zipOf(time: string): Promise<Uint8Array<ArrayBuffer>> {
  const zip = new ZipWriter()
  await zip.add('manifest.json', utf8('{}'), time)
  const parts = zip.end()
  return Uint8Array.from(parts.flatMap((part) => [...part]))
}

/** Date and time of the first file, as every program that unpacks it shows them. */
function shown(zip: Uint8Array): string {
  const [time = 0, date = 0] = [10, 12].map((at) => (zip[at] ?? 0) | ((zip[at + 1] ?? 0) << 8))
  const day = [(date >> 9) + 1980, (date >> 5) & 15, date & 31]
  return [...day, time >> 11, (time >> 5) & 63].join(' ')
}

describe.each([
  'UTC',
  'America/New_York',
  'Pacific/Auckland',
  'Asia/Kathmandu',
  'Africa/Casablanca',
])('on a device in %s', (zone) => {
  let before: string | undefined
  beforeEach(() => {
    before = process.env['TZ']
    process.env['TZ'] = zone
  })
  afterEach(() => {
    if (before === undefined) delete process.env['TZ']
    else process.env['TZ'] = before
  })

  it.each([
    ['2026-01-01T00:00:00.000Z', '2026 1 1 0 0'],
    ['2025-12-31T23:59:00.000Z', '2025 12 31 23 59'],
    ['2028-02-29T12:30:00.000Z', '2028 2 29 12 30'],
    // Hours around the change of clocks in New York and in Auckland.
    ['2026-03-08T06:30:00.000Z', '2026 3 8 6 30'],
    ['2026-03-08T11:30:00.000Z', '2026 3 8 11 30'],
    ['2026-11-01T05:30:00.000Z', '2026 11 1 5 30'],
    ['2026-09-26T13:30:00.000Z', '2026 9 26 13 30'],
    ['2026-09-26T23:30:00.000Z', '2026 9 26 23 30'],
  ])('an archive made at %s shows that time', async (time, expected) => {
    expect(shown(await zipOf(time))).toBe(expected)
  })

  it('days and instants are told in the same words', () => {
    expect(instantWords('2026-03-08T06:30:00.000Z')).toBe('March 8, 2026, 06:30 UTC')
    const happened = { date: '2026-01-01', time: '00:00', about: true }
    expect(happenedWords(happened)).toBe('About January 1, 2026, 00:00')
  })

  it('the same days are days', () => {
    const days = ['2024-02-29', '2000-02-29', '2026-12-31', '2026-03-08', '2026-01-01']
    expect(days.filter((day) => !isDay(day))).toEqual([])
    const none = ['2026-02-29', '1900-02-29', '2026-04-31', '2026-00-01', '2026-13-01', '2026-1-1']
    expect(none.filter(isDay)).toEqual([])
    expect(['00:00', '23:59', '24:00', '23:60', '9:30'].filter(isTime)).toEqual(['00:00', '23:59'])
  })
})

it.each([
  ['1970-01-01T00:00:00.000Z', '1980 1 1 0 0'],
  ['1979-12-31T23:59:00.000Z', '1980 12 31 23 59'],
  ['2100-01-01T00:00:00.000Z', '2099 1 1 0 0'],
  ['2155-06-01T10:00:00.000Z', '2099 6 1 10 0'],
])('a clock at %s, which no archive can hold, stops no export', async (time, expected) => {
  const zip = await zipOf(time)
  expect(shown(zip)).toBe(expected)
  expect(readZip(zip)?.get('manifest.json')).toEqual(utf8('{}'))
})

describe('what is known of when something happened', () => {
  it('orders entries by day and time, those without a day first', () => {
    const of = (date: string, time = '') => happenedOrder({ date, time, about: false })
    const inOrder = [
      of(''),
      of('2025-12-31', '23:59'),
      of('2026-01-01'),
      of('2026-01-01', '00:01'),
      of('2026-01-01', '09:00'),
      of('2026-01-01', '10:00'),
      of('2026-10-01'),
    ]
    expect(inOrder.toSorted()).toEqual(inOrder)
  })

  it('is refused where the day is none, and both faults are told at their fields', () => {
    const given = (date: string, time: string) => {
      const happened = { date, time, about: false }
      const rest = { what: 'x', who: '', where: '', notes: '', tags: [], files: [] }
      return Object.keys(entryErrors({ happened, ...rest })).toSorted()
    }
    expect(given('2026-02-30', '25:00')).toEqual(['date', 'time'])
    expect(given('', '25:00')).toEqual(['time'])
    expect(given('', '')).toEqual([])
  })
})

it('has a tag once, whichever way its letters are written', () => {
  expect(readTags('café, cafe\u0301 ,  café')).toEqual(['café'])
  expect(readTags(' , ,,')).toEqual([])
})
