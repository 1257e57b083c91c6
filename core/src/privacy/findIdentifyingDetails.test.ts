import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findIdentifyingDetails } from './findIdentifyingDetails.ts'

const found = (text: string, schoolName?: string): string[] =>
  findIdentifyingDetails(text, { schoolName }).map((one) => `${one.kind}: ${one.text}`)

// Pieces that the rules look for, so that random texts reach them.
const piece = fc.oneof(
  fc.constantFrom('Dean ', 'my roommate ', 'Jamie ', 'March 12', ' hearing ', 'case #', '2024-118'),
  fc.constantFrom('@', '555-0142', 'Hall ', '\ud83d', '\ude00', '\n', '’s ', 'é', 'the only ', 'İ'),
  fc.constantFrom(
    'Dean Hale said no.',
    'My roommate, Jamie, saw it.',
    'I am the only harpist here.',
  ),
  fc.string({ unit: 'binary', maxLength: 12 }),
)
const anyText = fc.oneof(
  fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join('')),
  fc
    .array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 60 })
    .map((units) => String.fromCharCode(...units)),
)

describe('any text', () => {
  it('P1 P2: never throws, and every detail is the text between its offsets', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        let end = 0
        for (const detail of findIdentifyingDetails(text)) {
          expect(detail.start).toBeGreaterThanOrEqual(end)
          expect(detail.end).toBeGreaterThan(detail.start)
          expect(text.slice(detail.start, detail.end)).toBe(detail.text)
          expect(detail.replacement === null || detail.replacement.trim() !== '').toBe(true)
          end = detail.end
        }
        expect(end).toBeLessThanOrEqual(text.length)
      }),
      { numRuns: 400 },
    )
  })

  it('P1: gives the same answer twice', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(findIdentifyingDetails(text)).toEqual(findIdentifyingDetails(text))
      }),
      { numRuns: 100 },
    )
  })

  it('finds nothing in an empty text', () => {
    expect(findIdentifyingDetails('')).toEqual([])
  })
})

describe('what the author is told', () => {
  it('P14: says why in one sentence and offers words for the place', () => {
    const text = 'After my interview on March 12 I asked for the evidence twice. Dean Hale said no.'
    expect(findIdentifyingDetails(text)).toMatchObject([
      { text: 'March 12', why: '“March 12” is an exact date.', replacement: 'this spring' },
      { text: 'Dean Hale', why: '“Dean Hale” is a person’s name.', replacement: 'a dean' },
    ])
  })

  it('P14: quotes the name alone where the relation is part of the detail', () => {
    const [detail] = findIdentifyingDetails('I told my roommate Jamie that night.')
    expect(detail).toMatchObject({
      text: 'my roommate Jamie',
      why: '“Jamie” is a person’s name.',
      replacement: 'my roommate',
    })
  })

  it('P14: offers nothing for the author’s own name', () => {
    const [detail] = findIdentifyingDetails('My name is Olivia Bennett.')
    expect(detail).toMatchObject({ text: 'Olivia Bennett', replacement: null })
  })
})

describe('overlaps', () => {
  it('P3: a name inside an email address is the address only', () => {
    expect(found('Write to jamie.smith@lakeside.edu now.')).toEqual([
      'email: jamie.smith@lakeside.edu',
    ])
  })

  it('P3 P10: a date with its time before a hearing is one detail', () => {
    expect(found('The hearing is on March 12 at 2 pm.')).toEqual([
      'hearing_detail: March 12 at 2 pm',
    ])
  })
})

describe('the school’s own name', () => {
  it('P6: is not a person, but a person with that surname is', () => {
    const text = 'I chose Sarah Lawrence for its size. Dean Lawrence was kind.'
    expect(found(text, 'Sarah Lawrence College')).toEqual(['person_name: Dean Lawrence'])
  })

  it('P6: without the school’s name the same words count as a name', () => {
    expect(found('I chose Sarah Lawrence for its size.')).toEqual(['person_name: Sarah Lawrence'])
  })
})
