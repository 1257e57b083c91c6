import { describe, expect, it } from 'vitest'
import { datesIn, short } from './fixtures/inLetter.ts'

describe('D6 meaning', () => {
  it.each([
    'Your answer must reach us by May 20, 2026.',
    'Responses are due May 20, 2026.',
    'You have until 5:00 p.m. Eastern on May 20, 2026 to respond.',
    'Deadline to name an advisor: May 20, 2026',
    'Submit it on or before Wednesday, May 20, 2026.',
    'The order expires at midnight on May 20, 2026.',
    'May 20, 2026 is the last day to appeal.',
    'Step | Deadline\nWitness lists | May 20, 2026',
    'We have moved your deadline. It is now May 20, 2026.',
    'Step | By\nWitness lists | May 20, 2026',
    'You may send a response to the officer at any time up to 5 p.m. on May 20, 2026.',
    'The evidence is open to you from May 20 to May 20, 2026.',
  ])('a deadline: %s', (text) => {
    expect(short(datesIn(text))).toContain('2026-05-20 deadline')
  })

  it.each([
    'The hearing is on May 20, 2026.',
    'We expect to send the report by May 20, 2026.',
    'The link will be sent by May 20, 2026.',
    'You are suspended until May 20, 2026.',
    'It was delayed due to the storm on May 20, 2026.',
    'Step | By\nDetermination | expected by May 20, 2026',
    'I wrote that I needed until May 20, 2026 because the transcript had been lost.',
    'Step | By\nMr. Vick sends all answers to both families | May 20, 2026',
    'Work | Due\nMidterm | May 20, 2026',
  ])('an event: %s', (text) => {
    expect(short(datesIn(text))).toEqual(['2026-05-20 event'])
  })

  it('each end of a range keeps its own', () => {
    expect(short(datesIn('You may review the file from May 6 to May 20, 2026.'))).toEqual([
      '2026-05-06 event',
      '2026-05-20 deadline',
    ])
  })
})
