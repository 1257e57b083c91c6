import { describe, expect, it } from 'vitest'
import type { Report } from '../../analysis/report.ts'
import { onePage } from '../../document/documentText.ts'
import type { OpenDocument } from '../exchange.ts'
import { searchDocument } from './searchDocument.ts'

const open = (text: string): OpenDocument => ({ text: onePage(text), report: {} as Report })
const text = `Your rights

You may bring one support person to the interview. The room is in Hall 4. You may look at the evidence.

Appeals

Send it to the dean. It must be in writing. The support person may not speak.`
const found = (question: string, most = 3) =>
  searchDocument(open(text), question, most).map(({ sentence }) => sentence.text)

describe('A65 what a document says of a question', () => {
  it('is found under other words of the same thing', () => {
    const [first] = found('can my attorney come to the meeting')
    expect(first).toBe('You may bring one support person to the interview.')
  })

  it('is found by the heading that it stands under', () => {
    expect(found('what does it say about appeals')).toContain('Send it to the dean.')
  })

  it('is never a heading alone', () => {
    expect(found('rights')).not.toContain('Your rights')
  })

  it.each(['', '   ', '???', 'what does the letter say', '\u0000😀'])(
    'is nothing for “%s”',
    (question) => {
      expect(found(question)).toEqual([])
    },
  )

  it('is nothing where the document speaks of something else', () => {
    expect(found('swimming pools')).toEqual([])
    expect(searchDocument(open(''), 'evidence', 3)).toEqual([])
  })

  it('comes best first, no more than is asked for, each score within 0 and 1', () => {
    const hits = searchDocument(open(text), 'support person in the interview room', 10)
    const scores = hits.map(({ score }) => score)
    expect(scores).toEqual(scores.toSorted((a, b) => b - a))
    expect(scores.every((score) => score > 0 && score <= 1)).toBe(true)
    expect(found('support person in the interview room', 1)).toHaveLength(1)
    expect(found('support person', 0)).toEqual([])
  })

  it('of sentences that say it alike are the first ones, so that the same question finds the same', () => {
    const same = 'The evidence is here. '.repeat(5)
    const hits = searchDocument(open(same), 'evidence', 2)
    expect(hits.map(({ sentence }) => sentence.index)).toEqual([0, 1])
  })

  it('stands in the document at its place, word for word', () => {
    for (const { sentence } of searchDocument(open(text), 'evidence interview appeal support', 9))
      expect(text.slice(sentence.start, sentence.end)).toBe(sentence.text)
  })
})
