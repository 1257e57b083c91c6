import { describe, expect, it, test } from 'vitest'
import { findDates } from '../../deadlines/findDates.ts'
import { timeMeant } from '../../deadlines/fixtures/timeMeant.ts'
import { readingGrade, sentencesOf } from '../../text/readingGrade.ts'
import { factsOf } from '../fixtures/factsOf.ts'
import { heldOutLetters, tuneLetters } from '../fixtures/letters.ts'
import { daysToNote } from './daysToNote.ts'
import { leadOf, summarize } from './summarize.ts'

const letters = [...tuneLetters, ...heldOutLetters]

describe('S1 a summary', () => {
  it.each(letters)('has three to five plain sentences: $name', ({ docType, text }) => {
    const summary = summarize(factsOf(text, { docType })).replace(
      /\b(Mr|Ms|Mrs|Mx|Dr|Prof|Hon|[A-Z])\./g,
      '$1',
    )
    expect(sentencesOf(summary).length).toBeGreaterThanOrEqual(3)
    expect(sentencesOf(summary).length).toBeLessThanOrEqual(5)
    expect(readingGrade(summary)).toBeLessThanOrEqual(8)
    expect(summary).not.toContain('!')
  })

  it('tells no detail of what is alleged', () => {
    for (const { docType, text } of letters) {
      expect(summarize(factsOf(text, { docType }))).not.toMatch(
        /touch|grop|fondl|assault|rape|kiss|clothes/i,
      )
    }
  })
})

const docType = 'notice_of_allegations'
const notice = `LARK UNIVERSITY\n\nDear Bo Lind,\n\nYou are the respondent. The formal complaint was filed by Ana Moss. It alleges stalking.`

test('S2 says what it is, from whom, and who is on which side', () => {
  expect(summarize(factsOf(notice, { docType }))).toContain(
    'This document from Lark University looks like a notice of what is alleged.',
  )
  expect(summarize(factsOf(notice, { docType }))).toContain(
    'Ana Moss, the complainant, and Bo Lind, the respondent',
  )
})

test('S2 tells the day that a notice is about, where it is just one', () => {
  const at = { text: 'x', meaning: 'event', page: 1, start: 0, end: 1 } as const
  const on = (iso: string) => ({ ...at, iso, what: 'Hearing' })
  const lead = (dates: ReturnType<typeof on>[]) =>
    leadOf(factsOf(notice, { docType: 'hearing_notice', dates, letterDate: '2026-05-01' }))
  expect(lead([on('2026-04-30'), on('2026-06-09')])).toContain('a hearing on June 9, 2026.')
  expect(lead([on('2026-06-09'), on('2026-06-10')])).toContain('a notice of a hearing.')
})

test('S2 of a kind that is not sure it says so, and not what such a document does', () => {
  const summary = summarize(factsOf(notice, { docType, isKindUnsure: true }))
  expect(summary).toContain('This document from Lark University seems to be from a Title IX case.')
  expect(summary).not.toContain('hear both sides')
})

test.each([
  ['LARK UNIVERSITY OF THE PLAINS', 'from Lark University of the Plains looks'],
  ['THE UNIVERSITY OF ST. LARK', 'from the University of St. Lark looks'],
  ['I write as Title IX Coordinator of Lark College.', 'from Lark College looks'],
  ['+ ST. AMES COLLEGE +', 'from St. Ames College looks'],
  ['University of the Two Larks', 'from the University of the Two Larks looks'],
  ['UNIVERSITY OF EASTERN LARK', 'from the University of Eastern Lark looks'],
  ['Lark County School Board', 'from Lark County School Board looks'],
  ['Because the College has no lawyers, nobody came.', 'This looks'],
])('S2 names the school as Americans would: %s', (top, words) => {
  const facts = factsOf(notice.replace('LARK UNIVERSITY', top), { docType })
  expect(summarize(facts)).toContain(words)
})

test('S3 gives the next date after the letter, or says that there is none', () => {
  const date = { text: 'x', meaning: 'deadline', page: 1, start: 0, end: 1 } as const
  const dates = [
    { ...date, iso: '2026-06-09', what: 'Your answer is due' },
    { ...date, iso: '2026-06-02', what: 'Your request is due' },
    { ...date, iso: '2026-01-02', what: 'Something before' },
  ]
  const facts = factsOf(notice, { docType, dates, letterDate: '2026-05-01' })
  const leave = { ...date, meaning: 'event', iso: '2026-05-02', what: 'Takes effect' } as const
  const his = { ...date, iso: '2026-05-03', what: '“Mr. Oh may appeal by May 3.”' }
  const told = summarize(
    factsOf(notice, { docType, dates: [...dates, leave, his], letterDate: '2026-05-01' }),
  )
  expect(told).toContain('The first date for you is June 2, 2026 (your request is due).')
  expect(summarize(facts)).toContain(
    'The first date to note after this letter is June 2, 2026 (your request is due).',
  )
  expect(summarize(factsOf(notice, { docType }))).toContain('We found no later date to note.')
})

test('S3 without a date of its own, a deadline comes before what may have been', () => {
  const date = { text: 'x', page: 1, start: 0, end: 1 } as const
  const facts = factsOf(notice, {
    docType,
    dates: [
      { ...date, meaning: 'event', iso: '2026-03-09', what: 'Interview' },
      { ...date, meaning: 'deadline', iso: '2026-04-07', what: 'Written questions are due' },
    ],
    letterDate: null,
  })
  expect(summarize(facts)).toContain(
    'A date to look at is April 7, 2026 (written questions are due).',
  )
})

test('S3 without a date of its own, no date that it names is said to be absent or to come', () => {
  const date = { text: 'x', meaning: 'event', page: 1, start: 0, end: 1 } as const
  const dates = [{ ...date, iso: '2026-10-13', what: 'Supportive measures' }]
  const facts = factsOf(notice, { docType, dates, letterDate: null })
  expect(summarize(facts)).toContain('A date to look at is October 13, 2026.')
  expect(daysToNote(facts).map(({ iso }) => iso)).toEqual(['2026-10-13'])
})

test('S3 a day of which only the letter’s words tell is noted after the others, and first where it has an hour; the calendar’s alone', () => {
  const date = { text: 'x', meaning: 'event', page: 1, start: 0, end: 1 } as const
  const quoted = { ...date, iso: '2026-06-02', what: '“You and Sam share Hall 2 from June 2.”' }
  const hearing = { ...date, iso: '2026-06-09', what: 'Hearing' }
  const closed = { ...date, iso: '2026-06-01', what: 'School closed' }
  const daysOf = (...dates: (typeof hearing)[]) =>
    daysToNote(factsOf(notice, { docType, dates, letterDate: '2026-05-01' })).map(({ iso }) => iso)
  expect(daysOf(closed, quoted, hearing)).toEqual([hearing.iso, quoted.iso])
  const atThree = { ...quoted, what: '“Ms. Ray can see you both on June 2, at 3 p.m.”' }
  expect(daysOf(closed, atThree, hearing)).toEqual([quoted.iso, hearing.iso])
  expect(daysOf(closed)).toEqual([closed.iso])
})

test('S3 a length of time to answer is told where there is no date', () => {
  const text = `${notice}\n\nYou have four (4) calendar days to submit a written response.`
  const undated = factsOf(text, { docType })
  const meaningAt = () => timeMeant('answer_allegations')
  const facts = { ...undated, dates: findDates(undated.reading, { meaningAt }) }
  expect(summarize(facts)).toContain(
    'It gives four (4) calendar days to answer the allegations; ask which day the count starts.',
  )
})

test('S3 the day of the letter itself comes not after it, and what is not required is told as that', () => {
  const date = { text: 'x', meaning: 'event', page: 1, start: 0, end: 1 } as const
  const today = { ...date, iso: '2026-05-01', what: 'Hearing' }
  const facts = { docType, letterDate: '2026-05-01' } as const
  expect(summarize(factsOf(notice, { ...facts, dates: [today] }))).toContain(
    'The first date to note is the day of this letter, May 1, 2026 (hearing).',
  )
  const what = 'You may name witnesses by this day (not required)'
  const invited = { ...date, meaning: 'deadline', iso: '2026-05-09', what } as const
  expect(summarize(factsOf(notice, { ...facts, dates: [invited] }))).toContain(
    'May 9, 2026 (you may name witnesses).',
  )
})

test('S3 a weekday that does not fit the next date is told with it', () => {
  const text = `${notice}\n\nThe hearing will be held on Tuesday, April 9, 2026.`
  const undated = factsOf(text, { docType })
  const meaningAt = () => timeMeant('answer_allegations')
  const facts = { ...undated, dates: findDates(undated.reading, { meaningAt }) }
  expect(summarize(facts)).toContain('do not fit: April 9, 2026 is a Thursday.')
})

test('S2 a school keeps the sign in its name', () => {
  const facts = factsOf(notice.replace('LARK', 'PINECREST A&M'), { docType })
  expect(summarize(facts)).toContain('This document from Pinecrest A&M')
})

test('S4 says what it could not tell, and what follows the vacated rule', () => {
  expect(summarize(factsOf(notice, { docType, audience: null }))).toContain('We could not tell')
  expect(summarize(factsOf(notice, { docType, rule: '2024_markers' }))).toContain('2024 rule')
})

test('S5 another paper is named as one', () => {
  expect(summarize(factsOf('Rent is due.'))).toContain(
    'does not read like a document from a Title IX case',
  )
})

test('S2 a name that is written surname first reads as a name', () => {
  const text =
    'Lark University\n\nComplainant: DOE, Jane\nRespondent: Roe, John\n\nA formal complaint of sexual harassment was filed.'
  expect(summarize(factsOf(text, { docType }))).toContain('Jane Doe, the complainant, and John Roe')
})

test('the lead is how the summary begins: what it is, from whom and whose sides, not what comes next', () => {
  const facts = factsOf(notice, { docType })
  expect(leadOf(facts)).toBe(
    'This document from Lark University looks like a notice of what is alleged. The two sides are Ana Moss, the complainant, and Bo Lind, the respondent.',
  )
  expect(summarize(facts).startsWith(`${leadOf(facts)} `)).toBe(true)
})

test('S4 an appeal decision that sends the case back says so', () => {
  const of = (words: string) =>
    summarize(factsOf(`Lark University\n\nDear Bo,\n\n${words}`, { docType: 'appeal_decision' }))
  const back = 'The finding is set aside, and the matter is sent back for a new hearing.'
  expect(of(back)).toContain('It sends the case, or a part of it, back to an earlier step.')
  expect(of('The finding is set aside.')).toContain('Check whether the case is now over')
})

test('S5 the first day for the reader is not called the first where the school names one before', () => {
  const day = { text: 'a day', page: 1, start: 0, end: 5 }
  const facts = factsOf(notice, {
    docType: 'informal_resolution_notice',
    letterDate: '2026-03-24',
    dates: [
      { ...day, iso: '2026-03-27', meaning: 'event', what: '“I will call.”', isSchools: true },
      { ...day, iso: '2026-03-31', meaning: 'deadline', what: 'Signed form is due' },
    ],
  })
  expect(summarize(facts)).toContain('The first date for you is March 31, 2026')
})

describe('S7 a letter about contact or campus', () => {
  const kind = { docType: 'no_contact_or_emergency_removal_notice' } as const
  const ofLetter = (words: string) =>
    summarize(factsOf(`Lark University\n\nDear Bo,\n\n${words}`, kind))

  it('is one of emergency removal where it removes somebody, who may challenge it', () => {
    const said = ofLetter('This letter removes you from campus on an emergency basis.')
    expect(said).toContain('a notice of emergency removal')
    expect(said).toContain('may challenge it right away')
  })

  it('is none where it does not', () => {
    expect(ofLetter('You must not contact Ana Moss.')).toContain('a notice to keep apart')
  })
})

test('S7 a letter of no sure kind that has no word of such a case may be none', () => {
  const facts = factsOf('Lark University\n\nDear Bo,\n\nThere was a keg in your room.', {
    docType: 'general_conduct',
    isKindUnsure: true,
  })
  expect(summarize(facts)).toContain('may not be from a Title IX case')
})

test('S2 a dismissal of a part is told as one, with the two sides', () => {
  const text = `${notice} The allegations of June are not dismissed.`
  const summary = summarize(factsOf(text, { docType: 'dismissal_notice' }))
  expect(summary).toContain('looks like a notice that part of a complaint has been dismissed.')
  expect(summary).toContain('Ana Moss')
})

test('S5 a matter that is at an end is not told as open', () => {
  const text = `${notice} The appeal is denied. The matter is at an end within the University.`
  const summary = summarize(factsOf(text, { docType: 'appeal_decision' }))
  expect(summary).toContain('It says that this decision is final.')
})
