import { describe, expect, it } from 'vitest'
import { guide, guideEntry } from '../knowledge/guide.ts'
import { entriesByWords, entriesHeard } from './findEntries.ts'
import { heardOf } from './fixtures/heard.ts'
import { statementName } from './statementName.ts'

const firstTwo = (text: string) => {
  return entriesByWords(text)
    .fits.slice(0, 2)
    .map(({ entry }) => entry.slug)
}

describe('finding entries by their words', () => {
  it.each([
    ['can my dad be my advisor', 'who-can-be-your-advisor'],
    ['do i have to be in the same room with her at the hearing', 'separate-rooms'],
    ['they want my therapy notes', 'treatment-records'],
    ['how do i file with the office for civil rights', 'ocr-complaint'],
    ['is mediation voluntary', 'informal-resolution-is-voluntary'],
  ])('"%s" finds %s among the first two', (text, slug) => {
    expect(firstTwo(text)).toContain(slug)
  })

  it('finds nothing for no words', () => {
    expect(entriesByWords('').fits).toEqual([])
    expect(entriesByWords('what is it').fits).toEqual([])
  })

  it('every score is within its bounds, best first', () => {
    const { fits } = entriesByWords('what happens at the hearing if my advisor is late')
    const scores = fits.map(({ score }) => score)
    expect(scores).toEqual(scores.toSorted((a, b) => b - a))
    expect(scores.every((score) => score > 0 && score < 1)).toBe(true)
  })

  it('A72: every title finds its entry among the first three', () => {
    const lost = guide.filter(({ slug, title }) => {
      const found = entriesByWords(title).fits.slice(0, 3)
      return !found.some(({ entry }) => entry.slug === slug)
    })
    expect(lost.map(({ slug }) => slug)).toEqual([])
  })
})

describe('entries that a model heard', () => {
  const entries = new Map([
    ['appeal-deadline', 0.2],
    ['an-entry-of-another-version', 0.1],
    ['beyond:verdict', 0.3],
    ['appeal-grounds', 0.4],
  ])
  const heard = [[{ entries, statements: new Map() }, 1]] as const
  const slugs = (text: string) => {
    return entriesHeard({ heard, said: [[text, 2]], text }).fits.map(({ entry }) => entry.slug)
  }

  it('come best first, without those that the guide does not have', () => {
    expect(slugs('')).toEqual(['appeal-grounds', 'appeal-deadline'])
  })

  it('come in another order where the words speak for it', () => {
    expect(slugs('how many days do i have to appeal, what is the deadline')[0]).toBe(
      'appeal-deadline',
    )
  })

  it('A73: a statement that no message teaches is found by its words', () => {
    const slug = 'athletics'
    const all = [...heardOf({ [slug]: 0.9 }).statements.keys()]
    const { answer = [], more = [] } = guideEntry(slug) ?? {}
    const said = [...answer, ...more.flatMap((part) => part.statements)]
    const untaught = said.find(({ text }) => text.includes('sport by sport'))
    if (!untaught) throw new Error('no statement')
    const own = statementName(slug, untaught.text)
    const statements = new Map(all.filter((name) => name !== own).map((name) => [name, 1]))
    const text = 'are teams compared sport by sport or over the whole program'
    const taught = [[{ entries: new Map([[slug, 0.9]]), statements }, 1]] as const
    const { answersTo } = entriesHeard({ heard: taught, said: [], text })
    const scores = said.map((statement) => answersTo(slug, statement))
    expect(answersTo(slug, untaught)).toBe(Math.max(...scores))
    expect(answersTo(slug, untaught)).toBeGreaterThan(
      Math.max(...scores.filter((score) => score !== answersTo(slug, untaught))) + 1,
    )
  })

  it('come with what the guide leaves to others', () => {
    const { beyond } = entriesHeard({ heard, said: [], text: '' })
    expect(beyond?.kind).toBe('verdict')
    expect(beyond?.score).toBeCloseTo(0.3)
  })
})
