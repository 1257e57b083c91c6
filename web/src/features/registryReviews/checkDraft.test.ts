import { expect, test } from 'vitest'
import { draftErrors, tagsError } from './checkDraft.ts'
import { changeDraft, type Draft, emptyForm } from './draft.ts'

const { draft } = emptyForm()
const filled: Draft = {
  ...draft,
  schoolFrom: 'typed',
  schoolText: 'Lakeside College',
  title: 'Slow',
  content: 'Four months.',
}

test('an untouched form has five stars, a hidden address, and says all that is missing at once', () => {
  expect(draft.rating).toBe(5)
  expect(draft.isAnonymous).toBe(true)
  expect(draftErrors(draft)).toEqual({
    school: 'School name is required',
    title: 'Title is required',
    content: 'Content must be at least 10 characters',
  })
})

test('a filled form has no errors, with a typed school or one of the list', () => {
  expect(draftErrors(filled)).toEqual({})
  const listed: Draft = {
    ...filled,
    schoolFrom: 'list',
    school: { id: 1, name: 'L' },
    schoolText: '',
  }
  expect(draftErrors(listed)).toEqual({})
})

test('a typed name does not count while the school is taken from the list', () => {
  expect(draftErrors({ ...filled, schoolFrom: 'list' })).toHaveProperty('school')
})

test('content of ten characters is enough, spaces around it do not count', () => {
  expect(draftErrors({ ...filled, content: '0123456789' })).toEqual({})
  expect(draftErrors({ ...filled, content: '  123456789  ' })).toHaveProperty('content')
  expect(draftErrors({ ...filled, content: 'x'.repeat(10_001) })).toHaveProperty('content')
})

test('names and tags are measured in bytes, as the contract does', () => {
  expect(draftErrors({ ...filled, title: 'é'.repeat(127) })).toEqual({})
  expect(draftErrors({ ...filled, title: 'é'.repeat(128) }).title).toMatch(/at most 255 characters/)
  expect(draftErrors({ ...filled, schoolText: 'x'.repeat(256) }).school).toMatch(/at most 255/)
  expect(tagsError(['é'.repeat(16)])).toBeUndefined()
  expect(tagsError(['é'.repeat(17)])).toMatch(/at most 32 characters/)
  expect(tagsError(Array.from({ length: 9 }, (_, at) => `${at}`))).toBe('Use at most 8 tags')
})

test('a tag that is still in its box is checked too', () => {
  expect(draftErrors({ ...filled, tagText: 'x'.repeat(33) })).toHaveProperty('tags')
})

test('typing takes back the error of that field only', () => {
  const wrong = { ...emptyForm(), errors: { school: 'a', title: 'b', tags: 'c' } }
  expect(changeDraft(wrong, { schoolText: 'L' }).errors).toEqual({ title: 'b', tags: 'c' })
  const listed = changeDraft(wrong, { schoolFrom: 'list' })
  // The list of schools came: nobody has chosen one.
  expect(listed.errors).toEqual(wrong.errors)
  expect(changeDraft(listed, { schoolFrom: 'typed' }).errors).toEqual({ title: 'b', tags: 'c' })
  expect(changeDraft(wrong, { tagText: 'L' }).errors).toEqual({ school: 'a', title: 'b' })
})
