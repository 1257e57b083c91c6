import { describe, expect, it } from 'vitest'
import { inLetter, type Told } from './fixtures/inLetter.ts'

const dates = (text: string, told: Told) =>
  inLetter(text, told).map(({ iso, meaning, what }) => `${iso} ${meaning}: ${what}`)

describe('D11 what the words of a day rule out', () => {
  it('evidence sent to the parties is no answer of theirs', () => {
    const text = 'All the evidence to both families on April 16, with responses due April 28.'
    const told = { 'April 16': 'answered', 'April 28': 'answer_evidence' }
    expect(dates(text, told)).toEqual([
      '2026-04-16 event: Evidence shared',
      '2026-04-28 deadline: Written response to the evidence was due',
    ])
    const answer = 'Both answered the evidence to the parties on April 16.'
    expect(dates(answer, 'answered')).toEqual(['2026-04-16 event: Answer received'])
  })

  it('of a row with as many parts as days each day goes with its own', () => {
    const row = '| All evidence sent to the parties; replies due | April 8; April 24 |'
    const table = `| Step | Day |\n|---|---|\n${row}\n`
    expect(dates(table, 'answer_evidence')).toEqual([
      '2026-04-08 event: Evidence shared',
      '2026-04-24 deadline: Written response to the evidence was due',
    ])
  })

  it('the end of gathering shares no evidence', () => {
    const text = 'The gathering of evidence came to its end on April 6.'
    expect(dates(text, 'give_evidence')).toEqual([`2026-04-06 event: “${text}”`])
  })

  it('who presided over a hearing decided nothing on that day', () => {
    expect(dates('I presided on April 5 over the hearing.', 'decide')).toEqual([
      '2026-04-05 event: Hearing',
    ])
  })

  it('counseling is no meeting on the case, and a calendar’s day no incident', () => {
    const counseling = 'The counselor has kept 2 p.m. on May 20 for you.'
    expect(dates(counseling, 'meeting')).toEqual([`2026-05-20 event: “${counseling}”`])
    const entry = 'His calendar for April 5 bears an entry.'
    expect(dates(entry, 'incident')).toEqual([`2026-04-05 event: “${entry}”`])
  })

  it.each([
    ['a record of a day', 'Tab 4 has the door log for the night of April 5.', 'incident'],
    ['a question about a day', 'Did the two of you meet at the shop on April 5?', 'incident'],
    [
      'a day on which somebody said that they will not file',
      'You told the office on April 5 that you did not wish to sign a complaint.',
      'complaint',
    ],
  ])('%s has no name', (_what, text, told) => {
    expect(dates(text, told)).toEqual([`2026-04-05 event: “${text}”`])
  })

  it('who did not want to file may be one for whom another did', () => {
    const text = 'She did not want to file herself, so on April 5 I signed the complaint.'
    expect(dates(text, 'complaint')).toEqual(['2026-04-05 event: Formal complaint'])
  })
})
