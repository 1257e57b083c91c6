import { expect, test } from 'vitest'
import { emptyForm } from './draft.ts'
import { changeDraft } from './ReviewFields.tsx'

test('typing takes back the error of that field only', () => {
  const wrong = { ...emptyForm(), errors: { schoolName: 'a', title: 'b', tags: 'c' } }
  expect(changeDraft(wrong, { schoolText: 'L', school: undefined }).errors).toEqual({
    title: 'b',
    tags: 'c',
  })
  expect(changeDraft(wrong, { tagText: 'L' }).errors).toEqual({ schoolName: 'a', title: 'b' })
})
