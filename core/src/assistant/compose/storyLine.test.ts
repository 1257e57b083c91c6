import { expect, test } from 'vitest'
import { guideEntry } from '../../knowledge/guide.ts'
import { storyLine } from './storyLine.ts'

const entry = guideEntry('appeal-deadline')
const message = 'and then they wrote to me again '.repeat(14)

test.each([
  [
    { role: 'respondent', school: 'postsecondary' },
    'you’re the respondent in a case at a college, asking',
  ],
  [{ role: 'complainant', school: null }, 'you’re the complainant in a case, asking'],
  [{ role: null, school: 'k12' }, 'this is at a K-12 school, and you’re asking'],
  [{ role: null, school: null }, 'you’re asking'],
] as const)('a long story is read back in a sentence: %j', (asker, words) => {
  const line = storyLine({ message, history: [] }, entry, asker)
  expect(line).toBe(`It sounds like ${words} about “${entry?.title}.”`)
})

test('a short message is not', () => {
  expect(
    storyLine({ message: 'can i appeal', history: [] }, entry, { role: null, school: null }),
  ).toBe('')
})
