import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { normalizeWebsite, websiteHost } from './websites.ts'

describe('normalizeWebsite', () => {
  it.each([
    ['www.mit.edu', 'https://www.mit.edu'],
    [' HTTP://WWW.Mit.EDU/About ', 'http://www.mit.edu/About'],
    ['https://a.org/', 'https://a.org'],
    ['a.org:8080/x?y=1#z', 'https://a.org:8080/x?y=1#z'],
    ['http:a.org', 'http://a.org'],
    ['a.org?next=https://b.org', 'https://a.org?next=https://b.org'],
  ])('reads %s as %s', (given, expected) => {
    expect(normalizeWebsite(given)).toBe(expected)
  })
  it.each([
    '',
    'N/A',
    'none',
    'http://',
    'javascript:alert(1)',
    'ftp://a.org',
    'mailto:a@b.org',
    'a@b.org',
    'https://user@evil.org',
    'a b.org',
    'http://-.com',
    'a..b',
    '127.0.0.1',
    'a.org/"x"',
  ])('takes "%s" for no address', (given) => {
    expect(normalizeWebsite(given)).toBeNull()
  })
  it('gives nothing that changes when it is read again, and only http(s) addresses', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.webUrl()), (given) => {
        const website = normalizeWebsite(given)
        expect(website ?? 'https://none').toMatch(/^https?:\/\/[^/]+/)
        expect(normalizeWebsite(website)).toBe(website)
      }),
    )
  })
})

describe('websiteHost', () => {
  it('is the same with and without www, scheme and path', () => {
    expect(websiteHost('http://www.mit.edu/about')).toBe('mit.edu')
    expect(websiteHost('mit.edu')).toBe('mit.edu')
    expect(websiteHost(null)).toBeNull()
  })
})
