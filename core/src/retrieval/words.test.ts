import { expect, it } from 'vitest'
import { englishWords, queryTerms } from './concepts.ts'
import { stem } from './stem.ts'
import { isEmptyWord, wordsOf } from './words.ts'

const termsOf = (text: string) => queryTerms(englishWords(text)).map(({ term }) => term)

it('A57: words are small letters without accents and apostrophes, short forms written out', () => {
  expect(wordsOf('Isn’t my PROF’s “queja” OK bc §106.45?')).toEqual(
    expect.arrayContaining(['professors', 'queja', 'because', '106.45']),
  )
  expect(wordsOf('pleeeease')).toEqual(['pleease'])
  expect(wordsOf('apelación')).toEqual(['apelacion'])
  expect(wordsOf('')).toEqual([])
})

it.each([
  ['dismissed', 'dismissal'],
  ['investigator', 'investigation'],
  ['retaliate', 'retaliation'],
  ['decide', 'decided'],
  ['stopped', 'stop'],
  ['studies', 'study'],
  ['witnesses', 'witness'],
  ['proof', 'proven'],
])('A57: %s and %s are one word', (one, other) => {
  expect(stem(one)).toBe(stem(other))
})

it.each([
  ['hearing', 'hear'],
  ['letter', 'let'],
  ['business', 'busy'],
  ['responsible', 'response'],
  ['notice', 'note'],
])('A57: %s and %s are not', (one, other) => {
  expect(stem(one)).not.toBe(stem(other))
})

it('A57: words that say nothing of the matter do not count, question words of the field do', () => {
  expect(['the', 'do', 'my', 'de', 'x'].every(isEmptyWord)).toBe(true)
  expect(['who', 'before', 'hearing', '10'].some(isEmptyWord)).toBe(false)
})

it.each([
  ['my attorney', 'a lawyer'],
  ['was accused', 'the respondent'],
  ['how many days', 'what is the deadline'],
  ['they want mediation', 'informal resolution'],
  ['the guy who assaulted me', 'the respondent'],
  ['the girl that reported me', 'the complainant'],
  ['kicked out of the dorm', 'interim suspension'],
  ['audiencia', 'the hearing'],
  ['represalias', 'retaliation'],
])('A58: "%s" and "%s" have a concept in common', (one, other) => {
  const others = new Set(termsOf(other).filter((term) => term.startsWith('=')))
  expect(termsOf(one).filter((term) => others.has(term))).not.toEqual([])
})

it.each([
  ['the report', 'report it to the police'],
  ['recording of the hearing', 'a transcript notation'],
  ['found responsible', 'presumed not responsible'],
])('A58: "%s" and "%s" have none', (one, other) => {
  const others = new Set(termsOf(other).filter((term) => /^=[a-z]+$/.test(term)))
  const both = termsOf(one).filter((term) => others.has(term))
  expect(both).toEqual([])
})
