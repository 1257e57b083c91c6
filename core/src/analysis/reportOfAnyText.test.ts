import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { analyzed } from './fixtures/analyzed.ts'
import { type DocumentType, documentTypes, type Passage, type Report } from './report.ts'

/** Pieces of letters, so that random texts reach the rules, among what no letter should hold. */
const piece = fc.oneof(
  fc.constantFrom(
    'Lark University',
    'March 2, 2026',
    'Dear Ms. Ana Orr,',
    'Complainant: Ana Orr',
    'Respondent: LIND, Bo',
    'The investigator is José Núñez.',
    'Your written response is due by March 13, 2026.',
    'You have ten (10) business days to appeal.',
    'The hearing will be held on April 2, 2026 at 9 a.m.',
    'The hearing set for March 20, 2026 is canceled.',
    'We find the respondent not responsible. Count 2: RESPONSIBLE.',
    'The standard is a preponderance of the evidence.',
    '| Deadline | What |\n| May 4, 2026 | Appeal |',
    'Sincerely,\n\nFay Quick\nTitle IX Coordinator',
  ),
  fc.constantFrom(
    '😀',
    '\u0000',
    '\ud83d',
    'שלום עולם',
    '\u202e',
    'e\u0301',
    '\t',
    '“',
    '((((',
    '﷽',
  ),
  fc.string({ unit: 'binary', maxLength: 30 }),
)
const text = fc
  .array(fc.tuple(piece, fc.constantFrom('\n\n', '\n', ' ', '')), { maxLength: 14 })
  .map((pieces) => pieces.flat().join(''))
const kind = fc.constantFrom(...documentTypes)

/** Everything in a report that points into the document. */
function passagesOf({ keyFindings, people = [], potentialIssues, compliance }: Report): Passage[] {
  const issues = potentialIssues.filter((one): one is typeof one & Passage => 'quote' in one)
  return [
    ...keyFindings,
    ...issues,
    ...people.flatMap(({ parts }) => parts),
    ...compliance.points.flatMap(({ at }) => at ?? []),
  ]
}

const check = (holds: (report: Report, text: string, docType: DocumentType) => void) =>
  fc.assert(
    fc.asyncProperty(text, kind, async (words, docType) => {
      holds(await analyzed(words, docType), words, docType)
    }),
    { numRuns: 40 },
  )

describe('a report on any text', () => {
  it('F1 quotes only what stands in the document, at the place that it names', () =>
    check((report, words) => {
      for (const { end, page, quote, start } of passagesOf(report)) {
        expect(words.slice(start, end)).toBe(quote)
        expect(quote).not.toBe('')
        expect(page).toBe(1)
      }
    }))

  it('F1 cuts no character in half: what is well formed is quoted so', () =>
    check((report, words) => {
      if (!words.isWellFormed()) return
      for (const { quote } of passagesOf(report)) expect(quote.isWellFormed()).toBe(true)
    }))

  it('D14 names dates by words of the document, and notes only days that it has found', () =>
    check(({ dates, toNote = [] }, words) => {
      for (const date of dates) expect(words.slice(date.start, date.end)).toBe(date.text)
      for (const { iso, meaning, what } of toNote) {
        expect(iso).toMatch(/^\d{4}-\d{2}-\d{2}$/)
        expect(dates).toContainEqual(expect.objectContaining({ iso, meaning, what }))
      }
    }))

  it('notes no day twice', () =>
    check(({ toNote = [] }) => {
      const days = toNote.map(({ iso, meaning, what }) => `${iso} ${meaning} ${what}`)
      expect(new Set(days).size).toBe(days.length)
    }))

  it('F8 names nobody whose name the document does not write, and each person once', () =>
    check(({ people = [] }, words) => {
      for (const { name, parts } of people) {
        expect(parts.length).toBeGreaterThan(0)
        // A name in capitals is shown in ordinary case.
        for (const word of name.toLowerCase().split(' '))
          expect(words.toLowerCase()).toContain(word)
      }
      const names = people.map(({ name }) => name.toLowerCase())
      expect(new Set(names).size).toBe(names.length)
    }))

  it('S1 speaks in whole sentences without a hole where a word should be', () =>
    check(({ keyFindings, lead = '', recommendations, summary }) => {
      expect(summary.startsWith(lead)).toBe(true)
      const said = [summary, ...recommendations, ...keyFindings.map((finding) => finding.text)]
      for (const sentence of said) {
        expect(sentence).not.toMatch(/undefined|null|NaN|\[object|\{\w+\}| {2}|^\s|\s$/)
        expect(sentence).toMatch(/[.?!…”]$/)
      }
    }))

  it('K1 tells nobody and nothing of a paper that is of no case', () =>
    check((report) => {
      if (report.docType !== 'other') return
      expect(report).toMatchObject({
        people: [],
        keyFindings: [],
        potentialIssues: [],
        standardOfEvidence: null,
      })
      expect(report.compliance.score).toBeNull()
    }))
})

it('J1 the same text gives the same report, whatever was read before it', async () => {
  const [one, other] = fc.sample(fc.tuple(text, text), { numRuns: 1, seed: 4 })[0] ?? ['', '']
  const first = await analyzed(one, 'hearing_notice')
  await analyzed(other, 'written_determination')
  expect(await analyzed(one, 'hearing_notice')).toEqual(first)
})
