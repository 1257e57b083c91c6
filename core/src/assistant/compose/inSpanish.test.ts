import { expect, it } from 'vitest'
import { comparisons } from '../../generated/comparisons.ts'
import { spanishTexts } from '../../generated/spanishTexts.ts'
import { guide, guideEntry } from '../../knowledge/guide.ts'
import { answer } from '../answer.ts'
import { refusals } from '../scope/refusals.ts'
import { inEnglish, inSpanish, spanishLine } from './inSpanish.ts'

const [first] = guideEntry('appeal-deadline')?.answer ?? []
const english = first?.text ?? 'none'

it('A60: who writes in Spanish is answered in Spanish, and told that the guide itself is in English', () => {
  const { text, citations } = answer({ message: '¿cuánto tiempo tengo para apelar?', history: [] })
  expect(text).toContain(spanishLine)
  expect(text).toContain(inSpanish(english))
  expect(text).not.toContain(english)
  expect(citations.length).toBeGreaterThan(0)
})

it.each(['how long do i have to appeal', 'my mama said la audiencia is monday'])(
  'A60: "%s" is answered in English',
  (message) => {
    expect(answer({ message, history: [] }).text).not.toContain(spanishLine)
  },
)

it('A60: a few words go on in the language of the talk', () => {
  const message = '¿cuánto tiempo tengo para apelar?'
  const content = answer({ message, history: [] }).text
  const history = [
    { role: 'user', content: message },
    { role: 'assistant', content },
  ] as const
  expect(answer({ message: 'y puedo pedir más', history }).text).toContain(spanishLine)
  expect(answer({ message: '¿y si mi papá viene conmigo?', history }).text).toContain(spanishLine)
})

it('A60: what was said in Spanish is known to be said', () => {
  const turn = { role: 'assistant', content: `${spanishLine}\n\n${inSpanish(english)}` } as const
  expect(inSpanish(english)).not.toBe(english)
  expect(inEnglish([turn])[0]?.content).toContain(english)
})

it('A60: an opening "Yes." is left out in both languages', () => {
  const yes = guideEntry('refusing-to-take-part')?.answer[0]?.text ?? ''
  const without = yes.replace('Yes, you', 'You')
  expect(without).not.toBe(yes)
  expect(inSpanish(without)).toMatch(/^Puedes negarte/)
})

it('A60: all that an answer takes from an entry of the guide is there in Spanish', () => {
  const known = new Set<string>(spanishTexts.map(([text]) => text))
  const texts = guide.flatMap(({ answer: own, ask, more, steps, title }) => {
    const statements = [...own, ...more.flatMap((part) => part.statements)]
    return [title, ...statements.map(({ text }) => text), ...steps, ...ask]
  })
  expect(texts.filter((text) => !known.has(text))).toEqual([])
})

it('A60: what is left to others is left to them in Spanish, and options are compared in it', () => {
  const known = new Set<string>(spanishTexts.map(([text]) => text))
  const refused = Object.values(refusals).flatMap(({ cannot, known: law, offer, who }) => {
    return [cannot, ...law.map(({ text }) => text), offer, who]
  })
  const compared = comparisons.flatMap(({ caption, options, rows }) => {
    const cells = rows.flatMap((row) => [row.label, ...row.cells.map(({ text }) => text)])
    return [caption, ...options.map(({ label }) => label), ...cells]
  })
  const said = [...refused, ...compared].filter((text) => text !== '')
  expect(said.filter((text) => !known.has(text))).toEqual([])
})
