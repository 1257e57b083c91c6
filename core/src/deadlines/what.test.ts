import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { datesIn, inLetter } from './fixtures/inLetter.ts'

const decisionOn = 'Time for the decision on the appeal'

describe('D11 what a date is for', () => {
  it.each([
    [
      'Your written response to the evidence is due May 20.',
      'Your written response to the evidence is due',
    ],
    ['The hearing will be held on May 20.', 'Hearing'],
    ['A formal complaint was filed on May 1.', 'Formal complaint'],
    ['The complaint says that on April 20 he followed her.', 'Alleged incident'],
    ['Tell us the name of your advisor by May 20.', 'Your reply about an advisor is due'],
    ['Interviews: Mr. Oh on May 20 and Ms. Ray on May 21.', 'Interview'],
    ['She stopped rowing on April 20.', 'She stopped rowing'],
    ['You are suspended from May 20 through May 29.', 'Suspension begins'],
    ['You are suspended from May 20 through May 29.', 'Suspension ends'],
    ['The suspension takes effect from May 20 to May 29.', 'Suspension ends'],
    ['A live hearing took place on May 1.', 'Hearing'],
    ['According to Ann, on April 20 he followed her.', 'Alleged incident'],
    [
      'He read, "If you go, I need you to call," and that he left but returned on April 20.',
      'He left but returned',
    ],
    [
      'I would see Mr. Oh on May 20 in Hall 2 for an interview, and Ms. Ray on May 21.',
      'Interview',
    ],
    ['Your response to the appeal is due by May 20.', 'Your response to the appeal is due'],
    [
      'The non-appealing party has until May 20 to respond to the appeal.',
      'Response to the appeal is due',
    ],
    ['The window closes at 4:30 p.m. PST on May 20.', 'The window closes'],
    ['An extension until May 20 may be granted.', 'Extension ends'],
    ['Please sign the agreement by May 20.', 'Signed form is due'],
    ['On Mon, Apr 20, 2026, ann@mail.example wrote:', 'Ann@mail.example wrote'],
    ['The room in Hall 2 is free. Please return by May 20 if you wish to take part.', 'Deadline'],
  ])('%s', (sentence, what) => {
    expect(inLetter(sentence).map((one) => one.what)).toContain(what)
  })

  it.each([
    ['A decision on appeal will be issued within 30 days of receipt of the appeal.', decisionOn],
    ['The appeal will be decided within 30 days.', decisionOn],
    ['The Appeals Officer will notify both parties within 30 days.', decisionOn],
    ['The other party may respond to the appeal within 30 days.', 'Time to respond to the appeal'],
    ['You may appeal to the Appeals Officer within 30 days.', 'Time to appeal'],
    ['Within 30 days after you are notified of this decision you may appeal.', 'Time to appeal'],
    ['An extension of up to 30 days may be granted.', 'Length of an extension'],
  ])('a length of time is for who has it: %s', (sentence, what) => {
    const unsaid = 'the text does not say which kind of day'
    expect(inLetter(sentence).map((one) => one.what)).toEqual([`${what} (${unsaid})`])
  })

  it('a row that only says when is named by the heading or the document', () => {
    const found = datesIn('NOTICE OF HEARING\n\nWhen | May 20, 2026, 9 a.m.\nWhere | Tull Hall')
    expect(found[0]?.what).toBe('Hearing')
  })

  it('is not named after a name, a number or the head of a line', () => {
    for (const head of ['Subject:', 'Ms. Ray,', '10 West Hall', 'When and where | Weekly on']) {
      const [found] = inLetter(`${head} May 20`)
      expect(found?.what).toBe('Date in the document')
    }
  })

  it('in a history of a case is named by its own part of the sentence', () => {
    const found = inLetter(
      'Formal complaint January 9; interviews January 24 to February 17; evidence to both sides February 27, responses by March 11; report April 1; live hearing April 14, with questions by advisors.',
    )
    expect(found.map(({ iso, meaning, what }) => `${iso} ${meaning} ${what}`)).toEqual([
      '2026-01-09 event Formal complaint',
      '2026-01-24 event Interview',
      '2026-02-17 event Interview',
      '2026-02-27 event Evidence shared',
      '2026-03-11 deadline Written response is due',
      '2026-04-01 event Report',
      '2026-04-14 event Hearing',
    ])
  })

  it('the one day to come in a notice of a meeting or a hearing is that day', () => {
    const text =
      'Letter of May 4, 2026\n\nDate: May 4, 2026\n\nPlease be in my office tomorrow at 8 am.'
    const what = (kind: 'notice_of_meeting_or_interview' | 'hearing_notice' | 'dismissal_notice') =>
      datesIn(text, kind).find(({ iso }) => iso === '2026-05-05')?.what
    expect(what('notice_of_meeting_or_interview')).toBe('Meeting')
    expect(what('hearing_notice')).toBe('Hearing')
    expect(what('dismissal_notice')).not.toBe('Meeting')
  })

  it('never takes more than ten words', () => {
    const words = fc.lorem({ maxCount: 40, mode: 'words' })
    fc.assert(
      fc.property(words, words, (before, after) => {
        for (const { what } of datesIn(`${before} on May 20, 2026 ${after}.`)) {
          expect(what.split(' ').length).toBeLessThanOrEqual(10)
          expect(what).not.toBe('')
        }
      }),
    )
  })
})
