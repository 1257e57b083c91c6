import { describe, expect, it } from 'vitest'
import { onePage } from '../document/documentText.ts'
import { readDocument } from '../document/reading.ts'
import { findDates } from './findDates.ts'
import { inLetter } from './fixtures/inLetter.ts'

/** The dates of a letter of May 4, 2026, of each of which the reader is all but sure of the act. */
const toldAs = (words: string, act: string) =>
  findDates(readDocument(onePage(`May 4, 2026\n\nDear Ms. Ito:\n\n${words}`)), {
    meaningAt: () => ({ act, likelihood: 0.9, actor: 'school' }),
  })

describe('D5 a day is not named after a word that is of something else', () => {
  const named = (text: string) =>
    inLetter(text).map(({ iso, meaning, what }) => [iso, meaning, what])

  it.each([
    'Apr. 9  Written notice to both parties of a longer extension',
    'The arrangements run through the end of the session, June 30, and then stop.',
    'Papers can be uploaded by June 5, though later material will also be accepted.',
    'You will have live online classes from June 5.',
  ])('but shown in the letter’s words: %s', (text) => {
    expect(inLetter(text).map(({ what }) => what[0])).toEqual(['“'])
  })

  it('what is due before a day is told so, beside what is due on it', () => {
    const text = 'If you need more time, write to me before June 9. Your appeal is due by June 9.'
    expect(named(text)).toEqual([
      ['2026-06-09', 'deadline', 'Your request for more time is due before this day'],
      ['2026-06-09', 'deadline', 'Your appeal is due'],
    ])
  })

  it('a report that reached somebody is not the hearing', () => {
    expect(named('The report reached him on May 1 and the hearing was on May 11.')[0]?.[2]).toBe(
      'Investigative report',
    )
  })

  it('a decision sent by a day is no appeal due on it', () => {
    const text = 'A determination goes to both of you by June 9, with the procedure for appeal.'
    expect(named(text)[0]?.[1]).toBe('event')
  })

  it('a meeting is called what the head of its paragraph calls it', () => {
    const meeting = 'The investigator will meet with you on June 9, 2026.'
    expect(named(`7. Interview. ${meeting}`)[0]?.[2]).toBe('Interview')
    expect(named(meeting)[0]?.[2]).toBe('Meeting')
    const each = 'I would go over this with each: Ms. Ray on June 9, 2026, 4:30 p.m.; Mr. Oh later.'
    expect(named(`VIII. Meeting. ${each}`)[0]?.[2]).toBe('Meeting of Ms. Ray')
    expect(named('The restorative conference is on June 9, 2026.')[0]?.[2]).toBe('Conference')
  })

  it('words that are cut keep who is to act', () => {
    const text =
      'Mr. Oh has been advised that he may bring this dismissal before the Vice President for Student Affairs, Dr. Leontyne Marsh, by June 9, 2026.'
    const long = `${text.slice(0, -1)}, if the Vice President is not away in those weeks of the summer term, or else before the Provost, who then decides for her, on the same grounds and in the same way.`
    expect(named(long)[0]?.[2]).toMatch(
      /^“Mr\. Oh has been advised that he may bring .*by June 9, 2026.*…”$/,
    )
  })

  it('words that speak of "it", "those" or "that request" stand with the sentence before', () => {
    const of = (text: string) => named(`Please keep this.\n\n${text}`)[0]?.[2]
    const written = 'You may appeal. It must be in writing and be here on June 9.'
    expect(of(written)).toBe(`“${written}”`)
    const asked = 'You may ask for a second room. Please make that request to Ms. Ray on June 9.'
    expect(of(asked)).toBe(`“${asked}”`)
    expect(of('Thank you. The exam of Ms. Ray that she missed is on June 9.')).toBe('Exam')
  })

  it('what is sent with a statement is not the statement', () => {
    const text =
      'Please return it with your first written statement. If it has not come back by June 9 the investigator will draw the file.'
    expect(named(text)[0]?.[2]).toBe(`“${text}”`)
  })

  it('an hour under a heading that names nothing is what the reader is sure of', () => {
    const of = (words: string, act: string) => toldAs(words, act).at(-1)?.what
    expect(of('Tomorrow, May 5, 2026, 8:30 a.m.', 'challenge_removal')).toBe(
      'Your chance to challenge the removal',
    )
    expect(of('When:     Thursday, May 14, 2026, 2:00 p.m.', 'meeting')).toBe('Meeting')
  })

  it('an hour in the list of days before a hearing is no hearing, and one under "Interview" is that', () => {
    const of = (heading: string, line: string) => named(`${heading}\n\n  ${line}`)[0]?.[2]
    const tell = 'Tue., June 9, 5:00 p.m.   Tell Mr. Oh whom you would like called'
    expect(of('DATES BEFORE THE HEARING', tell)).toMatch(/^“/)
    const place = 'Tuesday, June 9, 2026, 1:00 p.m., Tull House\n  Taking part: Ms. Ray; you'
    expect(of('PART FOUR - INTERVIEW', place)).toBe('Interview')
  })

  it('a day kept in reserve beside a hearing is not the hearing', () => {
    const text = 'The hearing is on Monday, June 8, 2026, 9:30 a.m.; June 9 is held in reserve.'
    const found = findDates(readDocument(onePage(`May 4, 2026\n\nDear Ms. Ito:\n\n${text}`)), {
      meaningAt: () => ({ act: 'none', likelihood: 0.9, actor: 'respondent' }),
    })
    expect(found.slice(1).map(({ what }) => what)).toEqual(['Hearing', `“${text}”`])
  })

  it('an incident on a day of a weekend that nobody knows is told in the letter’s words', () => {
    const text = 'It was on the weekend of April 24 to 26.'
    expect(toldAs(text, 'incident').at(-1)?.what).toBe(`“${text}”`)
  })

  it('the day on which somebody, told of in passing, filed the complaint is not the incident', () => {
    const text = 'On May 1 Ann Oh, a junior, filed a formal complaint.'
    expect(toldAs(text, 'incident').at(-1)?.what).toBe('Formal complaint')
  })

  it('what a party sends by a day is the party’s, whatever the school then does with it', () => {
    const text = 'Responses that arrive by noon on June 9 will be placed in the hearing book.'
    const found = findDates(readDocument(onePage(`May 4, 2026\n\nDear Ms. Ito:\n\n${text}`)), {
      meaningAt: () => ({ act: 'send_report', likelihood: 0.85, actor: 'party' }),
    })
    expect(found.at(-1)).toMatchObject({
      meaning: 'deadline',
      what: `“${text}”`,
    })
  })

  it('what is to be done today is due', () => {
    expect(named('You must leave by 8:00 p.m. today, May 4.')).toEqual([
      ['2026-05-04', 'deadline', '“You must leave by 8:00 p.m. today, May 4.”'],
    ])
  })

  it('a notice of more time is no notice of allegations', () => {
    expect(named('April 20 | Written notice to both: time extended by six weeks')[0]?.[2]).toMatch(
      /^“/,
    )
  })

  it('an hour under a line that leads to it is of what was named last above', () => {
    const row = 'When:     Thursday, May 14, 2026, 2:00 p.m.\nWhere:    Tull Hall'
    const lead =
      'You may bring an advisor to each meeting.\n\n5. Interview\n\nMr. Oh would hear you:'
    expect(named(`${lead}\n\n${row}`)[0]?.[2]).toBe('Interview')
    const today = '6. Interview\n\nShe will meet with you this afternoon at 2:45 p.m.'
    expect(named(today)[0]?.[2]).toBe('Interview')
  })

  it('of a call that no words call a meeting they tell more than that name', () => {
    const call =
      'Judge Abt will hold a short call on May 14 at 1:00 p.m. for whoever wishes to join.'
    expect(toldAs(call, 'meeting').at(-1)?.what).toBe(`“${call}”`)
  })

  it('a day to come on which the school acts is its own, by its words or by the reader', () => {
    const isSchools = (words: string, act = 'other') => toldAs(words, act).at(-1)?.isSchools
    expect(isSchools('We will write to you by May 14.')).toBe(true)
    expect(isSchools('The report may come around May 14.', 'send_report')).toBe(true)
    expect(isSchools('The campus is closed on May 14.')).toBe(true)
    expect(isSchools('The escort ends on May 14.')).toBeUndefined()
    expect(isSchools('The hearing is on May 14.', 'send_report')).toBeUndefined()
    expect(isSchools('We sent the report to you on May 1.', 'send_report')).toBeUndefined()
  })

  it('by what the school is sure to send or to decide nobody has to act', () => {
    const of = (words: string, act: string) => toldAs(words, act).at(-1)
    const study = 'The report comes with this letter so that you may study it before May 14.'
    expect(of(study, 'send_report')?.meaning).toBe('event')
    expect(of(study, 'other')?.meaning).toBe('deadline')
    expect(of(`${study}\n\nThe hearing is on May 14.`, 'send_report')).toMatchObject({
      iso: '2026-05-14',
      what: 'Hearing',
    })
  })

  it('where the reader denies the nearest name, the next before it holds', () => {
    const filed = 'We received a complaint of sexual harassment on May 1.'
    expect(toldAs(filed, 'report_conduct').at(-1)?.what).toBe(`“${filed}”`)
    const formal = filed.replace('a complaint', 'a formal complaint')
    expect(toldAs(formal, 'report_conduct').at(-1)?.what).toBe('Formal complaint')
  })

  it('a length that the reader takes for one of a story is listed only for words of a time to act in', () => {
    const lengths = (words: string, likelihood: number) =>
      findDates(readDocument(onePage(words)), {
        meaningAt: () => ({ act: 'none', likelihood, actor: 'anyone' }),
      })
    const story = 'It is light, in view of twelve years without a complaint.'
    expect(lengths(story, 0.5)).toEqual([])
    expect(lengths(story, 0.3)).toHaveLength(1)
    expect(lengths('You will be suspended for twenty days from then.', 0.5)).toHaveLength(1)
    expect(lengths('You will be suspended for twenty days from then.', 0.95)).toEqual([])
  })

  it('a day is not named after the hearing’s length, nor after answers that others give', () => {
    const long = 'The tapes are back on June 9, 2026, because the hearing’s second hour was lost.'
    expect(named(long)[0]?.[2]).toBe(`“${long}”`)
    const row = 'Step | By\nAnswers to follow-ups | June 9, 2026'
    expect(named(row)[0]?.[2]).toBe('“Answers to follow-ups | June 9, 2026”')
  })

  it('a meeting is a chance to challenge a removal only where the reader is all but sure', () => {
    const team = 'The team is called together on May 14 at 10:00 a.m. to see what else he needs.'
    const at = (likelihood: number) =>
      findDates(readDocument(onePage(`May 4, 2026\n\nDear Ms. Ito:\n\n${team}`)), {
        meaningAt: () => ({ act: 'challenge_removal', likelihood, actor: 'school' }),
      }).at(-1)?.what
    expect(at(0.95)).toBe('Your chance to challenge the removal')
    expect(at(0.7)).toBe(`“${team}”`)
  })

  it('the columns of a quoted row are told apart', () => {
    const row = 'BIOL 214 lab section      Sat. May 9      Same instructor and credit'
    expect(named(row)[0]?.[2]).toBe(
      '“BIOL 214 lab section | Sat. May 9 | Same instructor and credit”',
    )
  })

  it('nothing is alleged to have happened after the complaint was filed', () => {
    const filed = 'A formal complaint was filed on March 2, 2026.'
    const after = 'It is alleged that on April 20 he followed her.'
    expect(named(after)[0]?.[2]).toBe('Alleged incident')
    expect(named(`${filed}\n\n${after}`).at(-1)?.[2]).toMatch(/^“/)
  })

  it('a form is told as a yes or no where the letter takes silence as a yes', () => {
    const form = 'Please return the signed consent form by June 9.'
    const silence = 'If it has not come back by then, we will take it that you agree.'
    expect(named(form)[0]?.[2]).toBe('Signed form is due')
    expect(named(`${form} ${silence}`)[0]?.[2]).toBe(
      'Your yes or no is due: the letter takes silence as a yes',
    )
  })

  it('a length tells from when it counts where it counts from the receipt, and is over in a step of the past', () => {
    const object =
      'Tell us of a conflict of interest within three business days of receipt of this notice.'
    const [time] = inLetter(object)
    expect([time?.what, time?.text]).toEqual([
      'Time to object (business days)',
      'three business days of receipt of this notice',
    ])
    const [, past] = named('Mar. 4  Evidence sent to both families; twelve school days to respond')
    expect(past?.[2]).toMatch(/^“/)
  })

  it('another’s time is not the reader’s', () => {
    const whats = named(
      'The Vice President answers in writing within 15 business days. Mrs. Hale will answer within one school day.',
    ).map(([, , what]) => what)
    expect(whats[0]).toBe('Time that the school gives itself (business days)')
    expect(whats[1]).toMatch(/^“Mrs. Hale/)
  })
})
