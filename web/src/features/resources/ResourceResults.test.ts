import { describe, expect, it } from 'vitest'
import { emptyWords } from './ResourceResults.tsx'

describe('emptyWords', () => {
  it('names the term that matched nothing', () => {
    expect(emptyWords('hearing officer', undefined, 0)).toBe(
      'Nothing matches “hearing officer”. Try fewer words, or look through all resources.',
    )
  })

  it('says when other categories have matches', () => {
    expect(emptyWords('appeal', 'Emergency', 3)).toBe(
      'Nothing in Emergency matches “appeal”. 3 resources in other categories do.',
    )
    expect(emptyWords('appeal', 'Emergency', 1)).toContain('One resource in another category does.')
  })

  it('offers fewer words where no category has a match', () => {
    expect(emptyWords('zebra', 'Legal', 0)).toBe(
      'Nothing in Legal matches “zebra”. Try fewer words, or look through all resources.',
    )
  })

  it('says that a category is empty when nothing was searched', () => {
    expect(emptyWords('', 'Legal', 0)).toBe('Nothing is listed under Legal yet.')
    expect(emptyWords('', undefined, 0)).toBe('Nothing is listed here yet.')
  })
})
