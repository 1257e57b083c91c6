import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { contactWays, linkedWays } from './contactWays.ts'

describe('contactWays', () => {
  it('finds nothing where no phone is given', () => {
    expect(contactWays(null)).toEqual([])
    expect(contactWays('')).toEqual([])
    expect(contactWays(' ; ;')).toEqual([])
  })

  it('reads a ten-digit number and a text with its word', () => {
    expect(contactWays('800-656-4673; Text HOPE to 64673')).toEqual([
      { kind: 'call', label: '800-656-4673', number: '+18006564673', href: 'tel:+18006564673' },
      {
        kind: 'text',
        label: 'Text HOPE to 64673',
        number: '64673',
        href: 'sms:64673?&body=HOPE',
      },
    ])
  })

  it('reads 988 as a call and as a text without a word', () => {
    expect(contactWays('988; Text 988')).toEqual([
      { kind: 'call', label: '988', number: '988', href: 'tel:988' },
      { kind: 'text', label: 'Text 988', number: '988', href: 'sms:988' },
    ])
  })

  it('reads a line that can only be texted', () => {
    expect(contactWays('Text HOME to 741741')).toEqual([
      {
        kind: 'text',
        label: 'Text HOME to 741741',
        number: '741741',
        href: 'sms:741741?&body=HOME',
      },
    ])
  })

  it('keeps the place in brackets apart from the number', () => {
    expect(contactWays('617-399-6720 (Massachusetts); 503-274-5477 (Oregon)')).toEqual([
      {
        kind: 'call',
        label: '617-399-6720',
        number: '+16173996720',
        note: 'Massachusetts',
        href: 'tel:+16173996720',
      },
      {
        kind: 'call',
        label: '503-274-5477',
        number: '+15032745477',
        note: 'Oregon',
        href: 'tel:+15032745477',
      },
    ])
  })

  it('names a videophone as one', () => {
    expect(contactWays('Videophone 855-812-1001')).toEqual([
      {
        kind: 'videophone',
        label: 'Videophone 855-812-1001',
        number: '+18558121001',
        href: 'tel:+18558121001',
      },
    ])
  })

  it('drops the hyphen of a short code in the link and keeps it in the label', () => {
    expect(contactWays('Text START to 678-678')[0]).toMatchObject({
      label: 'Text START to 678-678',
      href: 'sms:678678?&body=START',
    })
  })

  it.each([
    ['(617) 399-6720', 'tel:+16173996720'],
    ['(617) 399-6720 (Boston)', 'tel:+16173996720'],
    ['617.399.6720', 'tel:+16173996720'],
    ['6173996720', 'tel:+16173996720'],
    ['1-617-399-6720', 'tel:+16173996720'],
    ['+1 617 399 6720', 'tel:+16173996720'],
    ['617-399-6720 x19', 'tel:+16173996720'],
    ['617-399-6720 ext. 19', 'tel:+16173996720'],
    ['+44 20 7946 0958', 'tel:+442079460958'],
    ['911', 'tel:911'],
    ['text hope to 64673', 'sms:64673?&body=hope'],
    ['Text 617-399-6720', 'sms:+16173996720'],
  ])('links %j', (phone, href) => {
    expect(contactWays(phone)).toMatchObject([{ href }])
  })

  it.each([
    'Ask at the front desk',
    '1-888-PREVENT',
    '555-0100',
    '12345',
    '*#06#',
    '*67 617-399-6720',
    '117-399-6720',
    '617-099-6720',
    '617-399-6720,,1234',
    '+0 123 456 789',
    '+1 23',
    'tel:911',
    'javascript:alert(1)',
    'Text <b>HOME</b> to 741741',
    'Text HOME&body=BAD to 741741',
    'Text HOME to',
    'Text HOME to 7417',
    'Text',
    'Videophone soon',
    '٩٨٨',
    '800-656-4673 800-656-4674',
  ])('shows %j without a link', (phone) => {
    expect(contactWays(phone)).toEqual([{ kind: 'plain', label: phone }])
  })

  it('removes invisible characters, which could make one number look like another', () => {
    expect(contactWays('\u202e988\u202c')).toMatchObject([{ kind: 'call', label: '988' }])
    expect(contactWays('ask\u0000\u200b us')).toEqual([{ kind: 'plain', label: 'ask us' }])
  })
})

describe('linkedWays', () => {
  it('leaves out what cannot be opened', () => {
    expect(linkedWays('ask us; 988').map((way) => way.href)).toEqual(['tel:988'])
  })
})

describe('any phone line that somebody proposes', () => {
  const fragment = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.string({ unit: fc.constantFrom(...'0123456789-+(). ;x') }),
    fc.constantFrom('Text ', ' to ', 'Videophone ', '988', '617-399-6720', ';', ' (', ')', '\n'),
    fc.constantFrom('javascript:', 'tel:', 'sms:', '%00', '?body=', '&', '#', '\u202e', '\ud800'),
  )
  const phone = fc.array(fragment, { maxLength: 8 }).map((parts) => parts.join(''))

  it('gives only tel: and sms: links of digits and one percent-encoded word', () => {
    fc.assert(
      fc.property(phone, (line) => {
        for (const way of linkedWays(line)) {
          expect(way.href).toMatch(/^(?:tel:\+?\d{3,15}|sms:\+?\d{3,15}(?:\?&body=[\w%]{1,60})?)$/)
        }
      }),
      { numRuns: 500 },
    )
  })

  it('dials only digits that stand in the line, in their order', () => {
    fc.assert(
      fc.property(phone, (line) => {
        for (const way of linkedWays(line)) {
          const dialled = way.number.replace(/^\+1?/, '')
          expect(line.replace(/\D/g, '')).toContain(dialled)
        }
      }),
      { numRuns: 500 },
    )
  })

  it('shows one way for each piece with something to see, with a label that can be seen', () => {
    fc.assert(
      fc.property(phone, (line) => {
        const ways = contactWays(line)
        expect(ways.length).toBeLessThanOrEqual(line.split(';').length)
        for (const way of ways) {
          expect(way.label.trim()).not.toBe('')
          expect(way.label).not.toMatch(/[\p{C}\n;]/u)
        }
      }),
      { numRuns: 500 },
    )
  })

  it('reads its own labels the same way again', () => {
    fc.assert(
      fc.property(phone, (line) => {
        for (const way of linkedWays(line)) {
          expect(linkedWays(way.label)).toMatchObject([{ href: way.href, kind: way.kind }])
        }
      }),
      { numRuns: 500 },
    )
  })
})
