import { describe, expect, test } from 'vitest'
import { describeHub } from '../testing/describeApi.ts'

const PATH = '/.well-known/security.txt'

/** The fields of RFC 9116, by their names. */
function fieldsOf(text: string): Record<string, string> {
  const lines = text.split('\n').filter((line) => line !== '')
  return Object.fromEntries(
    lines.map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(': ') + 2)]),
  )
}

describe('security.txt', () => {
  describeHub(
    'with a contact',
    (hub) => {
      test('says where weaknesses are reported, for less than a year, and where the file is', async () => {
        const { status, headers, text } = await hub().get(PATH)
        expect([status, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8'])
        const { Contact, Expires = '', Canonical } = fieldsOf(text)
        expect(Contact).toBe('mailto:security@hub.example')
        expect(Canonical).toBe(`https://hub.example${PATH}`)
        const days = (Date.parse(Expires) - Date.now()) / 86_400_000
        expect(days).toBeGreaterThan(30)
        expect(days).toBeLessThan(365)
      })
    },
    {
      publicUrl: 'https://hub.example',
      securityContact: 'mailto:security@hub.example',
      supportUrl: 'https://hub.example/help',
    },
  )

  describeHub(
    'with an address for support alone',
    (hub) => {
      test('names that', async () => {
        expect(fieldsOf((await hub().get(PATH)).text).Contact).toBe('https://hub.example/help')
      })
    },
    { supportUrl: 'https://hub.example/help' },
  )

  describeHub('without a contact', (hub) => {
    test('there is none', async () => {
      expect((await hub().get(PATH)).text).not.toContain('Contact:')
    })
  })
})
