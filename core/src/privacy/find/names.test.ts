import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { applyReplacement } from '../applyReplacement.ts'
import { findIdentifyingDetails } from '../findIdentifyingDetails.ts'
import { only } from '../fixtures.ts'

const names = (text: string) => only('person_name', findIdentifyingDetails(text))

/** Names that no list of first names or surnames knows. */
const rare = fc.constantFrom(
  'Zhukov',
  'Okonjo',
  'Müllner',
  'Ó Dálaigh'.slice(2),
  "D'Arcyn",
  'Xu-Meyrin',
)
const title = fc.constantFrom('Dean', 'Dr.', 'Professor', 'Coach', 'Ms.', 'Officer', 'Judge')
const blank = fc.constantFrom(' ', '  ', '\u00a0', '\u202f', '\t')

describe('P5: a name behind a title', () => {
  it('is found whichever blanks stand between the two', () => {
    fc.assert(
      fc.property(title, rare, blank, (before, name, gap) => {
        const written = `${before}${gap}${name}`
        expect(names(`I told ${written} about it last week.`)).toEqual([written])
      }),
    )
  })

  it('is found in a sentence in which nearly every word is a name', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(title, rare), { minLength: 2, maxLength: 4 }), (people) => {
        const written = people.map(([before, name]) => `${before} ${name}`)
        expect(names(`${written.join(' and ')} met us.`)).toEqual(written)
      }),
    )
  })

  it.each([
    ['Dr. van der Berg said no.', 'Dr. van der Berg'],
    ['Dean de la Cruz met me.', 'Dean de la Cruz'],
    ['I saw Professor von Neumann there.', 'Professor von Neumann'],
    ['I asked Mr. de Leon for it.', 'Mr. de Leon'],
    ['Dr. Le said no.', 'Dr. Le'],
    ['dr. le said no.', 'dr. le'],
  ])('is found with all of its small words: %s', (text, name) => {
    expect(names(text)).toEqual([name])
  })

  it('does not go on over the end of a line or sentence', () => {
    expect(names('I wrote to the Dean\nZhukov was there.')).toEqual([])
    expect(names('I asked Coach Davis. Nobody answered.')).toEqual(['Coach Davis'])
  })
})

describe('P5: names of several people', () => {
  it('beside a stroke are each found', () => {
    expect(names('I told Jamie/Priya/Cole about it.')).toEqual(['Jamie', 'Priya', 'Cole'])
  })

  it('in a link are no names by themselves', () => {
    for (const link of ['https://a.edu/jamie/priya', 'lakeside.edu/jamie', '/people/jamie']) {
      expect(names(`See ${link} for more.`)).toEqual([])
    }
  })

  it('in brackets and quotes are found without these', () => {
    expect(names('My roommate (Jamie) and “Priya” saw it.')).toEqual(['Jamie', 'Priya'])
  })
})

describe('P6: a heading in title case', () => {
  it.each([
    'The Dean Told Me To Drop It',
    'How the Office of Equity Lost My File',
    'Title IX Office Failed Me Badly',
    'Worst Experience of My Life at the School',
  ])('names nobody: %s', (text) => {
    expect(names(text)).toEqual([])
  })
})

it('P15: of a name that was replaced no part stays in the text', () => {
  const frame = fc.constantFrom(
    (name: string) => `I told ${name} about it.`,
    (name: string) => `They said ${name} was not there, and ${name} was.`,
    (name: string) => `Then ${name}’s office called.`,
    (name: string) => `It was ${name}.`,
  )
  fc.assert(
    fc.property(title, rare, frame, (before, name, around) => {
      const text = around(`${before} ${name}`)
      const after = findIdentifyingDetails(text)
        .toReversed()
        .reduce((now, detail) => applyReplacement(now, detail).text, text)
      for (const part of name.split(/[' -]/).filter((one) => one.length > 2)) {
        expect(after).not.toContain(part)
      }
    }),
  )
})

it('P1: finds the same in a text whose letters are composed and in one where they are not', () => {
  const text = 'My roommate José, Dean Müllner and Renée told me.'
  const found = names(text)
  expect(found).toHaveLength(3)
  expect(names(text.normalize('NFD')).map((one) => one.normalize('NFC'))).toEqual(found)
})
