import { describe, expect, it } from 'vitest'
import { guide } from '../knowledge/guide.ts'
import { resources } from '../knowledge/resources.ts'
import { contentTypesOf } from './contentType.ts'
import { guideOfSlug, guideResources } from './guideResources.ts'
import { resourceAction } from './resourceAction.ts'

describe('the guide among the resources', () => {
  it('has each entry once, with what a row can hold', () => {
    expect(guideResources.map(({ slug }) => guideOfSlug(slug))).toEqual(
      guide.map(({ slug }) => slug),
    )
    expect(guideResources.filter(({ slug }) => slug.length > 100)).toEqual([])
    expect(guideResources.filter(({ subcategory }) => subcategory.length > 50)).toEqual([])
  })

  it('never takes an organisation for a guide', () => {
    expect(resources.filter(({ slug }) => guideOfSlug(slug) !== null)).toEqual([])
    expect(guideOfSlug(null)).toBeNull()
  })

  it('is something to read, which opens its page here', () => {
    for (const { category, slug } of guideResources) {
      const resource = { category, url: null, phone: null, guide: guideOfSlug(slug) }
      expect(contentTypesOf(resource)).toEqual(['articles'])
      expect(resourceAction(resource)).toEqual({
        label: 'Access Guide',
        href: `/guides/${guideOfSlug(slug)}`,
        external: false,
      })
    }
  })

  it('never stands among the emergency lines', () => {
    expect(guideResources.filter(({ category }) => category === 'emergency')).toEqual([])
  })
})
