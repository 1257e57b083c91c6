import { essentialResources } from '@hub/core/knowledge/essentialResources'
import { describe, expect, it } from 'vitest'
import { fromBuiltIn, fromChain } from './shownResource.ts'

const record = {
  id: 7,
  title: 'Harbor Advocates',
  description: 'For students on either side.',
  url: 'https://www.harbor.example.org/help',
  category: 'advocacy',
  subcategory: 'Advisors',
  phone: '800-656-4673',
  isActive: true,
  timestamp: 1_800_000_000,
  creator: '0x0000000000000000000000000000000000000001',
} as const

describe('fromChain', () => {
  it('links a plain web address and says where it leads', () => {
    expect(fromChain(record)).toMatchObject({
      origin: 'chain',
      website: { href: 'https://www.harbor.example.org/help', host: 'harbor.example.org' },
      unsafeWebsite: false,
      addedAt: '2027-01-15T08:00:00.000Z',
    })
  })

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:x',
    'https://bank.example@evil.example',
    'http://127.0.0.1/',
    'https://evil.example/\u202egpj.exe',
    '//evil.example',
  ])('never links %j, and says that there was something', (url) => {
    expect(fromChain({ ...record, url })).toMatchObject({ website: null, unsafeWebsite: true })
  })

  it('shows nothing for an address that was not given', () => {
    expect(fromChain({ ...record, url: '' })).toMatchObject({ website: null, unsafeWebsite: false })
  })

  it('tames and bounds every text', () => {
    const shown = fromChain({
      ...record,
      title: `\u202e${'A'.repeat(9000)}`,
      description: 'one\u0007\n\n\n\ntwo',
      subcategory: 'x'.repeat(9000),
      phone: '9'.repeat(9000),
    })
    expect([...shown.title]).toHaveLength(255)
    expect(shown.title).not.toContain('\u202e')
    expect(shown.description).toBe('one\n\ntwo')
    expect([...shown.subcategory]).toHaveLength(100)
    expect([...shown.phone]).toHaveLength(100)
  })

  it('gives a name to what has no title that can be seen', () => {
    expect(fromChain({ ...record, title: '\u200b' }).title).toBe('Resource 7, without a title')
  })

  it('files a category that is none of ours under Other', () => {
    expect(fromChain({ ...record, category: '<b>legal</b>' }).category).toBe('other')
  })

  it('gives no day for a time that no calendar has', () => {
    expect(fromChain({ ...record, timestamp: Number.MAX_SAFE_INTEGER }).addedAt).toBeNull()
  })
})

describe('fromBuiltIn', () => {
  it('links each of the four', () => {
    const hosts = essentialResources.map(fromBuiltIn).map(({ website }) => website?.host)
    expect(hosts).toEqual([
      'advocatesforyouth.org',
      'lawhelp.org',
      'facecampusequality.org',
      'youtube.com',
    ])
  })
})
