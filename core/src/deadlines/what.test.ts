import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { onePage } from '../document/documentText.ts'
import { readDocument } from '../document/reading.ts'
import { findDates } from './findDates.ts'
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
    ['Interviews: Mr. Oh on May 20 and Ms. Ray on May 21.', 'Interview of Ms. Ray'],
    ['She stopped rowing on April 20.', '“She stopped rowing on April 20.”'],
    [
      'The hearing was first planned for May 1 and was put back.',
      '“The hearing was first planned for May 1 and was put back.”',
    ],
    ['You sent us a list (Notice of hearing, May 1).', 'Notice'],
    ['You are suspended from May 20 through May 29.', 'Suspension begins'],
    ['You are suspended from May 20 through May 29.', 'Suspension ends'],
    ['The suspension takes effect from May 20 to May 29.', 'Suspension ends'],
    ['A live hearing took place on May 1.', 'Hearing'],
    ['According to Ann, on April 20 he followed her.', 'Alleged incident'],
    [
      'I would see Mr. Oh on May 20 in Hall 2 for an interview, and Ms. Ray on May 21.',
      'Interview',
    ],
    ['Your response to the appeal is due by May 20.', 'Your response to the appeal is due'],
    [
      'The non-appealing party has until May 20 to respond to the appeal.',
      'Response to the appeal is due',
    ],
    ['An extension until May 20 may be granted.', 'Extension ends'],
    ['Please sign the agreement by May 20.', 'Signed form is due'],
    ['Winter break runs from May 20 on.', 'School break'],
    ['We will talk about what the May 1 notice alleges.', 'Notice of allegations'],
    ['Either party may appeal by May 20.', 'Any appeal is due'],
    ['A mediation session is set for May 20.', 'Mediation session'],
    ['The complaint you made on May 1 is with us.', 'Formal complaint'],
    [
      'If the time does not suit you, let me know by May 20.',
      '“If the time does not suit you, let me know by May 20.”',
    ],
    ['You may ask for more time; please do so by May 20.', 'Your request for more time is due'],
    [
      'The order is in force until May 20, when I will review it.',
      '“The order is in force until May 20, when I will review it.”',
    ],
    [
      'Ask about the removal at once: call Ms. Ray, who works in Hall 2 and will see you on May 20.',
      '“Ask about the removal at once: call Ms. Ray, who works in Hall 2 and will see you on May 20.”',
    ],
    ['The notice of May 3 tells what is alleged.', 'Notice of allegations'],
    ['The complaint, signed by his father on May 1, alleges stalking.', 'Formal complaint'],
    [
      'Tell us by May 20 if you come without an advisor.',
      '“Tell us by May 20 if you come without an advisor.”',
    ],
    ['It came in the week of May 3 to 8.', '“It came in the week of May 3 to 8.”'],
    ["The hearing won't be before May 20.", 'Hearing, on this day or later'],
    ['A 12-session course ends on May 20.', '“A 12-session course ends on May 20.”'],
    ['The suspension, held back until now, begins May 20, and ends May 29.', 'Suspension ends'],
    ['You got our notice on May 1, so you know that she filed a formal complaint.', 'Notice'],
    ['On May 1, Ms. Ray signed a formal complaint.', 'Formal complaint'],
    ["The complaint, signed by S.L.'s father on May 1, alleges stalking.", 'Formal complaint'],
    [
      'He wrote on May 1 that he missed the interview.',
      '“He wrote on May 1 that he missed the interview.”',
    ],
    ['Your exam has moved from May 20 to May 29.', '“Your exam has moved from May 20 to May 29.”'],
    ['Appeal within eight business days (to May 20).', 'Any appeal is due'],
    ['An investigator will set a meeting no earlier than May 20.', 'Meeting, on this day or later'],
    [
      'You may respond to the report in writing. If you send it to me by May 20 I pass it on.',
      'Your written response to the report is due',
    ],
    ['May 6 to May 8: interviews of the complainant, the respondent and others.', 'Interview'],
    [
      'The room in Hall 2 is free. Please return by May 20 if you wish to take part.',
      '“Please return by May 20 if you wish to take part.”',
    ],
    ['The hearing is on the one allegation, that on April 20 he followed her.', 'Alleged incident'],
    ['Each student goes to mediation. Yours is on May 20 at 2 p.m.', 'Mediation session'],
    [
      'Each student goes to mediation. Yours is on May 20.',
      '“Each student goes to mediation. Yours is on May 20.”',
    ],
    [
      'He re-interviewed Sam, and the interview transcript was sent on May 1.',
      '“He re-interviewed Sam, and the interview transcript was sent on May 1.”',
    ],
    [
      'A one-line reply by May 20 is enough for the earlier hour.',
      '“A one-line reply by May 20 is enough for the earlier hour.”',
    ],
    [
      'I can tell you about the hearing. If you wish, I have kept May 20 at 2 p.m. for a talk.',
      '“If you wish, I have kept May 20 at 2 p.m. for a talk.”',
    ],
    ['The panel will not be convened for the hearing before May 20.', 'Hearing'],
    ['The live hearing will not be held before May 20.', 'Hearing, on this day or later'],
    [
      'It is final on May 20 unless someone has appealed.',
      '“It is final on May 20 unless someone has appealed.”',
    ],
    [
      "We'd like to be through with interviews by May 20.",
      "“We'd like to be through with interviews by May 20.”",
    ],
    ['Suspension for the summer term (May 20 to May 29).', 'Suspension begins'],
    ['Beginning May 20 Sam will be removed from campus.', 'Removal begins'],
    ['We look at the removal again on May 20.', '“We look at the removal again on May 20.”'],
    [
      'On Friday you were handed the notice of allegations on a complaint.',
      'Notice of allegations',
    ],
    ['It came ten days before April 20.', '“It came ten days before April 20.”'],
    ['Both had until April 20 for a statement.', 'Written statement was due'],
    ['The exam was on April 20.', '“The exam was on April 20.”'],
    ['Requests for adjournment: in writing, by May 20.', 'Request for more time is due'],
    ['Ms. Ray will interview Sam today at 1:50 p.m. in Hall 2.', 'Interview'],
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
  ])('a length of time is for who has it: %s', (sentence, what) => {
    const unsaid = 'the text does not say which kind of day'
    expect(inLetter(sentence).map((one) => one.what)).toEqual([`${what} (${unsaid})`])
  })

  it('a length of time is named for what the reader says that it is about', () => {
    const text =
      'The process, other than any appeal, takes 30 days. A decision comes within 30 days.'
    const of = (act?: string) =>
      findDates(readDocument(onePage(text)), {
        meaningAt: (start) =>
          act && start < 60 ? { act, likelihood: 1, actor: 'school' } : undefined,
      })
        .map(({ what }) => what.replace(/ \(.*/, ''))
        .toSorted()
    expect(of('complete_process')).toEqual(['Time for the decision', 'Time for the whole process'])
    expect(of()).toEqual(['Time for the decision', 'Time to appeal'])
  })

  it('is no meeting on the letter’s own day where people have met, or only the letter goes out', () => {
    expect(inLetter('We met today. Copies of this notice of a hearing go out today.')).toEqual([])
  })

  it('of an hour below a heading that asks when, is what the letter is about', () => {
    const text =
      'OFFICE OF HEARINGS\n\nMay 4, 2026\n\n1.0  WHEN AND WHERE\n     Wednesday, May 20, 2026, 1:00 p.m. until finished. Map Room.'
    expect(datesIn(text).map(({ what }) => what)).toEqual(['Letter date', 'Hearing'])
  })

  it('a paper that is called a report is the investigator’s only where it went to somebody', () => {
    const of = (text: string) =>
      findDates(readDocument(onePage(text)), {
        meaningAt: () => ({ act: 'send_report', likelihood: 0.8, actor: 'school' }),
      }).map(({ what }) => what)
    expect(of('You received my report on May 3, 2026.')).toEqual(['Investigative report'])
    expect(of('A report of May 3, 2026 is enclosed.')).toEqual([
      '“A report of May 3, 2026 is enclosed.”',
    ])
  })

  it('the least time before a decision is not what the decision may take', () => {
    const text = 'At least ten days later the principal, who has not taken part, will decide.'
    expect(inLetter(text)[0]?.what).toMatch(/^Time between the report and the hearing or decision/)
  })

  it('a time in which the school gives a copy is no time to respond', () => {
    const text = 'To prepare your answer, write to Ms. Hsu and you will get a copy within 3 days.'
    expect(inLetter(text)[0]?.what).toMatch(/^Time that the school gives itself/)
  })

  it('a length of time is quoted where the words and the reader do not agree', () => {
    const text = 'The appeal is granted: the suspension is cut to five days.'
    const of = (act: string, likelihood: number) =>
      findDates(readDocument(onePage(text)), {
        meaningAt: () => ({ act, likelihood, actor: 'school' }),
      }).map(({ what }) => what)
    expect(of('decide_appeal', 0.7)).toEqual([`“${text}”`])
    expect(of('decide_appeal', 0.95)[0]).toContain(decisionOn)
  })

  it('words name a length of which the reader only knows that it is of another act', () => {
    const text = 'If there is any bias, say so within two business days of receipt.'
    const meaningAt = () => ({ act: 'other', likelihood: 0.9, actor: 'party' })
    expect(findDates(readDocument(onePage(text)), { meaningAt }).map(({ what }) => what)).toEqual([
      'Time to object (business days)',
    ])
  })

  it('a length of time beside the day that it comes to is no second time to act', () => {
    const whats = (text: string) => inLetter(text).map(({ what }) => what)
    expect(whats('You have until May 18 (14 days) to respond.')).toEqual([
      'Your written response is due',
    ])
    expect(
      whats('The ten-day review period began on May 1 and closes on May 11 for your response.'),
    ).not.toContainEqual(expect.stringContaining('Time to'))
    // May 16 is a Saturday.
    expect(whats('Appeal within twelve days, no later than Monday, May 18.')).toEqual([
      'Any appeal is due',
    ])
    expect(whats('You may respond for 14 days from receipt; appeals are due by June 1.')).toContain(
      'Time to respond (the text does not say which kind of day)',
    )
  })

  it('what the rule counts days from is so called only where the reader agrees', () => {
    const reading = readDocument(onePage('The evidence was shared on May 3, 2026.'))
    const of = (act: string, likelihood = 1) =>
      findDates(reading, { meaningAt: () => ({ act, likelihood, actor: 'school' }) }).map(
        ({ what }) => what,
      )
    expect(of('send_evidence')).toEqual(['Evidence shared'])
    expect(of('incident')).not.toContain('Evidence shared')
    expect(of('incident', 0.3)).toEqual(['Evidence shared'])
  })

  it('is told in a list by its own line, not by the one before', () => {
    const found = datesIn(
      'May 4, 2026\n\nThe steps\nApril 23   Notice of allegations sent to both\nApril 27   Interview of the complainant\nApril 29   Site visit to the chapter house',
    )
    expect(found.find(({ iso }) => iso === '2026-04-29')?.what).toBe(
      '“April 29 | Site visit to the chapter house”',
    )
  })

  it('is an incident where no words name it and the reader is sure', () => {
    const text =
      'She says he met her when she had been drinking and could not agree (first matter), and that on May 3, 2026 he did so again.'
    const of = (likelihood: number) =>
      findDates(readDocument(onePage(text)), {
        meaningAt: () => ({ act: 'incident', likelihood, actor: 'respondent' }),
      }).map(({ what }) => what)
    expect(of(0.95)).toEqual(['Alleged incident'])
    expect(of(0.5)[0]).toMatch(/^“/)
  })

  it.each([
    ['The witness cannot be interviewed until she is back on May 3, 2026.', 'extend', 'Interview'],
    [
      'The letter on the formal complaint reached you on May 3, 2026.',
      'meeting',
      'Formal complaint',
    ],
    ['It is reported on May 3, 2026 that you took a lamp.', 'incident', 'Report made'],
    [
      'Thank you for talking to us about what you told her on May 3, 2026.',
      'report_conduct',
      'Conversation',
    ],
    ['She decided in the case from May 3, 2026 on, as the decision tells.', 'incident', 'Decision'],
  ])('is no event that the reader takes for something else: %s', (sentence, act, what) => {
    const of = (told?: string) =>
      findDates(readDocument(onePage(sentence)), {
        meaningAt: () =>
          told === undefined ? undefined : { act: told, likelihood: 1, actor: 'school' },
      }).map((one) => one.what)
    expect(of()).toEqual([what])
    expect(of(act)).not.toContain(what)
  })

  it('a length of time that the reader is sure nobody has to keep is not listed', () => {
    const reading = readDocument(onePage('This kept her out of class for six weeks.'))
    const of = (likelihood: number) =>
      findDates(reading, { meaningAt: () => ({ act: 'none', likelihood, actor: 'anyone' }) })
    expect(of(0.95)).toEqual([])
    expect(of(0.3).map(({ iso }) => iso)).toEqual(['P42D'])
  })

  it('a length of time of which nobody knows what it is for is no time limit', () => {
    const reading = readDocument(onePage('It will not be held sooner than ten days from today.'))
    const [found] = findDates(reading, {
      meaningAt: () => ({ act: 'other', likelihood: 0.6, actor: 'school' }),
    })
    expect(found?.what).toBe('“It will not be held sooner than ten days from today.”')
  })

  it('what only the school has to keep is no deadline, and a nameless day stays one', () => {
    const of = (text: string, actor: string) =>
      findDates(readDocument(onePage(text)), {
        meaningAt: () => ({ act: 'other', likelihood: 1, actor }),
      }).map(({ meaning }) => meaning)
    const policy = 'Our policy calls for the work to be finished by May 3, 2026.'
    expect(of(policy, 'party')).toEqual(['deadline'])
    expect(of(policy, 'school')).toEqual(['event'])
    expect(of('Please return by May 3, 2026 if you wish.', 'school')).toEqual(['deadline'])
  })

  it('a deadline that the sentence before it names is one, whoever the reader thinks has to keep it', () => {
    const text =
      'You may send a written response to the report. If I have it by May 3, 2026 I will pass it on.'
    const found = findDates(readDocument(onePage(text)), {
      meaningAt: () => ({ act: 'send_report', likelihood: 0.8, actor: 'school' }),
    })
    expect(found.map(({ meaning, what }) => `${meaning}: ${what}`)).toEqual([
      'deadline: Your written response to the report is due',
    ])
  })

  it('an untold date is not called after the one before it', () => {
    const text =
      'The formal complaint was filed on April 2, 2026, and we were asked to hold off until May 3, 2026.'
    const found = findDates(readDocument(onePage(text)), {
      meaningAt: (start) => ({
        act: start > 60 ? 'extend' : 'report_conduct',
        likelihood: 1,
        actor: 'school',
      }),
    })
    expect(found.map(({ what }) => what)).toEqual(['Formal complaint', `“${text}”`])
  })

  it('what the school means to have done by a counted day is named for what the reader says it is', () => {
    const text =
      'May 4, 2026\n\nDear Ms. Ito:\n\nWe expect to finish within 90 calendar days of this letter.'
    const of = (act: string) =>
      findDates(readDocument(onePage(text)), {
        meaningAt: () => ({ act, likelihood: 1, actor: 'school' }),
      })
        .filter(({ iso }) => iso === '2026-08-02')
        .map(({ meaning, what }) => `${meaning}: ${what}`)
    expect(of('complete_process')).toEqual(['event: The school expects to be finished'])
    expect(of('other')).toEqual([
      'event: “We expect to finish within 90 calendar days of this letter.”',
    ])
  })

  it('ten days for two things are two lengths of time', () => {
    const found = inLetter('Both had 10 days to respond. You may appeal within 10 days.')
    expect(found.map(({ what }) => what.replace(/ \(.*/, ''))).toEqual([
      'Time to respond',
      'Time to appeal',
    ])
  })

  it('a row that only says when is named by the heading or the document', () => {
    const found = datesIn('NOTICE OF HEARING\n\nWhen | May 20, 2026, 9 a.m.\nWhere | Tull Hall')
    expect(found[0]?.what).toBe('Hearing')
  })

  it('is not named after a name, a number or the head of a line', () => {
    for (const head of ['Subject:', 'Ms. Ray,', '10 West Hall', 'When and where | Weekly on']) {
      const [found] = inLetter(`${head} May 20`)
      expect(found?.what).toMatch(/^“/)
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
      '2026-03-11 deadline Written response was due',
      '2026-04-01 event “Formal complaint January 9; interviews January 24 to February 17; evidence to both sides February 27, responses by March 11; report April 1; live hearing April 14, with questions by advisors.”',
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

  it('is never longer than a long sentence and the one before it', () => {
    const words = fc.lorem({ maxCount: 40, mode: 'words' })
    fc.assert(
      fc.property(words, words, (before, after) => {
        for (const { what } of datesIn(`${before} on May 20, 2026 ${after}.`)) {
          expect(what.length).toBeLessThanOrEqual(460)
          expect(what).not.toBe('')
        }
      }),
    )
  })
})
