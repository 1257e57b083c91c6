import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { leadsTo, safeUrl } from './leadsTo.ts'

// core has no DOM and no Node types; the tests run in Node, whose URL reads links as browsers do.
type ReadUrl = { protocol: string; hostname: string; username: string; password: string }
const { URL } = globalThis as unknown as { URL: new (text: string) => ReadUrl }

describe('safeUrl', () => {
  it.each([
    'https://rainn.org/help-and-healing/hotline/',
    'http://example.org',
    'HTTPS://Example.ORG/Path',
    'https://www.law.cornell.edu/cfr/text/34/106.45',
    'https://www.youtube.com/watch?v=nhlDkS8hvMU',
    'https://example.org:8443/a?b=c&d=%20#part',
    'https://xn--bcher-kva.example/x',
    'https://example.org/wiki/Ré%C3%A9(1)',
    'https://example.org?x=1',
    'https://example.org#top',
  ])('keeps %j as written', (url) => {
    expect(safeUrl(url)).toBe(url)
  })

  it('drops spaces around a link', () => {
    expect(safeUrl('  https://example.org\n')).toBe('https://example.org')
  })

  it.each([
    '',
    'example.org',
    '//example.org',
    'https:/example.org',
    'https:example.org',
    'https:///example.org',
    'javascript:alert(1)',
    'JaVaScRiPt://example.org/%0aalert(1)',
    'java\tscript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:x',
    'file:///etc/passwd',
    'ftp://example.org',
    'blob:https://example.org/1',
    '\u0001https://example.org',
    'https://exam\tple.org',
    'https://example.org/a b',
    'https://example.org/\u202egpj.exe',
    'https://example.org/\u200b',
    'https://example.org/\ud800',
    'https://example.org\\@evil.test',
    'https://example.org@evil.test',
    'https://user:secret@example.org',
    'https://example.org:99999',
    'https://example.org:',
    'https://localhost:3000',
    'https://127.0.0.1',
    'https://0x7f.1',
    'https://[::1]/',
    'https://-bad.org',
    'https://bad-.org',
    'https://a..org',
    'https://example.org.',
    'https://раypal.com',
    'https://\u212aelvin.org',
    'http\u017f://example.org',
    'https://exam%70le.org',
    'https://example.org/"onmouseover=',
    `https://example.org/${'a'.repeat(2048)}`,
    `https://${'a'.repeat(64)}.org`,
    `https://${'abc.'.repeat(70)}org`,
  ])('refuses %j', (text) => {
    expect(safeUrl(text)).toBeNull()
    expect(leadsTo(text)).toBeNull()
  })
})

describe('leadsTo', () => {
  it.each([
    ['https://www.rainn.org/help', 'rainn.org'],
    ['https://RAINN.org', 'rainn.org'],
    ['https://ocrcas.ed.gov:443/x?y', 'ocrcas.ed.gov'],
    ['https://www.org', 'www.org'],
    ['https://www.www.org', 'www.org'],
  ])('says that %j leads to %s', (url, host) => {
    expect(leadsTo(url)).toBe(host)
  })
})

describe('any text that somebody proposes as a link', () => {
  const fragment = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.webUrl(),
    fc.domain(),
    fc.constantFrom('https://', 'http://', 'HTTPS://', 'javascript:', 'data:', '//', '/', '\\'),
    fc.constantFrom(
      '@',
      ':',
      ':80',
      '?',
      '#',
      '.',
      'example.org',
      '%00',
      '\t',
      '\n',
      '\u202e',
      ' ',
    ),
  )
  const text = fc.array(fragment, { maxLength: 6 }).map((parts) => parts.join(''))

  it('is null, or an http(s) link that a browser reads the same way', () => {
    fc.assert(
      fc.property(text, (proposed) => {
        const safe = safeUrl(proposed)
        if (safe === null) return
        const read = new URL(safe)
        expect(['http:', 'https:']).toContain(read.protocol)
        expect(read.username + read.password).toBe('')
        expect(safe.toLowerCase().split('/')[2]?.startsWith(read.hostname)).toBe(true)
        expect(read.hostname.replace(/^www\.(?=.*\.)/, '')).toBe(leadsTo(safe))
      }),
      { numRuns: 1000 },
    )
  })

  it('passes every plain web address', () => {
    const plain = fc.webUrl({ authoritySettings: { withPort: true } })
    fc.assert(
      fc.property(plain, (url) => {
        fc.pre(!/[|^`{}]/.test(url))
        expect(safeUrl(url)).toBe(url)
      }),
      { numRuns: 500 },
    )
  })
})
