import { expect, test } from 'vitest'
import { sentenceTraits, wordNumbers } from './sentenceTraits.ts'
import { sentenceWords } from './sentenceWords.ts'

test('names, dates, hours and money stand under one word each', () => {
  expect(sentenceWords('On March 4, 2026, at 3:15 p.m., Ms. Rosa Arden paid $1,200.')).toEqual(
    'on date at hour person paid money'.split(' '),
  )
  expect(sentenceWords('Write to Pell Harbor College by 4 May or 5/6/2026.')).toEqual(
    'write to name by date or date'.split(' '),
  )
})

test('a hidden "not" is shown, and a number is few or many', () => {
  expect(sentenceWords('You can’t come within 3 days; we cannot wait 10.')).toEqual(
    'you ca not come within few days we can not wait many'.split(' '),
  )
})

test('any text has words, and traits whose weights do not grow with its length', () => {
  for (const text of ['', '   ', '§§§ 12', 'ß 漢字 🙂', 'a'.repeat(50_000)]) {
    expect(sentenceTraits(wordNumbers(text), null).places.length).toBe(
      sentenceTraits(wordNumbers(text), null).counts.length,
    )
  }
  const weight = (text: string) =>
    sentenceTraits(wordNumbers(text), null).counts.reduce((sum, one) => sum + one ** 2, 0)
  const short = 'You may bring an advisor of your choice to the hearing.'
  expect(weight(`${short} ${'The panel will hear both of you in turn. '.repeat(8)}`)).toBeCloseTo(
    weight(short),
    3,
  )
})
