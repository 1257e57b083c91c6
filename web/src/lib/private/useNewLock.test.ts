import { expect, test } from 'vitest'
import { passphraseErrors } from './useNewLock.ts'

test('a new passphrase has at least 12 characters and is typed twice', () => {
  const short = { passphrase: 'Use at least 12 characters, such as four words' }
  expect(passphraseErrors('eleven sign', 'eleven sign')).toEqual(short)
  expect(passphraseErrors('twelve signs', 'twelve sign')).toEqual({
    repeated: 'The two do not match',
  })
  expect(passphraseErrors('twelve signs', 'twelve signs')).toEqual({})
})
