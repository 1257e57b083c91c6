import { describe, expect, it } from 'vitest'
import type { Stances } from '../../reader/stances.ts'
import { checkPoints } from '../checkPoints.ts'
import type { Facts } from '../facts.ts'
import { factsOf } from '../fixtures/factsOf.ts'
import { judges, saying } from '../fixtures/saying.ts'

const issuesOf = (stances: Stances, facts: Facts) => checkPoints(facts, stances, judges).issues

describe('J10 what the rule keeps apart', () => {
  const silent = saying({ 'APP-03': {}, 'APP-01': {}, 'DET-01': {} })
  const issuesIn = (words: string, docType: 'appeal_decision' | 'written_determination') =>
    issuesOf(silent, factsOf(words, { docType })).filter(({ kind }) => kind === 'contradicted')

  it('may not be one person: who decides, and who investigates or coordinates', () => {
    const decision = 'Decision-maker: Ms. Fay Quick\n\nThe investigator was Fay Quick.'
    expect(issuesIn(decision, 'written_determination')).toMatchObject([
      { id: 'DET-01', isUnsure: true, quote: expect.stringContaining('Quick') },
    ])
  })

  it('may not be one person: who signs the decision, and tells of another part by the way', () => {
    const told = 'I met the family and, as the District’s Title IX Coordinator, sent notices.'
    const rest = 'I have decided that Bo Lind is responsible.\n\nRespectfully,\n\nMae Orr, Ed.D.'
    expect(issuesIn(`${told}\n\n${rest}`, 'written_determination')).toMatchObject([
      { id: 'DET-01', quote: told },
    ])
    const other = 'I met Ana Orr, as the Title IX Coordinator, and Bo Lind.'
    expect(issuesIn(`${other}\n\n${rest}`, 'written_determination')).toEqual([])
  })

  it('may not be one person: who hears an appeal, and who decided', () => {
    const board = 'APPEALS BOARD\n\nBoard members: Ms. Ana Orr / Dr. Ed Poe\n\n'
    expect(
      issuesIn(`${board}A hearing panel (Dr. Ed Poe, Ms. Bea Sand) decided.`, 'appeal_decision'),
    ).toMatchObject([{ id: 'APP-03' }])
    expect(
      issuesIn(`${board}A hearing panel (Dr. Al Poe, Ms. Bea Sand) decided.`, 'appeal_decision'),
    ).toEqual([])
  })

  it('may not be one person: who writes the decision on an appeal, and chaired the panel', () => {
    const told = 'Since I chaired the panel at the hearing, I knew the witnesses.'
    expect(issuesIn(told, 'appeal_decision')).toMatchObject([{ id: 'APP-03', quote: told }])
    expect(issuesIn('I never chaired the panel.', 'appeal_decision')).toEqual([])
  })

  it('and then nobody is praised for deciding the appeal without bias', () => {
    const stances = saying({ 'APP-03': {}, 'APP-04': { 0: { met: 6 } } })
    const pointsOf = (words: string) =>
      checkPoints(factsOf(words, { docType: 'appeal_decision' }), stances, judges).points.map(
        ({ id, state }) => `${id} ${state}`,
      )
    const decision = (members: string) =>
      `The panel was Prof. Ed Poe (chair), ${members}.\n\nFay Quick\nAppeal Officer`
    expect(pointsOf(decision('Mr. Lee Park and the undersigned'))).toEqual(['APP-03 contradicted'])
    expect(pointsOf(decision('and Mr. Lee Park'))).toEqual(['APP-04 found'])
  })

  it('is shown by words that tell a part, not by others with the name', () => {
    const rest = 'Fay Quick and staff will see the papers.'
    const decision = `Decision-maker: Ms. Fay Quick\n\nThe investigator was Fay Quick.\n\n${rest}`
    const [issue] = issuesIn(decision, 'written_determination')
    expect(issue?.quote).toMatch(/ecision-maker|investigator/)
  })

  it('may be two people of one surname', () => {
    const decision = 'Decision-maker: Ms. Quick\n\nThe investigator was Mr. Quick.'
    expect(issuesIn(decision, 'written_determination')).toEqual([])
  })
})

describe('J11 an appeal is for both parties', () => {
  const appeal = (words: string) =>
    issuesOf(saying({ 'APP-01': {} }), factsOf(words, { docType: 'appeal_decision' })).map(
      ({ id }) => id,
    )

  it.each([
    'Severity is a ground that only a respondent may bring.',
    'A review of the sanction is reserved to the respondent.',
    'The complainant may not appeal.',
    'There is no appeal for the complainant.',
  ])('and one side alone is told: %s', (words) => expect(appeal(words)).toEqual(['APP-01']))

  it.each([
    'Not only the respondent may appeal.',
    'Only the respondent’s appeal was late.',
    'He says that the appeal rests on the account of the complainant alone.',
    'Only a respondent may ask for a review of a removal.',
  ])('and nothing is told of it: %s', (words) => expect(appeal(words)).toEqual([]))
})

describe('J12 facts of a letter that do not go together', () => {
  const against = (id: string, facts: ReturnType<typeof factsOf>) =>
    issuesOf(saying({ [id]: {} }), facts)
      .filter(({ kind }) => kind === 'contradicted')
      .map((issue) => issue.id)

  it.each([
    'As the respondent is a professor, the standard is clear and convincing evidence.',
    'Where a respondent is a member of the faculty, we ask for clear and convincing evidence.',
    'As faculty she was judged by clear and convincing evidence, not by the preponderance that students have.',
  ])('are a standard by what the respondent is: %s', (words) => {
    expect(against('DET-12', factsOf(words, { docType: 'written_determination' }))).toEqual([
      'DET-12',
    ])
  })

  it.each([
    'Where the respondent is a student or an employee, the same standard of evidence holds.',
    'We use the preponderance of the evidence, whoever the respondent is.',
    'Students ask often: it is the preponderance of the evidence, and not clear and convincing evidence.',
  ])('are none where one standard is for all: %s', (words) => {
    expect(against('DET-12', factsOf(words, { docType: 'written_determination' }))).toEqual([])
  })

  const offer = (words: string) =>
    against('IR-07', factsOf(words, { docType: 'informal_resolution_notice' }))

  it('are an informal resolution, an employee by the title, and a student', () => {
    expect(offer('Complainant: Ana Orr, a sophomore\nRespondent: Coach Bo Lind')).toEqual(['IR-07'])
    expect(offer('Complainant: Ana Orr, a sophomore\nRespondent: Mr. Bo Lind')).toEqual([])
    expect(offer('Complainant: Prof. Ana Orr\nRespondent: Prof. Bo Lind')).toEqual([])
  })

  it.each([
    ['Ms. Ana Orr            Mr. Bo Lind\nClass of 2029          Assistant Director, Lab', true],
    ['Ms. Ana Orr, a sophomore\n\nMr. Bo Lind, a librarian, was told.', true],
    ['Ms. Ana Orr            Mr. Bo Lind\nClass of 2029          Class of 2030', false],
    ['Ms. Ana Orr, a sophomore\n\nMr. Bo Lind, a resident assistant, was told.', false],
    ['Ms. Ana Orr            Mr. Bo Lind\nDirector, Library      Director, Lab', false],
  ])('are one by the job beside or under the name: %s', (names, isOne) => {
    const told = 'The complaint was signed by Ms. Orr. Mr. Lind is presumed not responsible.'
    expect(offer(`${names}\n\n${told}`)).toEqual(isOne ? ['IR-07'] : [])
  })

  const date = (iso: string, what: string) => ({
    text: iso,
    iso,
    meaning: 'event' as const,
    what,
    page: 1,
    start: 0,
    end: 9,
  })
  const report = (...dates: ReturnType<typeof date>[]) =>
    against(
      'RPT-03',
      factsOf('The hearing is on that day.', {
        docType: 'investigative_report',
        letterDate: '2026-01-28',
        dates,
      }),
    )

  it('are a report and a hearing within ten days', () => {
    expect(report(date('2026-02-06', 'Hearing'))).toEqual(['RPT-03'])
    expect(report(date('2026-02-07', 'Hearing'))).toEqual([])
    expect(report(date('2026-01-12', 'Hearing'))).toEqual([])
    expect(report(date('2026-01-28', 'Hearing'), date('2026-02-04', 'Hearing'))).toEqual(['RPT-03'])
    expect(report(date('2026-02-04', 'Hearing'), date('2026-02-05', 'Hearing'))).toEqual(['RPT-03'])
    expect(report(date('2026-02-04', 'Hearing'), date('2026-02-07', 'Hearing'))).toEqual([])
  })

  it.each([
    ['The investigative report is enclosed.', 'hearing_notice', 'postsecondary', 'Hearing', true],
    [
      'The final report goes to both of you with this letter, today.',
      'hearing_notice',
      'postsecondary',
      'Hearing',
      true,
    ],
    [
      'The final report of Ms. Orr accompanies this notice.',
      'hearing_notice',
      'postsecondary',
      'Hearing',
      true,
    ],
    [
      'With this e-mail you receive the investigative report.',
      'hearing_notice',
      'postsecondary',
      'Hearing',
      true,
    ],
    ['The report was sent in May.', 'hearing_notice', 'postsecondary', 'Hearing', false],
    ['Enclosed is the investigative report.', 'evidence_review_letter', 'k12', 'Decision', true],
    ['Enclosed is the investigative report.', 'hearing_notice', 'postsecondary', 'Decision', false],
  ] as const)('count for a report that comes with another letter: %s %s', (...row) => {
    const [words, docType, audience, what, isTooSoon] = row
    const letter = factsOf(words, {
      docType,
      audience,
      isKindUnsure: true,
      letterDate: '2026-01-28',
      dates: [date('2026-02-04', what)],
    })
    expect(against('RPT-03', letter)).toEqual(isTooSoon ? ['RPT-03'] : [])
  })

  it('are a notice and an interview on that day or the next', () => {
    const notice = (iso: string) =>
      against(
        'MTG-04',
        factsOf('The interview is then.', {
          docType: 'notice_of_meeting_or_interview',
          letterDate: '2026-02-10',
          dates: [date(iso, 'Interview')],
        }),
      )
    expect([notice('2026-02-10'), notice('2026-02-11'), notice('2026-02-12')]).toEqual([
      ['MTG-04'],
      ['MTG-04'],
      [],
    ])
  })

  it.each([
    'Your interview is moved forward as you asked. It is tomorrow.',
    'The interview is tomorrow. We have kept February 20 for you.',
  ])('are not an early day that the reader chose, or a later one that is kept: %s', (words) => {
    const letter = factsOf(words, {
      docType: 'notice_of_meeting_or_interview',
      letterDate: '2026-02-10',
      dates: [date('2026-02-11', 'Interview')],
    })
    expect(against('MTG-04', letter)).toEqual([])
  })
})
