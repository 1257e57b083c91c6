import { registryAbi } from '@hub/contracts/abi/registry'
import { expect, test } from 'vitest'
import { contractErrorWords } from './contractErrorWords.ts'

const names = registryAbi.flatMap((part) => (part.type === 'error' ? [part.name] : []))

test.each(names)('%s has a sentence that ends with a point', (name) => {
  expect(contractErrorWords(name, ['title', 300n, 255n])).toMatch(/^[A-Z].+\.$/)
})

test('a text that is too long says which, how long it is and how long it may be', () => {
  expect(contractErrorWords('TextTooLong', ['title', 300n, 255n])).toBe(
    'Title is too long: it takes 300 of 255 bytes. Letters with accents take two.',
  )
})

test('an empty field is called as the forms call it', () => {
  expect(contractErrorWords('TextEmpty', ['schoolName'])).toBe('School name is required.')
})

test('the size of a document is said in megabytes', () => {
  expect(contractErrorWords('SizeOutOfRange', [0n, 10_485_760n])).toMatch(/10 MB/)
})

test('an error that the contract does not have gives no words', () => {
  expect(contractErrorWords('toString')).toBeUndefined()
})
