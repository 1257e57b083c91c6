import { expect, it } from 'vitest'
import { guide } from '../guide.ts'

/** What the glossary says that a term means. */
function meaning(term: string): string {
  const said = guide
    .filter(({ topic }) => topic === 'glossary')
    .flatMap(({ answer }) => answer.map(({ text }) => text))
    .find((text) => text.startsWith(`**${term}**: `))
  if (said === undefined) throw new Error(`The glossary has no term ${term}.`)
  return said
}

it('defines sexual harassment with its whole second and third kind', () => {
  const text = meaning('Sexual harassment')
  for (const words of ['one or more', 'unwelcome', 'effectively denies'])
    expect(text).toContain(words)
  for (const offense of ['sexual assault', 'dating violence', 'domestic violence', 'stalking'])
    expect(text).toContain(offense)
  expect(text).not.toContain('such as')
})

it('asks no signature alone of a formal complaint, and an allegation besides the request', () => {
  const text = meaning('Formal complaint')
  expect(text).toContain('alleges sexual harassment')
  expect(text).toContain('asks the school to investigate')
  expect(text).not.toContain('a signed')
})

it('does not promise that the decision letter names the remedies', () => {
  expect(meaning('Written determination')).toContain('whether there will be remedies')
})

it('tells that Title IX has exceptions', () => {
  expect(meaning('Title IX')).toContain('exceptions')
})
