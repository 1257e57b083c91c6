import { expect, it } from 'vitest'
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
