import { describe, expect, it } from 'vitest'
import { inLetter } from './fixtures/inLetter.ts'

const whats = (text: string, told: string) =>
  inLetter(text, told).flatMap(({ meaning, what }) => (meaning === 'period' ? [what] : []))

describe('D11 what a length of time is of', () => {
  it('a least time is no time limit', () => {
    expect(whats('Nobody decides anything for five weeks.', 'decide')).toEqual([
      'Time before the decision, at least',
    ])
    const between = 'Time between the report and the hearing or decision (business days)'
    expect(
      whats('The report comes at least ten business days ahead of the hearing.', 'give_report'),
    ).toEqual([between])
    expect(whats('The hearing is at least ten business days after the report.', 'hearing')).toEqual(
      [between],
    )
  })

  it('which days count is open only where somebody counts them', () => {
    expect(whats('He is suspended for three days.', 'sanction')).toEqual(['Length of a sanction'])
    expect(whats('It was sent on April 18, 26 days before the hearing.', 'give_report')).toEqual([
      'Time between the report and the hearing or decision',
    ])
    expect(whats('You have ten days to appeal.', 'appeal')).toEqual([
      'Time to appeal (the text does not say which kind of day)',
    ])
  })

  it.each([
    ['He gave 15 school days of suspension.', 'sanction'],
    ['You may listen from the fifth business day after the hearing.', 'look_at_evidence'],
    ['He destroys his notes within ten days.', 'keep'],
  ])('is quoted where its words tell of another time: %s', (text, told) => {
    expect(whats(text, told)).toEqual([`“${text}”`])
  })

  it('is none where its words only describe something, except a time to act in', () => {
    expect(whats('There is no 60 day limit.', 'finish')).toEqual([])
    expect(
      whats('She has credit for the five-day suspension that Mr. Oh imposed.', 'sanction'),
    ).toEqual([])
    expect(whats('There is a five-day period to appeal.', 'appeal')).toEqual([
      'Time to appeal (the text does not say which kind of day)',
    ])
  })

  it.each([
    'Send it back by May 18. That is ten school days.',
    'Send it back by Monday, May 25 (ten school days, with one day off).',
  ])('is none where a day has been set for the same: %s', (text) => {
    expect(whats(text, 'answer_evidence')).toEqual([])
  })
})
