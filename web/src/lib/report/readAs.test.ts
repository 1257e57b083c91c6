import { expect, it } from 'vitest'
import { kindName, nounOf, readAs, standardWords } from './readAs.ts'

it('says whose letter it is and which rule it follows, as far as that is known', () => {
  const letter = { docType: 'hearing_notice', audience: 'postsecondary', rule: '2020' } as const
  expect(readAs(letter, 2)).toBe('Read as a college letter under the 2020 rule. 2 pages.')
  expect(readAs({ ...letter, audience: 'k12', rule: '2024_markers' }, 1)).toBe(
    'Read as a K-12 school letter with signs of the 2024 rule.',
  )
  expect(readAs({ docType: 'school_policy', audience: null, rule: null }, 1200)).toBe(
    'Read as a document. 1,200 pages.',
  )
})

it('calls a policy a document and a notice a letter', () => {
  expect(nounOf('school_policy')).toBe('document')
  expect(nounOf('dismissal_notice')).toBe('letter')
  expect(kindName('other')).toBe('Not a Title IX document')
})

it('explains the standard of evidence, and says nothing where none is named', () => {
  expect(standardWords('preponderance')).toContain('more likely than not')
  expect(standardWords('inconsistent')).toContain('for different people')
  expect(standardWords(null)).toBeUndefined()
})
