import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { resourceCategories } from '../knowledge/resourceCategories.ts'
import { resourceAction } from './resourceAction.ts'

const url = 'https://example.org/help'

describe('resourceAction', () => {
  it('calls at once in an emergency, even where there is a page', () => {
    expect(resourceAction({ category: 'emergency', url, phone: 'Text 988; 988' })).toEqual({
      label: 'Call Now',
      href: 'tel:988',
      external: false,
    })
  })

  it('texts in an emergency where nobody can be called', () => {
    expect(resourceAction({ category: 'emergency', url, phone: 'Text HOME to 741741' })).toEqual({
      label: 'Text HOME to 741741',
      href: 'sms:741741?&body=HOME',
      external: false,
    })
  })

  it('opens the page in an emergency where no number can be read', () => {
    expect(resourceAction({ category: 'emergency', url, phone: 'ask us' })).toMatchObject({
      label: 'Visit Resource',
      href: url,
    })
  })

  it('opens the page in a new tab outside an emergency, even where there is a number', () => {
    expect(resourceAction({ category: 'counseling', url, phone: '988' })).toEqual({
      label: 'Visit Resource',
      href: url,
      external: true,
    })
  })

  it('dials where there is no page', () => {
    expect(resourceAction({ category: 'legal', url: null, phone: '800-656-4673' })).toEqual({
      label: 'Access Guide',
      href: 'tel:+18006564673',
      external: false,
    })
  })

  it('opens nothing where there is neither page nor number', () => {
    expect(resourceAction({ category: 'legal', url: null, phone: null })).toEqual({
      label: 'Access Guide',
      href: null,
      external: false,
    })
  })

  it('never opens an unsafe link', () => {
    const hostile = { category: 'legal', url: 'javascript:alert(1)', phone: null } as const
    expect(resourceAction(hostile)).toMatchObject({ href: null, external: false })
  })

  it('opens http(s), tel: or sms: links only, and calls only http(s) external', () => {
    const text = fc.oneof(fc.string(), fc.webUrl(), fc.constantFrom('988', 'data:x', 'tel:911'))
    const resource = fc.record({
      url: fc.option(text),
      phone: fc.option(text),
      category: fc.constantFrom(...resourceCategories),
    })
    fc.assert(
      fc.property(resource, (any) => {
        const { href, external } = resourceAction(any)
        expect(/^https?:/i.test(href ?? '')).toBe(external)
        expect(href ?? 'tel:').toMatch(/^(?:https?:\/\/|tel:|sms:)/i)
      }),
    )
  })
})
