import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findIdentifyingDetails } from '../findIdentifyingDetails.ts'
import { only } from '../fixtures.ts'

const emails = (text: string) => only('email', findIdentifyingDetails(text))
const phones = (text: string) => only('phone', findIdentifyingDetails(text))

describe('P7: a phone number', () => {
  const digits = (length: number) =>
    fc.array(fc.nat(9), { minLength: length, maxLength: length }).map((all) => all.join(''))
  const area = fc.integer({ min: 201, max: 799 }).map(String)
  // What phones, people and word processors put between the groups.
  const between = fc.constantFrom('-', '.', ' ', '', ' - ', '–', '‑', '\u00a0', '\u2009')
  const sentence = fc.constantFrom(
    ['Please call ', ' tonight.'],
    ['It is ', ', she said.'],
    ['(', ')'],
    ['', ''],
    ['Her number:\n', '\nThat is all.'],
  )

  it('is found whole, however its groups are parted', () => {
    fc.assert(
      fc.property(area, digits(3), digits(4), between, sentence, (a, b, c, gap, frame) => {
        const number = [a, b, c].join(gap)
        const [before = '', after = ''] = frame
        expect(phones(before + number + after)).toEqual([number])
      }),
    )
  })

  it('is found whole with its area in brackets and its country in front', () => {
    fc.assert(
      fc.property(area, digits(3), digits(4), between, (a, b, c, gap) => {
        const number = `(${a})${gap}${b}-${c}`
        expect(phones(`Text ${number} first.`)).toEqual([number])
        expect(phones(`Text +1 ${number} first.`)).toEqual([`+1 ${number}`])
      }),
    )
  })

  it('is found each time that it comes, also twice in a row', () => {
    const number = '503-555-0142'
    expect(phones(`${number} or ${number}, ${number}`)).toEqual([number, number, number])
  })

  it('is not made of two numbers that a sentence parts', () => {
    expect(phones('I paid 250. 300 1234 people came.')).toEqual([])
    expect(phones('It took 300 days and 4000 pages.')).toEqual([])
  })

  it('of a line that is free to call is left alone, however it is written', () => {
    for (const free of ['800', '833', '844', '855', '866', '877', '888']) {
      for (const gap of ['-', '–', ' - ', '.', ' ']) {
        expect(phones(`Call ${free}${gap}656${gap}4673.`)).toEqual([])
      }
      expect(phones(`Call 1 (${free}) 656-4673.`)).toEqual([])
    }
  })

  it('of another country is found whole', () => {
    expect(phones('Her cell was +44 20 7946 0018 then.')).toEqual(['+44 20 7946 0018'])
    expect(phones('Her cell was +44–20–7946–0018 then.')).toEqual(['+44–20–7946–0018'])
  })
})

describe('P7: an email address', () => {
  const local = fc.stringMatching(
    /^[a-z\u00e0-\u00f6][a-z\u00e0-\u00f60-9]{1,12}([._-][a-z]{2,9})?$/,
  )

  it('is found whole, in any letters: no part of a name is left in front of it', () => {
    fc.assert(
      fc.property(local, (name) => {
        fc.pre(!/^(?:title|info|help|contact|support|office|police|hr|no)/.test(name))
        const address = `${name}@lakeside.edu`
        expect(emails(`I wrote to ${address} twice.`)).toEqual([address])
        expect(emails(address.toUpperCase())).toEqual([address.toUpperCase()])
      }),
    )
  })

  it('is found also where its letters are written with marks of their own', () => {
    const address = 'Andre\u0301.Dubois@lakeside.edu'
    expect(emails(`Ask ${address} then.`)).toEqual([address])
  })

  it('stops where the sentence goes on', () => {
    expect(emails('Write to jo@lakeside.edu, or else to ann@lakeside.edu.')).toEqual([
      'jo@lakeside.edu',
      'ann@lakeside.edu',
    ])
    expect(emails('<mailto:jo.w@lakeside.edu>')).toEqual(['jo.w@lakeside.edu'])
  })

  it.each([
    'titleix@x.edu',
    'TitleIX@x.edu',
    'title-ix@x.edu',
    'titleix.coordinator@x.edu',
    'titleix-office@x.edu',
    'police-dispatch@x.edu',
    'info@x.edu',
    'no-reply@x.edu',
    'deanofstudents@x.edu',
    'office.titleix@x.edu',
  ])('of an office is left alone: %s', (address) => {
    expect(emails(`Write to ${address} now.`)).toEqual([])
  })

  it.each([
    'info.jane.doe@gmail.com',
    'hr-jdoe@x.edu',
    'conduct.jane@x.edu',
    'safety_smith@x.edu',
    'helpern@x.edu',
  ])('of a person is found though it begins like that of an office: %s', (address) => {
    expect(emails(`Write to ${address} now.`)).toEqual([address])
  })

  it.each([
    'jane.doe at lakeside.edu',
    'jane_d at mail.lakeside.edu',
    'jane [at] lakeside [dot] edu',
    'jane(at)lakeside(dot)edu',
    'jane [at] mail.lakeside.edu',
  ])('is found where it is spelled out against robots: %s', (address) => {
    expect(emails(`Write to ${address} now.`)).toEqual([address])
  })

  it('is not made of a site that one looks at', () => {
    expect(emails('Look at lakeside.edu and stay at home.')).toEqual([])
  })
})

it('P4: reads a long run of what may begin an address or number in one go', () => {
  for (const run of ['a.', 'a@', '5 - ', '+1 ', '(503)', 'é', 'jane at ', '@a-']) {
    const text = run.repeat(Math.floor(20_000 / run.length))
    const before = Date.now()
    findIdentifyingDetails(text)
    expect(Date.now() - before).toBeLessThan(3000)
  }
})
