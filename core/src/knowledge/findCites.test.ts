import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { growth, IN_LINE, repeated } from '../text/fixtures/growth.ts'
import { authorities } from './authorities.ts'
import { cites } from './cites.ts'
import { citesAbove, findCites } from './findCites.ts'

const found = (text: string) => findCites(text).map(({ cite }) => cite)

it.each([
  ['under §106.45(b)(5)(iv), anyone', '34 CFR 106.45(b)(5)(iv)'],
  ['34 C.F.R. § 106.45 (b)(5)', '34 CFR 106.45(b)(5)'],
  ['34 CFR Part 106.30(a)', '34 CFR 106.30(a)'],
  ['section 106.44(c) says', '34 CFR 106.44(c)'],
  ['see 34 CFR §§ 106.71', '34 CFR 106.71'],
  ['34 CFR 106.45(B)(7)(II)(a)', '34 CFR 106.45(b)(7)(ii)(A)'],
  ['34 CFR 106.30(a) (Supportive measures).', '34 CFR 106.30(a) (Supportive measures)'],
  ['20 U.S.C. § 1092(f)', '20 U.S.C. 1092(f)(8)'],
  ['20 USC 1681(a)', '20 U.S.C. 1681'],
  ['85 Fed. Reg. 30,026', '85 FR 30026'],
])('A63: "%s" is %s', (text, cite) => {
  expect(found(text)).toEqual([cite])
})

it.each([
  '34 CFR 106.46(c)',
  '106.45(b)(99)',
  '34 CFR 106.45(b)(5)(xx)',
  '45 CFR 86.31',
  '42 U.S.C. 1983',
  '89 FR 33474',
  'Davis v. Monroe County Board of Education, 526 U.S. 629 (1999)',
  'Doe v. Baum (6th Cir. 2018)',
])('A63: "%s" is a reference that we do not know', (text) => {
  expect(new Set(found(text))).toEqual(new Set(['']))
})

it.each([
  'I have 106 pages and 10.5 days.',
  'Title IX and 34 CFR Part 106 as a whole',
  'at 10:45 (b) and version 2.106',
  'the chance was 50 v. 50',
  '',
])('A63: "%s" holds no reference', (text) => {
  expect(found(text)).toEqual([])
})

it('A63: each cite of the regulation and each authority that is one is found as it is written', () => {
  for (const cite of cites) expect(found(`It says so in ${cite}; see there.`)).toEqual([cite])
  for (const { cite } of authorities.filter((known) => /\d{4}|U\.S\.C/.test(known.cite))) {
    expect(found(`It says so in ${cite}.`)).toEqual([cite])
  }
})

it('A63: references come in order and never inside of one another', () => {
  const text =
    'In Tennessee v. Cardona, No. 2:24-cv-00072 (E.D. Ky. Jan. 9, 2025), and 106.44(a), 106.45.'
  let end = 0
  for (const cite of findCites(text)) {
    expect(cite.start).toBeGreaterThanOrEqual(end)
    end = cite.end
  }
  expect(found(text).slice(1)).toEqual(['34 CFR 106.44(a)', '34 CFR 106.45'])
})

it('names the paragraphs above a paragraph', () => {
  expect(citesAbove('34 CFR 106.45(b)(5)(i)')).toEqual([
    '34 CFR 106.45(b)(5)',
    '34 CFR 106.45(b)',
    '34 CFR 106.45',
  ])
  expect(citesAbove('20 U.S.C. 1681')).toEqual([])
})

it.each([
  ['34 CFR 106.45 (the grievance process) says', '34 CFR 106.45'],
  ['34 CFR 106.45(b)(5)(iv) (the advisor rule)', '34 CFR 106.45(b)(5)(iv)'],
  ['34 CFR 106.45(b)(6)(i) (see below)', '34 CFR 106.45(b)(6)(i)'],
  ['34 CFR 106.45(b)(5)(iv) (2020)', '34 CFR 106.45(b)(5)(iv)'],
  ['34 CFR 106.45(b)(5)(i) (Burden of proof)', '34 CFR 106.45(b)(5)(i)'],
])('A63: words in brackets behind a paragraph are none of it: "%s"', (text, cite) => {
  expect(findCites(text)).toEqual([{ start: 0, end: cite.length, cite }])
})

it('A63: a paragraph that nobody has is not taken for the one above it', () => {
  for (const text of ['34 CFR 106.45(b)(100)', '34 CFR 106.45(b)(5) (xx)', '34 CFR 106.45(zz)']) {
    expect(findCites(text)).toEqual([{ start: 0, end: text.length, cite: '' }])
  }
})

it.each([
  'I had a fever of 101.5 that night, and 100.4 the next day.',
  'The ticket was $106.45.',
  'It came from 192.106.45.2 at night.',
  'The balance was 1106.45, then 2,106.45.',
])('A63: a number that only looks like a section is no reference: "%s"', (text) => {
  expect(found(text)).toEqual([])
})

it('A63: Title IX is known by all of its sections too', () => {
  for (const text of ['20 U.S.C. §§ 1681-1688', '20 U.S.C. 1681–1688', '20 USC § 1681-88']) {
    expect(findCites(text)).toEqual([{ start: 0, end: text.length, cite: '20 U.S.C. 1681' }])
  }
})

it('A63: a paragraph is known in capital letters, with blanks, and without its code', () => {
  const paragraphs = cites.filter((cite) => !/[a-z]{2}/.test(cite))
  for (const cite of paragraphs.flatMap((one) => [one, ...citesAbove(one)])) {
    const bare = cite.replace('34 CFR ', '')
    const ways = [cite.toUpperCase(), `§ ${bare}`, bare.replaceAll('(', ' ('), `section ${bare}`]
    expect([...new Set(ways.flatMap(found))]).toEqual([cite])
  }
})

it('A63: of any text each reference is its own piece, in order, of a law that we know or none', () => {
  const laws = new Set([
    '',
    ...cites,
    ...cites.flatMap(citesAbove),
    ...authorities.map((one) => one.cite),
  ])
  const piece = fc.oneof(
    fc.constantFrom(
      '34 CFR ',
      '106.45',
      '(b)',
      ' (b)',
      '(5)',
      '(iv)',
      '§',
      '20 U.S.C. ',
      '1681',
      ' v. ',
    ),
    fc.constantFrom(
      'Doe',
      'Title ',
      '85 FR ',
      '30026',
      ' (Respondent)',
      '.',
      ', ',
      '\n',
      '🙂',
      '\0',
    ),
    fc.string({ maxLength: 3 }),
  )
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
      const text = pieces.join('')
      let end = 0
      for (const one of findCites(text)) {
        expect(one.start).toBeGreaterThanOrEqual(end)
        expect(one.end).toBeGreaterThan(one.start)
        expect(one.end).toBeLessThanOrEqual(text.length)
        expect(text.slice(one.start, one.end)).toMatch(/^\S(?:.*[^\s.,;])?$/s)
        expect(laws).toContain(one.cite)
        end = one.end
      }
      expect(findCites(text)).toEqual(findCites(text))
    }),
  )
})

it('A63: what stands before or behind a reference moves it and changes nothing of it', () => {
  const cite = '34 CFR 106.45(b)(5)(iv)'
  const before = fc.constantFrom('See ', 'Under the rule (', '“', '\n\n', '🙂 ', 'By ', '1. ')
  const behind = fc.constantFrom(' ', ', ', '.', ')', '; see there', '”', '\n', '’s words', '—so')
  fc.assert(
    fc.property(before, behind, (lead, rest) => {
      const [one, ...others] = findCites(`${lead}${cite}${rest}`)
      expect(others).toEqual([])
      expect(one).toEqual({ start: lead.length, end: lead.length + cite.length, cite })
    }),
  )
})

it.each(['34 CFR', 'A.', 'Aa of ', '106.45(', ' (b)', '20 U.S.C. ', 'A v. ', '§ ', '1', ' '])(
  'A63: a message of nothing but %j is read in line with its length',
  (piece) => {
    const read = (characters: number) =>
      void findCites(`34 CFR${repeated(piece, characters)} v. 106.45`)
    expect(growth(read, 20_000)).toBeLessThan(IN_LINE)
  },
)
