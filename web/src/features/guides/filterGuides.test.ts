import type { GuideSummary } from '@hub/api/guides'
import { guide } from '@hub/core/knowledge/guide'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { byChapter, filterGuides } from './filterGuides.ts'
import { everyone } from './reader.ts'

const entry = (slug: string, more: Partial<GuideSummary> = {}): GuideSummary => ({
  slug,
  title: slug,
  topic: 'hearing',
  summary: 'About it.',
  appliesTo: { school: 'both', role: 'both' },
  ...more,
})

const guides = [
  entry('advisor', { topic: 'advisor', title: 'Who can be your advisor' }),
  entry('k12', { appliesTo: { school: 'k12', role: 'both' } }),
  entry('college', { appliesTo: { school: 'postsecondary', role: 'both' } }),
  entry('named', { appliesTo: { school: 'both', role: 'respondent' } }),
]

const found = (text: string, reader = {}) =>
  filterGuides(guides, text, { ...everyone, ...reader }).map(({ slug }) => slug)

describe('filterGuides', () => {
  it('finds by the beginnings of words in title, summary and chapter, in any case and order', () => {
    expect(found('ADVIS who')).toEqual(['advisor'])
    expect(found('hearing')).toEqual(['k12', 'college', 'named'])
    expect(found('who hearing')).toEqual([])
    expect(found('dvisor')).toEqual([])
  })

  it('shows all where no words are typed', () => {
    expect(found(' . ')).toHaveLength(guides.length)
  })

  it('leaves out what is for another school or the other side only', () => {
    expect(found('', { school: 'k12' })).toEqual(['advisor', 'k12', 'named'])
    expect(found('', { role: 'complainant' })).toEqual(['advisor', 'k12', 'college'])
    expect(found('', { role: 'respondent' })).toContain('named')
  })

  it('finds every entry of the guide by its title, however it is typed', () => {
    fc.assert(
      fc.property(fc.constantFrom(...guide), (one) => {
        const summaries = guide as unknown as GuideSummary[]
        expect(filterGuides(summaries, one.title.toUpperCase(), everyone)).toContain(one)
      }),
    )
  })
})

describe('byChapter', () => {
  it('gives each entry once, in the order of the chapters', () => {
    const chapters = byChapter(guides)
    expect(chapters.map(({ topic }) => topic)).toEqual(['advisor', 'hearing'])
    expect(chapters.flatMap((chapter) => chapter.guides)).toHaveLength(guides.length)
  })
})
