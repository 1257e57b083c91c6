import { expect, test } from 'vitest'
import { isSealedLetter, sealedLetterId } from './sealedLetter.ts'

const words = new TextEncoder().encode('Your interview is on March 12.')

test('the same file has the same id, as it was chosen and as it was opened; another has another', async () => {
  const id = await sealedLetterId(words)
  expect(await sealedLetterId(new File([words], 'letter.txt'))).toBe(id)
  expect(await sealedLetterId(words.slice(1))).not.toBe(id)
})

test('it is told from the id of a document in an account', async () => {
  expect(isSealedLetter(await sealedLetterId(words))).toBe(true)
  expect(isSealedLetter('5f0c6a52-7d9b-4c0e-9a3e-2f1f4f6f3f10')).toBe(false)
})
