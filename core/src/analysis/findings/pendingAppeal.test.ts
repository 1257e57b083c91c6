import { describe, expect, it } from 'vitest'
import { onePage } from '../../document/documentText.ts'
import { readDocument } from '../../document/reading.ts'
import { outcomeOf } from './outcome.ts'
import { APPEAL_FILED, pendingAppeal } from './pendingAppeal.ts'

const read = (words: string) => readDocument(onePage(`Dear Bo Lind,\n\n${words}`))
const of = (words: string) => pendingAppeal(read(words))?.text ?? null

describe('F6 an appeal is still open', () => {
  it.each([
    'You may send a statement in support of the decision until May 2.',
    'You’re invited to send one, for the outcome or against it.',
    'You may oppose or support the appeal in writing.',
    'A statement of at most ten pages is due on May 2.',
    'You have ten school days to give us a statement in support of the determination.',
  ])('where somebody has appealed, and a party may answer: %s', (words) => {
    expect(of(`Ana Orr has appealed. ${words}`)).toBe(words)
  })

  it.each([
    'Each of you was invited to send a statement for or against the decision.',
    'If either of you appeals, the other may send a statement against the decision.',
    'The appeal is denied.',
  ])('but not where that is over or only supposed: %s', (words) => {
    expect(of(`Ana Orr has appealed. ${words}`)).toBeNull()
  })

  it('nor where nobody has appealed', () => {
    expect(of('You may send a statement in support of the decision.')).toBeNull()
    expect(of('If it is appealed, you may send a statement against the decision.')).toBeNull()
  })

  it('and then no outcome of it is told, whatever grounds it names', () => {
    const words =
      'Ana Orr has appealed. Her ground: the finding is reversed by the log. You may send a statement for or against the appeal.'
    expect(outcomeOf(read(words), 'appeal_decision')?.text).toBe(APPEAL_FILED)
  })
})
