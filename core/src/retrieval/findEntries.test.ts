import { describe, expect, it } from 'vitest'
import { guide } from '../knowledge/guide.ts'
import { findEntries, questionTerms } from './findEntries.ts'
import { buildGuideIndex } from './guideIndex.ts'

const firstTwo = (text: string) =>
  findEntries(questionTerms(text))
    .slice(0, 2)
    .map(({ entry }) => entry.slug)

describe('finding entries', () => {
  it.each([
    ['can my dad be my advisor', 'who-can-be-your-advisor'],
    ['do i have to be in the same room with her at the hearing', 'separate-rooms'],
    ['they want my therapy notes', 'treatment-records'],
    ['me acusan de acoso y tengo una audiencia sin asesor', 'free-advisor-at-the-hearing'],
    ['how do i file with the office for civil rights', 'ocr-complaint'],
    ['is mediation voluntary', 'informal-resolution-is-voluntary'],
  ])('"%s" finds %s among the first two', (text, slug) => {
    expect(firstTwo(text)).toContain(slug)
  })

  it('A61: a question that names a paragraph finds the entries that rest on it', () => {
    for (const text of ['what does 106.71 say', 'explain §106.71(a)', '34 C.F.R. § 106.71 (a)?']) {
      const entries = findEntries(questionTerms(text)).slice(0, 3)
      for (const { entry } of entries) {
        expect(entry.answer.flatMap(({ cites }) => cites).join()).toContain('106.71')
      }
    }
  })

  it('finds nothing for no words, and never more than thirty entries', () => {
    expect(findEntries(questionTerms(''))).toEqual([])
    expect(findEntries(questionTerms('what is it'))).toEqual([])
    expect(findEntries(questionTerms('school hearing advisor')).length).toBeLessThanOrEqual(30)
  })

  it('every score and every part is within its bounds, best first', () => {
    const fits = findEntries(questionTerms('what happens at the hearing if my advisor is late'))
    const scores = fits.map(({ score }) => score)
    expect(scores).toEqual(scores.toSorted((a, b) => b - a))
    expect(fits.every(({ held }) => held >= 0 && held <= 1)).toBe(true)
  })

  it('A72: phrasings that it has not seen find their entry or one on the same paragraph', () => {
    // Each fifth phrasing is left out when the index is built, and asked.
    const index = buildGuideIndex(
      guide.map((entry) => ({ ...entry, asked: entry.asked.filter((_, at) => at % 5 !== 0) })),
    )
    let [asked, found] = [0, 0]
    for (const entry of guide) {
      const paragraphs = new Set(entry.answer.slice(0, 2).flatMap(({ cites }) => cites))
      for (const text of entry.asked.filter((_, at) => at % 5 === 0)) {
        const two = findEntries(questionTerms(text, index), index).slice(0, 2)
        const cites = two.flatMap((fit) => fit.entry.answer.flatMap((said) => said.cites))
        asked += 1
        if (two.some((fit) => fit.entry === entry) || cites.some((cite) => paragraphs.has(cite))) {
          found += 1
        }
      }
    }
    expect(found / asked).toBeGreaterThan(0.7)
  })
})
