import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { onePage } from '../document/documentText.ts'
import { readDocument } from '../document/reading.ts'
import { findDates } from './findDates.ts'
import { datesIn, inLetter, type Told } from './fixtures/inLetter.ts'
import { timeMeant } from './fixtures/timeMeant.ts'

const whats = (text: string, told?: Told) => inLetter(text, told).map(({ what }) => what)

/** Of a text of which the reader is so sure of one thing. */
const asRead = (text: string, act: string, likelihood: number) =>
  findDates(readDocument(onePage(text)), { meaningAt: () => timeMeant(act, likelihood) })

describe('D11 what a date is for', () => {
  it.each([
    [
      'Your written response to the evidence is due May 20.',
      'answer_evidence',
      'Your written response to the evidence is due',
    ],
    ['The hearing will be held on May 20.', 'hearing', 'Hearing'],
    ['A formal complaint was filed on May 1.', 'complaint', 'Formal complaint'],
    [
      'Tell us the name of your advisor by May 20.',
      'name_advisor',
      'Your reply about an advisor is due',
    ],
    ['Ms. Ray on May 20 at noon.', 'interview other', 'Interview of Ms. Ray'],
    ['Complainant heard on May 1.', 'interview complainant', 'Interview of the complainant'],
    ['You are heard on May 20.', 'interview complainant', 'Interview'],
    ['Either party may appeal by May 20.', 'appeal', 'Any appeal is due'],
    ['Send us the deposit slip by May 20.', 'submit', 'Papers are due'],
    ['Both had until April 20 for a statement.', 'answer_allegations', 'Written statement was due'],
    ['Both had until April 20 to ask.', 'written_questions', 'Written questions were due'],
    ['The panel is not to meet before May 20.', 'hearing', 'Hearing'],
    ["It won't be before May 20.", 'hearing', 'Hearing, on this day or later'],
    ['She will not decide before May 20.', 'decide', 'The school will not decide before this day'],
    ['A decision is due on May 20.', 'decide', 'The school expects to decide'],
    ['She stopped rowing on April 20.', 'told', '“She stopped rowing on April 20.”'],
  ])('is what the reader takes it for: %s', (sentence, told, what) => {
    expect(whats(sentence, told)).toContain(what)
  })

  it('is told in the letter’s own words where no reader was asked, or it is not sure', () => {
    const text = 'The hearing is on May 20, 2026.'
    expect(datesIn(text).map(({ what }) => what)).toEqual([`“${text}”`])
    expect(asRead(text, 'hearing', 0.75).map(({ what }) => what)).toEqual([`“${text}”`])
    expect(asRead(text, 'hearing', 0.85).map(({ what }) => what)).toEqual(['Hearing'])
  })

  it('is a deadline where a party has to act, and nobody else', () => {
    const of = (told: string) =>
      datesIn('The work is to be finished by May 3, 2026.', undefined, told).map(
        ({ meaning }) => meaning,
      )
    expect(of('submit both')).toEqual(['deadline'])
    expect(of('submit advisor')).toEqual(['event'])
    expect(of('investigate school')).toEqual(['event'])
  })

  it('names whom one may object to, and an objection is never due', () => {
    expect(whats('Objections to a panel member must reach me by May 20.', 'object')).toEqual([
      'Last day to object to a panel member',
    ])
    const before = 'The investigator is Ms. Ray. Objections to her must reach me by May 20.'
    expect(whats(before, 'object')).toEqual(['Last day to object to an investigator'])
    expect(whats('Objections must reach me by May 20.', 'object')).toEqual([
      'Last day to object to anyone who handles the case',
    ])
  })

  it('quotes the letter where only its words tell what to ask for or to do', () => {
    for (const [text, told] of [
      ['Whoever needs a device may ask for it by May 20.', 'ask_help'],
      ['Move-out is by noon on May 20.', 'do_sanction'],
      ['The quiz can be made up by May 20.', 'submit'],
    ] as const)
      expect(inLetter(text, told)).toMatchObject([{ meaning: 'deadline', what: `“${text}”` }])
  })

  it('begins a window on its first day, and only its last day is due', () => {
    const text = 'From May 20 to noon on May 23 each of you may hand in questions.'
    expect(inLetter(text, 'written_questions')).toMatchObject([
      { meaning: 'event', what: 'You may send written questions from this day on' },
      { meaning: 'deadline', what: 'Your written questions are due' },
    ])
    const past = 'Between April 5 and April 18 each side sent questions.'
    const [first] = inLetter(past, 'written_questions')
    expect(first).toMatchObject({ meaning: 'event', what: `“${past}”` })
  })

  it.each([
    'If no appeal is filed, the three days are May 27, 28 and 29.',
    'It is evidence that you could have had before April 23.',
    'New evidence that you couldn’t reasonably have had by April 23 is a ground.',
  ])('has nobody act by a day that is no limit: %s', (text) => {
    for (const { meaning } of inLetter(text, 'appeal')) expect(meaning).not.toBe('deadline')
  })

  it('is the letter’s own words for a day that is over, where the reader may take its neighbor for it', () => {
    const told = (text: string, likelihood: number) =>
      asRead(`May 4, 2026\n\n${text}`, 'hearing', likelihood).at(-1)?.what
    const text = 'He said so at the meeting of April 23.'
    expect(told(text, 0.84)).toBe(`“${text}”`)
    expect(told(text, 0.9)).toBe('Hearing')
    expect(told('The hearing is on May 20.', 0.84)).toBe('Hearing')
  })

  it('is nothing at the head of a further page, where the letter’s date stands again', () => {
    const text = 'The answers are due on May 18.\n\nMay 4, 2026\n\nThe rest follows.'
    const told = { 'May 18': 'answer_evidence', 'May 4': 'answer_evidence' }
    expect(whats(text, told)).toEqual(['Written response to the evidence is due'])
  })

  it('keeps in a shortened quote the word that denies it', () => {
    const findings =
      'Mr. Whitlow, our assistant superintendent for secondary schools, took written questions from both families, went through all that there was, heard the bus driver and two more students at some length, and found Al responsible for the bus on April 17, and for what was said there, and not responsible for the text messages of April 20.'
    expect(whats(findings).at(-1)).toContain(
      '… not responsible for the text messages of April 20.”',
    )
  })

  it('quotes the next sentence where it takes back what was to be', () => {
    const text = 'I told you that the hearing would be on May 20. It will not be.'
    expect(whats(text)).toEqual([`“${text}”`])
    const set = 'The hearing is set for May 20. It will not be.'
    expect(whats(set, 'hearing')).toEqual(['Hearing, cancelled or moved'])
  })

  it('is a day of the school’s on which nobody works, or somebody is away', () => {
    for (const text of ['May 20 is not a business day.', 'Out tomorrow after 11:30.'])
      expect(inLetter(text)).toMatchObject([{ isSchools: true }])
    expect(inLetter('We meet on May 20.')[0]?.isSchools).toBeUndefined()
  })

  it('of a session that is held only if it is wanted quotes the letter', () => {
    const text = 'Wednesday, May 20 – second session, if wanted.'
    expect(whats(text, 'mediation')).toEqual([`“${text}”`])
  })

  it('is of the person whose interview it is, and of nobody who only was there', () => {
    expect(whats('Mr. Oh’s interview is not before May 20.', 'interview')).toEqual([
      'Interview of Mr. Oh, on this day or later',
    ])
    expect(whats('He sat down with Ada, you two and Ms. Ray on April 20.', 'interview')).toEqual([
      'Interview',
    ])
  })

  it('“today” is the day that the letter bears, and was not worked out', () => {
    const [today] = inLetter('The same notice goes to the other family today.', 'give_notice')
    expect(today).toMatchObject({ what: 'Written notice', iso: '2026-05-04' })
    expect(today?.computedFrom).toBeUndefined()
  })

  it('of a hearing that is cancelled or moved away says so', () => {
    for (const text of [
      'The hearing set for May 20 is cancelled.',
      'The hearing of May 20 will not take place.',
      'The hearing is moved from May 20.',
    ])
      expect(whats(text, 'hearing')).toEqual(['Hearing, cancelled or moved'])
    expect(whats('The hearing is on May 20 and will not be cancelled.', 'hearing')).toEqual([
      'Hearing',
    ])
  })

  it('what is due before a day is told so, beside what is due on it', () => {
    const text = 'If you need more time, write to me before June 9. Your appeal is due by June 9.'
    const found = inLetter(text, { 'June 9. Your': 'ask_time', 'June 9.': 'appeal' })
    expect(found.map(({ meaning, what }) => `${meaning}: ${what}`)).toEqual([
      'deadline: Your request for more time is due before this day',
      'deadline: Your appeal is due',
    ])
  })

  it('an answer to an offer is told as one that silence gives where the letter says so', () => {
    const form = 'Please return the signed consent form by June 9.'
    const silence = 'If it has not come back by then, we will take it that you agree.'
    expect(whats(form, 'answer_offer')[0]).toBe('Yes or no is due')
    expect(whats(`${form} ${silence}`, 'answer_offer')[0]).toBe(
      'Your yes or no is due: the letter takes silence as a yes',
    )
  })

  it('is no meeting on the letter’s own day where people have met, or only the letter goes out', () => {
    expect(inLetter('We met today.', 'meeting')).toEqual([])
    expect(inLetter('Copies of this notice of a hearing go out today.', 'letter')).toEqual([])
    expect(whats('She will see you today at 2:45 p.m.', { today: 'meeting' })).toEqual(['Meeting'])
  })

  it('what takes place only if something else does is told in the letter’s own words', () => {
    const open = [
      'The panel has tentatively reserved May 14 for the hearing.',
      'The hearing would be on May 14, if you both agree to it.',
      'The hearing goes on, if need be, to May 14.',
    ]
    expect(open.flatMap((words) => whats(words, 'hearing'))).toEqual(
      open.map((words) => `“${words}”`),
    )
    expect(whats('The hearing will be on May 14.', 'hearing')).toEqual(['Hearing'])
    const days = 'The hearing opens on May 14, and goes on, if need be, to May 15.'
    expect(whats(days, 'hearing')[0]).toBe('Hearing')
  })

  it('nothing is alleged to have happened after the complaint was filed', () => {
    const filed = 'A formal complaint was filed on March 2.'
    const after = 'It is alleged that on April 20 he followed her.'
    const told = { 'March 2': 'complaint', 'April 20': 'incident' }
    expect(whats(after, told)[0]).toBe('Alleged incident')
    expect(whats(`${filed}\n\n${after}`, told).at(-1)).toMatch(/^“/)
  })

  it('a day to come on which the school acts is its own, by the reader or by its words', () => {
    const isSchools = (words: string, told: Told) => inLetter(words, told).at(-1)?.isSchools
    expect(isSchools('We will write to you by May 14.', {})).toBe(true)
    expect(isSchools('The report may come around May 14.', 'give_report')).toBe(true)
    expect(isSchools('The campus is closed on May 14.', 'calendar')).toBe(true)
    expect(isSchools('May 14 does not count.', 'counting')).toBe(true)
    expect(isSchools('The escort ends on May 14.', 'measure')).toBeUndefined()
    expect(isSchools('The hearing is on May 14.', 'hearing')).toBeUndefined()
    expect(isSchools('We sent the report to you on May 1.', 'give_report')).toBeUndefined()
  })

  it('by what the school is sure to send or to decide nobody has to act', () => {
    const study = 'The report comes with this letter so that you may study it before May 14.'
    expect(inLetter(study, 'give_report').at(-1)?.meaning).toBe('event')
    expect(inLetter(study, 'answer_report').at(-1)).toMatchObject({
      meaning: 'deadline',
      what: 'Your written response to the report is due before this day',
    })
  })

  it('what the school means to have done by a counted day is its own', () => {
    const text = 'We expect to finish within 90 calendar days of this letter.'
    const of = (told: string) =>
      inLetter(text, told)
        .filter(({ iso }) => iso === '2026-08-02')
        .map(({ meaning, what }) => `${meaning}: ${what}`)
    expect(of('finish')).toEqual(['event: The school expects to be finished'])
    expect(of('school_acts')).toEqual([`event: “${text}”`])
  })
})

describe('D11 what a length of time is for', () => {
  const days = '(the text does not say which kind of day)'

  it.each([
    ['Tell both within 30 days.', 'decide_appeal', 'Time for the decision on the appeal'],
    ['The other party may write within 30 days.', 'answer_appeal', 'Time to respond to the appeal'],
    ['You may appeal within 30 days.', 'appeal', 'Time to appeal'],
    [
      'The report is sent at least 30 days before the hearing.',
      'give_report',
      'Time between the report and the hearing or decision',
    ],
    [
      'Mr. Oh will not decide sooner than 30 days after it.',
      'decide',
      'Time before the decision, at least',
    ],
    ['Your appeal has to be here within 30 days.', 'submit', 'Time to send papers'],
  ])('is what the reader takes it for: %s', (sentence, told, what) => {
    expect(whats(sentence, told)).toEqual([`${what} ${days}`])
  })

  it('is told in the letter’s own words where the reader is not sure', () => {
    const text = 'The appeal is granted: the suspension is cut to five days.'
    expect(asRead(text, 'decide_appeal', 0.6).map(({ what }) => what)).toEqual([`“${text}”`])
    const first = 'It will not be held sooner than ten days from today.'
    expect(asRead(first, 'school_acts', 0.6).map(({ what }) => what)).toEqual([`“${first}”`])
  })

  it('is not listed where the reader is sure that it is of nobody’s in the case, or of a story', () => {
    const text = 'This kept her out of class for six weeks.'
    expect(asRead(text, 'none', 0.95)).toEqual([])
    expect(asRead(text, 'incident', 0.95)).toEqual([])
    expect(asRead(text, 'none', 0.3).map(({ iso }) => iso)).toEqual(['P42D'])
  })

  it('beside the day that it comes to is no second time to act', () => {
    const [due] = ['Your written statement is due']
    const told = 'answer_allegations'
    expect(whats('You have until May 18 (14 days) for your answer.', told)).toEqual([due])
    const closes = 'The ten-day review period began on May 1 and closes on May 11 for your answer.'
    expect(whats(closes, told)).not.toContainEqual(expect.stringContaining('Time to'))
    // May 16 is a Saturday.
    expect(whats('Appeal within twelve days, no later than Monday, May 18.', 'appeal')).toEqual([
      'Any appeal is due',
    ])
    const apart = 'You may answer for 14 days from receipt; appeals are due by June 1.'
    expect(whats(apart, { '14': told, June: 'appeal' })).toContain(
      `Time to answer the allegations ${days}`,
    )
  })

  it('tells from when it counts where it counts from the receipt, and is over in a step of the past', () => {
    const object = 'Tell us of a bias within three business days of receipt of this notice.'
    const [time] = inLetter(object, 'object')
    expect([time?.what, time?.text]).toEqual([
      'Time to object (business days)',
      'three business days of receipt of this notice',
    ])
    const step = 'Mar. 4  Evidence sent to both families; twelve school days to respond'
    expect(whats(step, { twelve: 'answer_evidence' }).at(-1)).toMatch(/^“/)
  })

  it('that is another’s is not the reader’s', () => {
    const text = 'Mrs. Hale will answer within one school day.'
    expect(whats(text, 'answer_appeal')).toEqual([`“${text}”`])
  })

  it('ten days for two things are two lengths of time', () => {
    const text = 'Both had 10 days to write. You may appeal within 10 days.'
    const told = { '10 days to': 'answer_evidence', '10 days.': 'appeal' }
    expect(whats(text, told)).toEqual([
      `Time to answer the evidence ${days}`,
      `Time to appeal ${days}`,
    ])
  })

  it('a policy has a time for each step, and a letter one for each act', () => {
    const text =
      'A party may appeal within five days of the dismissal. They may appeal within five days of receipt of the sanction. They may appeal within five days of the notice of the sanction.'
    expect(datesIn(text, 'school_policy', 'appeal').map(({ what }) => what.split(' (')[0])).toEqual(
      ['Time to appeal', 'Time to appeal'],
    )
  })
})

describe('D5 the letter’s own words', () => {
  it('that are cut keep who is to act', () => {
    const long =
      'Mr. Oh has been advised that he may bring this dismissal before the Vice President for Student Affairs, Dr. Leontyne Marsh, by June 9, 2026, if the Vice President is not away in those weeks of the summer term, or else before the Provost, who then decides for her, on the same grounds and in the same way.'
    expect(whats(long)[0]).toMatch(
      /^“Mr\. Oh has been advised that he may bring .*by June 9, 2026.*…”$/,
    )
  })

  it('that speak of "it", "those" or "that request" stand with the sentence before', () => {
    const of = (text: string) => whats(`Please keep this.\n\n${text}`)[0]
    const written = 'You may appeal. It must be in writing and be here on June 9.'
    expect(of(written)).toBe(`“${written}”`)
    const asked = 'You may ask for a second room. Please make that request to Ms. Ray on June 9.'
    expect(of(asked)).toBe(`“${asked}”`)
    expect(of('Thank you. The exam of Ms. Ray is on June 9.')).toBe(
      '“The exam of Ms. Ray is on June 9.”',
    )
  })

  it('of a row are told as a sentence, and are those of its own line', () => {
    const row = 'BIOL 214 lab section      Sat. May 9      Same instructor and credit'
    expect(whats(row)[0]).toBe('“BIOL 214 lab section: Sat. May 9; Same instructor and credit”')
    const list = datesIn(
      'May 4, 2026\n\nThe steps\nApril 23   Notice sent to both\nApril 29   Site visit to the chapter house',
    )
    expect(list.at(-1)?.what).toBe('“April 29: Site visit to the chapter house”')
  })

  it('are never longer than a long sentence and the one before it', () => {
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
