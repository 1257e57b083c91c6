import { describe, expect, it } from 'vitest'
import { sentence } from '../../reader/fixtures.ts'
import { isNegatedAt, isQuotedAt, isSupposed } from './stance.ts'

const isNegated = (plain: string, word: string) => isNegatedAt(plain, plain.indexOf(word))

describe('R6 a negator earlier in the same clause', () => {
  it.each([
    'you may not appeal',
    "you can't appeal",
    "you don't have a right to appeal",
    "the student isn't allowed to appeal",
    'neither party may appeal',
    'nobody may appeal',
    'the school refuses any appeal',
    'you are barred from an appeal',
  ])('undoes what follows: %s', (plain) => expect(isNegated(plain, 'appeal')).toBe(true))

  it.each([
    'you may appeal no later than may 4',
    'not only the respondent may appeal',
    'if you are found not responsible, she may appeal',
    'you did not ask; you may appeal',
    'it was not heard, but you may appeal',
    'whether or not you came you may appeal',
    "it doesn't have to be long: you may appeal",
    'you may appeal',
  ])('does not undo what it is not about: %s', (plain) =>
    expect(isNegated(plain, 'appeal')).toBe(false),
  )

  it('undoes nothing that stands before it, nor what is far behind it', () => {
    expect(isNegated('you may appeal, but not now', 'appeal')).toBe(false)
    expect(isNegated(`not ${'very '.repeat(20)}long an appeal`, 'appeal')).toBe(false)
  })
})

describe('R5 words that are not the document’s own', () => {
  it('are those between quotation marks, from the first to the last of them', () => {
    const text = 'The rule says "a recipient must offer an appeal to both parties" and so do we.'
    const own = sentence(text)
    expect(isQuotedAt(own, text.indexOf('appeal'))).toBe(true)
    expect(isQuotedAt(own, text.indexOf('so do we'))).toBe(false)
    expect(isQuotedAt(own, 0)).toBe(false)
  })

  it('are no words of a name in quotation marks: "Title IX"', () => {
    const text = 'The "Title IX" office hears your appeal.'
    expect(isQuotedAt(sentence(text), text.indexOf('Title'))).toBe(false)
  })

  it.each([
    'For example, the panel may find you responsible.',
    'Is the respondent responsible?',
    'Our former policy asked for an oath.',
    'Some schools hold no hearing.',
  ])('are supposed or another’s: %s', (text) => expect(isSupposed(sentence(text))).toBe(true))

  it('are the document’s own where it only says what is', () => {
    expect(isSupposed(sentence('The former student is responsible.'))).toBe(false)
  })
})
