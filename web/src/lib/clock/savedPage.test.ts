import type { CaseEntry, Source, When } from '@hub/core/clock/caseEntry'
import { type Clock, clockOf } from '@hub/core/clock/clock'
import { crisisLines } from '@hub/core/knowledge/crisisLines'
import { expect, it } from 'vitest'
import { dateWords, listedDates } from './dateWords.ts'
import { due, happens, within } from './fixtures/drawnCase.ts'
import { savedPage } from './savedPage.ts'

const letter = (text: string): Source => ({
  type: 'letter',
  letter: 'a1',
  page: 2,
  text,
  start: 0,
  end: 9,
})

const clock = (entries: readonly CaseEntry[], today = '2027-01-11'): Clock =>
  clockOf({ entries, closings: [] }, today)

/** What is read of a page, without its marks. */
const textOf = (html: string) =>
  html
    .slice(html.indexOf('<body>'))
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .replaceAll('&amp;', '&')

const usual = [
  happens('The evidence came', 'evidence_sent', '2027-01-06'),
  due('Your answer', within(7, 'The evidence came', 'calendar')),
  happens('The hearing', 'hearing', '2027-02-02'),
  due('Your appeal', { type: 'open', after: 'determination' }),
]

it('has no script, no file but itself, and a name that says nothing of a case', () => {
  const page = savedPage(clock(usual))
  expect(page).not.toMatch(/<(?:script|link|img|iframe|form|object)\b|\son\w+=|@import|url\(/i)
  expect(page).toContain(`content="default-src 'none'; style-src 'unsafe-inline'"`)
  expect(/<title>(.*)<\/title>/.exec(page)?.[1]).toBe('Dates from my letters')
  expect(textOf(page)).not.toMatch(/hub|title ix/i)
})

it('writes each field as text, whatever stands in it', () => {
  const bad = (name: string) => `<script>${name}</script>"'><img src=x onerror=${name}>&amp;`
  const when: When = { type: 'day', day: '2027-01-15', time: bad('time') }
  const sources: Source[] = [letter(bad('quote')), { type: 'policy', section: bad('section') }]
  const page = savedPage(
    clock([
      { ...due(bad('deadline'), when), sources },
      { ...happens(bad('event'), 'hearing', '2027-01-20'), sources },
      { ...happens(bad('earlier'), 'notice', '2027-01-04'), sources },
      { ...due(bad('open'), { type: 'open' }), sources },
      { ...due(bad('rule'), '2027-01-21'), sources: [{ type: 'rule', cite: bad('cite') }] },
      due(bad('overlap'), within(9, bad('earlier'), 'calendar')),
    ]),
  )
  for (const name of ['deadline', 'event', 'earlier', 'open', 'quote', 'section', 'time', 'cite']) {
    expect(page).toContain(`&lt;script&gt;${name}&lt;/script&gt;&quot;&#39;&gt;`)
  }
  expect(page).not.toMatch(/<script|<img/i)
  // Nothing of a field ends an attribute either.
  for (const [tag] of page.matchAll(/<a [^>]*>/g)) {
    expect(tag).toMatch(/^<a href="[^"<>]*"(?: rel="noreferrer noopener")?>$/)
  }
})

it('says when it was made and counts the days that are left from then', () => {
  const words = textOf(savedPage(clock([...usual, due('That day', '2027-01-11')])))
  expect(words).toContain(
    'This page was made on Monday, January 11, 2027. Days left are counted from that day.',
  )
  expect(words).toContain('By Wednesday, Jan 13 2 days left')
  expect(words).toContain('Tuesday, February 2 in 22 days The hearing')
  expect(words).toContain('Monday, January 11 the day this page was made That day')
  expect(words).not.toContain('Today is')
})

it('counts no days to what is over, done or not certain', () => {
  const about: When = { type: 'day', day: '2027-01-15', isAbout: true }
  const done = { ...due('Done', '2027-01-14'), isDone: true }
  const page = savedPage(clock([due('Near', about), done, due('Over', '2027-01-08')]))
  expect(page).not.toContain('class="left"')
})

it('has the dates in the words and the order of the screen, and where each is from', () => {
  const quoted = { ...due('Your reply', '2027-01-19'), sources: [letter('reply  by\nJanuary 19')] }
  const made = clock([...usual, quoted, due('Over', '2027-01-08')])
  const words = textOf(savedPage(made))
  const { earlier, before, after } = listedDates(made)
  expect([earlier.length, before.length, after.length].every((count) => count > 0)).toBe(true)
  let place = words.indexOf('All dates')
  for (const date of [...earlier, ...before, ...after, ...made.open]) {
    const { lead, what, how, state } = dateWords(date, made)
    for (const part of [lead, what, state, how]) {
      const at = words.indexOf((part ?? '').replaceAll("'", '&#39;').trim(), place)
      expect(at).toBeGreaterThanOrEqual(place)
      place = at
    }
  }
  expect(words).toContain('reply by January 19 your letter, page 2')
  expect(words).toContain('34 CFR 106.45(b)(5)(vi)')
  expect(words).toContain('You typed it in.')
})

it('begins with what to do, says that it is not locked, and ends with all crisis lines and their numbers', () => {
  const page = savedPage(clock(usual))
  const words = textOf(page)
  expect(words).toMatch(/What to do By Wednesday, Jan 13 2 days left Your answer\..*All dates/)
  expect(words).toContain('This file is not locked.')
  for (const { name, ways } of crisisLines) {
    expect(words).toContain(name)
    for (const { href, label } of ways) {
      expect(page).toContain(`href="${href.replaceAll('&', '&amp;')}"`)
      expect(words).toContain(label)
    }
  }
})
