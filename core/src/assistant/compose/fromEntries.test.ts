import { expect, it } from 'vitest'
import { guide, guideEntry } from '../../knowledge/guide.ts'
import { chooseStatements, hasMore } from './fromEntries.ts'
import { opensFor, withoutOpener } from './opener.ts'

const anyone = { role: null, school: null }
const [limits, how] = ['time-limits-at-a-glance', 'how-long-it-takes'].map((slug) => {
  const entry = guideEntry(slug)
  if (!entry) throw new Error(`no entry ${slug}`)
  return { entry, score: 0.5 }
})

it('A45: an entry says all that it has to say, though its statements share many words', () => {
  if (!limits) throw new Error('no entry')
  const chosen = chooseStatements({ text: 'all dates', asker: anyone, fits: [limits], words: 400 })
  const said = chosen.map(({ statement }) => statement.text)
  for (const { text } of limits.entry.answer) expect(said).toContain(text)
})

it('A45: what another entry says in nearly the same words is not said again', () => {
  if (!limits || !how) throw new Error('no entry')
  const again = { ...how, entry: { ...how.entry, answer: limits.entry.answer, more: [] } }
  const brief = { text: 'all dates', asker: anyone, words: 900 }
  const chosen = chooseStatements({ ...brief, fits: [limits, again] })
  expect(chosen.filter(({ slug }) => slug === how.entry.slug)).toEqual([])
})

it('A45: what an earlier answer said is not said again', () => {
  if (!limits) throw new Error('no entry')
  const told = limits.entry.answer
    .slice(0, 2)
    .map(({ text }) => text)
    .join(' ')
  const brief = { text: 'all dates', asker: anyone, fits: [limits], words: 400 }
  const texts = chooseStatements({ ...brief, told }).map(({ statement }) => statement.text)
  expect(texts.length).toBeGreaterThan(0)
  for (const { text } of limits.entry.answer.slice(0, 2)) expect(texts).not.toContain(text)
})

it('A45: the statement that answers best leads, whatever entry it stands in, and what answers far worse is left out', () => {
  if (!limits || !how) throw new Error('no entry')
  const [best] = how.entry.answer.toReversed()
  const answersTo = (_: string, statement: unknown) => (statement === best ? 9 : 0)
  const brief = { text: 'all dates', asker: anyone, words: 400, fits: [limits, how], answersTo }
  expect(chooseStatements(brief).map(({ statement }) => statement.text)).toEqual([best?.text])
})

it('A45: no answer begins with what leans on a statement that it does not say', () => {
  const leaving = guideEntry('leaving-informal-resolution')
  if (!leaving) throw new Error('no entry')
  const fits = [{ entry: leaving, score: 0.6 }]
  const [first] = chooseStatements({ text: 'leave mediation', asker: anyone, fits, words: 90 })
  expect(first?.statement.text).not.toMatch(/^At any time before that/)
})

it('A46: "Yes" or "No" comes first where it answers, and is left out where it would mislead', () => {
  const refusing = guideEntry('refusing-to-take-part')
  if (!refusing) throw new Error('no entry')
  const yes = { text: 'Yes, you may refuse to take part.', cites: [] }
  const side = { text: 'The file of the case names who came.', cites: [] }
  const fits = [{ entry: { ...refusing, answer: [side, yes], more: [] }, score: 0.9 }]
  const answersTo = (_: string, { text }: { text: string }) => (text === side.text ? 1 : 0.2)
  const first = (text: string) =>
    chooseStatements({ text, asker: anyone, fits, answersTo, yesNo: true, words: 90 })[0]?.statement
      .text
  expect(first('can i refuse')).toBe(yes.text)
  expect(first('do i have to go')).not.toMatch(/^Yes/)
})

it.each([
  ['can i record the hearing on my phone', 'hearing-recording', false],
  ['does the college have to record the hearing', 'hearing-recording', true],
  ['can they close my case after he left', 'respondent-leaves', false],
  ['will it be used on me at the hearing', 'leaving-informal-resolution', false],
  ['can i bring witnesses', 'witnesses', true],
  ['can they put me on leave before anyone decided', 'administrative-leave', true],
  ['can i see my own file', 'see-your-own-file', true],
  ['does title ix cover sports', 'athletics', true],
])('A46: whether "%s" has the "Yes" or "No" of %s: %s', (text, slug, opens) => {
  const { answer = [], more = [] } = guideEntry(slug) ?? {}
  const all = [...answer, ...more.flatMap(({ statements }) => statements)]
  const statement = all.find((each) => /^(?:yes|no)\b/i.test(each.text))
  if (!statement) throw new Error(`no opener in ${slug}`)
  expect(opensFor(statement, text)).toBe(opens)
})

it('A45: no statement of the guide that opens with "Yes" or "No" loses its sense without it', () => {
  const all = guide.flatMap(({ answer, more }) => [
    ...answer,
    ...more.flatMap((part) => part.statements),
  ])
  for (const statement of all) expect(withoutOpener(statement).text).not.toMatch(/^(?:yes|no)[,.]/i)
})

it('A52: an entry has nothing more to say once all of it was said in the talk', () => {
  if (!limits) throw new Error('no entry')
  const { answer, more } = limits.entry
  const all = [...answer, ...more.flatMap(({ statements }) => statements)]
  const texts = all.map(({ text }) => text)
  expect(hasMore(limits.entry, anyone, texts.join(' '))).toBe(false)
  expect(hasMore(limits.entry, anyone, texts.slice(1).join(' '))).toBe(true)
})
