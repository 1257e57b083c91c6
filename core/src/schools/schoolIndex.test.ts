import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { normalizeName } from './normalizeName.ts'
import { createSchoolIndex, type SchoolEntry } from './schoolIndex.ts'
import { schoolTypes } from './schoolTypes.ts'

const schools: SchoolEntry[] = (
  [
    ['Stanford University', 'university', 'Stanford, CA'],
    ['Samford University', 'university', 'Birmingham, AL'],
    ['University of California, Los Angeles', 'university', 'Los Angeles, CA'],
    ['University of California, Berkeley', 'university', 'Berkeley, CA'],
    ['Massachusetts Institute of Technology', 'university', 'Cambridge, MA'],
    ['University of North Carolina at Chapel Hill', 'university', 'Chapel Hill, NC'],
    ['University of North Carolina at Charlotte', 'university', 'Charlotte, NC'],
    ['Mississippi State University', 'university', 'Starkville, MS'],
    ['University of Mississippi', 'university', 'Oxford, MS'],
    ['California State University, Los Angeles', 'university', 'Los Angeles, CA'],
    ['Texas A&M University', 'university', 'College Station, TX'],
    ['University of Michigan', 'university', 'Ann Arbor, MI'],
    ['Ohio State University', 'university', 'Columbus, OH'],
    ['Ohio State University at Lima', 'university', 'Lima, OH'],
    ['Oberlin College', 'college', 'Oberlin, OH'],
    ['Boston College', 'college', 'Chestnut Hill, MA'],
    ['Emerson College', 'college', 'Boston, MA'],
    ['Bunker Hill Community College', 'community-college', 'Boston, MA'],
    ['Springfield High School', 'high-school', 'Springfield, IL'],
    ['Springfield High School', 'high-school', 'Springfield, OR'],
    ['Springfield Middle School', 'middle-school', 'Springfield, OR'],
    ["St. John's University", 'university', 'Queens, NY'],
    ['Cañada College', 'community-college', null],
    ['De Anza College', 'community-college', 'Cupertino, CA'],
    ['Northeastern University', 'university', 'Boston, MA'],
    ['Eastern University', 'university', 'St. Davids, PA'],
  ] as const
).map(([name, type, location], at) => ({ id: at + 1, name, type, location }))

function indexOf(entries: readonly SchoolEntry[]) {
  const index = createSchoolIndex()
  index.addAll(entries)
  return index
}

const index = indexOf(schools)
const describeSchool = (id: number | undefined) => {
  const school = schools.find((each) => each.id === id)
  return school && `${school.name} | ${school.location}`
}

describe('a search', () => {
  it.each([
    ['a letter left out', 'missisipi state', 'Mississippi State University | Starkville, MS'],
    ['a letter changed', 'stanferd', 'Stanford University | Stanford, CA'],
    ['two letters swapped', 'texas unviersity a&m', 'Texas A&M University | College Station, TX'],
    [
      'words still being typed',
      'univ of cal berk',
      'University of California, Berkeley | Berkeley, CA',
    ],
    ['initials', 'ucla', 'University of California, Los Angeles | Los Angeles, CA'],
    [
      'a nickname over the initials of others',
      'unc',
      'University of North Carolina at Chapel Hill | Chapel Hill, NC',
    ],
    [
      'initials and campus',
      'unc charlotte',
      'University of North Carolina at Charlotte | Charlotte, NC',
    ],
    ['a nickname', 'ole miss', 'University of Mississippi | Oxford, MS'],
    ['"u of"', 'u of m', 'University of Michigan | Ann Arbor, MI'],
    ['"cal state"', 'cal state la', 'California State University, Los Angeles | Los Angeles, CA'],
    ['"A&M" written out', 'texas a and m', 'Texas A&M University | College Station, TX'],
    [
      'the words in another order',
      'technology institute massachusetts',
      'Massachusetts Institute of Technology | Cambridge, MA',
    ],
    ['words too many', 'title ix office stanford university', 'Stanford University | Stanford, CA'],
    ['a city and a state', 'springfield or', 'Springfield High School | Springfield, OR'],
    ['a state in full', 'springfield high oregon', 'Springfield High School | Springfield, OR'],
    [
      'a kind and a town',
      'community colleges in boston',
      'Bunker Hill Community College | Boston, MA',
    ],
    ['no accents', 'canada college', 'Cañada College | null'],
    ['"Saint" for "St."', 'saint johns', "St. John's University | Queens, NY"],
    ['two words as one', 'deanza', 'De Anza College | Cupertino, CA'],
    ['one word as two', 'north eastern university', 'Northeastern University | Boston, MA'],
    ['the main campus by the plain name', 'ohio state', 'Ohio State University | Columbus, OH'],
  ])('finds by %s: "%s"', (_, query, expected) => {
    expect(describeSchool(index.search(query)[0])).toBe(expected)
  })

  it.each([
    ['u of m ann arbor', 'University of Michigan'],
    ['umich ann arbor', 'University of Michigan'],
    ['concordia ann arbor', 'Concordia University Ann Arbor'],
    ['u of m twin cities', 'University of Minnesota'],
  ])('knows the town of a main campus whose place nobody gave: "%s"', (query, expected) => {
    const names = [
      'Concordia University Ann Arbor',
      'Spring Arbor University',
      'Washington State University Tri-Cities',
      'University of Maryland, College Park',
      'University of Mary',
      'University of Minnesota',
      'University of Michigan',
    ]
    const entries = names.map((name, id) => ({ id, name, type: 'university', location: null }))
    const [best] = indexOf(entries as SchoolEntry[]).search(query)
    expect(names[best ?? -1]).toBe(expected)
  })

  it('gives all schools of a town', () => {
    const names = index.search('boston').map((id) => schools[id - 1]?.name)
    expect(names[0]).toBe('Boston College')
    expect(names).toContain('Emerson College')
    expect(names).toContain('Bunker Hill Community College')
  })
  it('gives the schools of a state before those that only have the kind in common', () => {
    const places = index.search('colleges in ohio').map((id) => schools[id - 1]?.location)
    expect(places.slice(0, 3)).toEqual(['Columbus, OH', 'Lima, OH', 'Oberlin, OH'])
  })
  it('gives only the asked type, and at most the asked number', () => {
    expect(index.search('springfield', { type: 'middle-school' })).toEqual([21])
    expect(index.search('university', { limit: 3 })).toHaveLength(3)
    expect(index.search('university', { limit: 0 })).toEqual([])
  })
  it.each(['', '   ', '!?&*', '😀', '\u0000', 'qqqqzzzz'])('gives nothing for "%s"', (query) => {
    expect(index.search(query)).toEqual([])
  })
  it('reads the first 200 characters of a query and no more', () => {
    const long = 'stanferd '.repeat(1200)
    expect(index.search(long)[0]).toBe(1)
    expect(index.search(long)).toEqual(index.search(long.slice(0, 200)))
    expect(index.search(`${'x'.repeat(200)} stanford`)).toEqual([])
  })
  it('puts schools that fit alike in the order of their ids', () => {
    const twins = [3, 1, 2].map((id) => Object.assign({}, schools[0]!, { id }))
    expect(indexOf(twins).search('stanford')).toEqual([1, 2, 3])
  })
})

describe('adding and removing', () => {
  it('replaces a school of the same id', () => {
    const changed = indexOf(schools)
    changed.add({ id: 1, name: 'Leland College', type: 'college', location: null })
    expect(changed.search('leland')).toEqual([1])
    expect(changed.search('stanford university')).not.toContain(1)
    expect(changed.size).toBe(schools.length)
  })
  it('leaves everything alone where the id is unknown', () => {
    const same = indexOf(schools)
    same.remove(999)
    expect(same.size).toBe(schools.length)
  })
  it('finds a school added after the first search, by a part of a new word', () => {
    const grown = indexOf(schools)
    grown.search('stanford')
    grown.add({ id: 100, name: 'Zebulon Academy', type: 'high-school', location: null })
    expect(grown.search('zebu')).toEqual([100])
  })
})

const word = fc.constantFrom(
  'Ohio',
  'State',
  'St.',
  'Lincoln',
  'A&M',
  'of',
  'North',
  'Élan',
  'Tech',
  'Law',
)
const name = fc
  .tuple(
    fc.array(word, { minLength: 1, maxLength: 5 }),
    fc.constantFrom('University', 'College', 'High School'),
  )
  .map(([words, kind]) => `${words.join(' ')} ${kind}`)
const entries = fc
  .array(
    fc.record({
      name: fc.oneof(name, fc.string({ minLength: 1, maxLength: 40 })),
      type: fc.constantFrom(...schoolTypes),
      location: fc.constantFrom(null, 'Boston, MA', 'Lima, OH', 'Ohio'),
    }),
    { minLength: 1, maxLength: 30 },
  )
  .map((list) => list.map((entry, at) => ({ ...entry, id: at + 1 })))

describe('for any schools and words', () => {
  it('a search never throws, gives known ids, each once', () => {
    const query = fc.oneof(fc.string({ unit: 'binary', maxLength: 300 }), name)
    fc.assert(
      fc.property(query, (text) => {
        const found = index.search(text)
        expect(new Set(found).size).toBe(found.length)
        expect(found.every((id) => id >= 1 && id <= schools.length)).toBe(true)
      }),
    )
  })
  it('a school is found first by its full name, unless another has the same', () => {
    fc.assert(
      fc.property(entries, (list) => {
        const built = indexOf(list)
        for (const school of list) {
          if (!/[\p{L}\p{N}]/u.test(school.name)) continue
          const first = list.find(({ id }) => id === built.search(school.name)[0])
          expect(normalizeName(first?.name ?? '')).toBe(normalizeName(school.name))
        }
      }),
    )
  })
  it('what is added and taken out again leaves no trace in any answer', () => {
    fc.assert(
      fc.property(entries, entries, name, (kept, passing, query) => {
        const touched = indexOf(kept)
        const others = passing.map((entry) => ({ ...entry, id: entry.id + 1000 }))
        touched.addAll(others)
        touched.search(query)
        for (const { id } of others) touched.remove(id)
        expect(touched.size).toBe(kept.length)
        expect(touched.search(query)).toEqual(indexOf(kept).search(query))
      }),
    )
  })
  it('the order in which schools are added does not change an answer', () => {
    fc.assert(
      fc.property(entries, name, (list, query) => {
        expect(indexOf(list.toReversed()).search(query)).toEqual(indexOf(list).search(query))
      }),
    )
  })
})

it('puts a college ahead of high schools whose names fit a beginning as well', () => {
  const named = (name: string, type: SchoolEntry['type'], count: number) =>
    Array.from({ length: count }, () => ({ name, type, location: null }))
  const entries = [
    ...named('Oak High School', 'high-school', 400),
    ...named('Harview High School', 'high-school', 12),
    ...named('Elm University', 'university', 12),
    ...named('Harvard University', 'university', 1),
  ].map((school, id) => ({ ...school, id }))
  const both = indexOf(entries)
  const first = (query: string) => entries[both.search(query)[0] ?? -1]?.name
  expect(first('harv')).toBe('Harvard University')
  expect(first('harview')).toBe('Harview High School')
})

it('keeps to the order of the words where one of them is mistyped', () => {
  const names = [
    'Colorado State University',
    'Western Colorado University',
    'University of Colorado Anschutz Medical Campus',
    'University of Wyoming',
  ]
  const states = indexOf(
    names.map((name, id) => ({ id, name, type: 'university' as const, location: null })),
  )
  const first = (query: string) => names[states.search(query)[0] ?? -1]
  expect(first('university of colorodo')).toBe('University of Colorado Anschutz Medical Campus')
  expect(first('colorodo state university')).toBe('Colorado State University')
})
