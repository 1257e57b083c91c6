import { describe, expect, it } from 'vitest'
import { partiesOf } from '../fixtures/partiesOf.ts'

describe('F3 the people of a list or table', () => {
  it.each([
    [
      'Ms. Ana Orr, Title IX Coordinator | 555-0100\nMr. Bo Lind, Senior Director of Staff & Deputy Title IX Coordinator | 555-0101\nMs. Fay Quick, Case Manager & Senior Deputy Title IX Coordinator | 555-0102',
      [
        'title_ix_coordinator: Ms. Ana Orr',
        'deputy_coordinator: Mr. Bo Lind',
        'deputy_coordinator: Ms. Fay Quick',
      ],
    ],
    [
      'Title IX Coordinator\n\nAna Orr\n\n20 Weld Place\n\n555-0100\n\nDeputy Title IX Coordinator (employees)\n\nBo Lind\n\nDirector, Labor',
      ['title_ix_coordinator: Ana Orr', 'deputy_coordinator: Bo Lind'],
    ],
    [
      'North campus, Ana Orr, Title IX Coordinator, Office of Students.\n\nSouth campus, Bo Lind, Title IX Coordinator, Dean of Arts.',
      ['title_ix_coordinator: Ana Orr', 'title_ix_coordinator: Bo Lind'],
    ],
    [
      'The contact is:\n\nAna Orr\n\nDirector (Interim), Office of Equal Opportunity and Title IX',
      ['title_ix_coordinator: Ana Orr'],
    ],
  ])('all coordinators of a list of contacts are named: %s', (text, names) => {
    expect(partiesOf(text)).toEqual(names)
  })

  it('behind the two advisors of a line of copies others follow', () => {
    expect(partiesOf('cc: Advisors Lee Park and Fay Quick, Esq.; Prof. D. Oh')).not.toContainEqual(
      'advisor: Prof. D. Oh',
    )
  })

  it.each([
    ['Advisors: Mr. Lee Park; Prof. Fay Quick', 'advisor', 'Mr. Lee Park', 'Prof. Fay Quick'],
    [
      'It goes to advisors Mr. T. Park and (free of charge) Ms. Fay Quick.',
      'advisor',
      'Mr. T. Park',
      'Ms. Fay Quick',
    ],
    [
      'Copies went to Mr. Lee Park and Ms. Fay Quick, Advisors',
      'advisor',
      'Mr. Lee Park',
      'Ms. Fay Quick',
    ],
    [
      'Mr. P. Park (for the complainant) and Ms. Fay Quick (for the respondent) cross-examined.',
      'advisor',
      'Ms. Fay Quick',
    ],
    [
      'The panel (Prof. Ed Poe, chair; Ms. Fay Quick; Mr. Bilal Sand) met.',
      'decision_maker',
      'Prof. Ed Poe',
      'Ms. Fay Quick',
      'Mr. Bilal Sand',
    ],
    [
      'Panel Members | Prof. Ed Poe; Ms. Fay Quick |',
      'decision_maker',
      'Prof. Ed Poe',
      'Ms. Fay Quick',
    ],
    [
      'The hearing is before Dr. Ed Poe (Chair), Ray Fitch and Lou Vance.',
      'decision_maker',
      'Dr. Ed Poe',
      'Ray Fitch',
      'Lou Vance',
    ],
    [
      'APPEALS BOARD\n\nBoard members: Ms. Fay Quick (presiding) / Dr. Ed Poe',
      'appeal_officer',
      'Ms. Fay Quick',
      'Dr. Ed Poe',
    ],
  ])('all of a list are named: %s', (text, role, ...names) => {
    expect(partiesOf(text)).toEqual(expect.arrayContaining(names.map((name) => `${role}: ${name}`)))
  })

  it.each([
    ['Present: hearing officer Joan Quick, the investigator, Ms. Dana Sand.', 'Ms. Dana Sand'],
    ['Present: Hearing Officer R. Quick, Investigator M. Sand.', 'M. Sand'],
    ['Present: your advisors, Mr. Ed Quick (hearing officer), the investigator, and others.', null],
  ])('whoever follows on an office in a list of those present has it: %s', (text, investigator) => {
    const roles = partiesOf(text)
    expect(roles).toContainEqual(expect.stringMatching(/^decision_maker: .*Quick$/))
    expect(roles.filter((one) => !one.startsWith('decision_maker'))).toEqual(
      investigator === null ? [] : [`investigator: ${investigator}`],
    )
  })

  it.each([
    [
      'The panel, which is Dr. Ed Poe (chair), Dean of the Arts, with Mr. Lee Park, sits.',
      'decision_maker: Mr. Lee Park',
    ],
    [
      'The advisors, Ms. Fay Quick for the Complainant and Mr. Lee Park, asked.',
      'advisor: Mr. Lee Park',
    ],
    ['Advisors: Fay Quick, Esq., for Ms. Orr; Dr. Lee Park for Mr. Lind', 'advisor: Dr. Lee Park'],
    [
      'Your advisors (Atty. Fay Quick for you; Ana has asked her uncle, Lee Park) may come.',
      'advisor: Lee Park',
    ],
  ])('what stands between two of a list does not end it: %s', (text, expected) => {
    expect(partiesOf(text)).toContain(expected)
  })

  it('each line of an address has its own person', () => {
    expect(partiesOf('Ms. Ana Orr, complainant\nMr. Bo Lind, respondent')).toEqual([
      'complainant: Ms. Ana Orr',
      'respondent: Mr. Bo Lind',
    ])
  })

  it('a list of who comes makes nobody an advisor', () => {
    expect(partiesOf('We meet with the parties, advisors, Mr. Tan Lo and me.')).toEqual([])
    expect(partiesOf('We meet with your advisors, Mr. Tan Lo and Ms. Orr.')).toEqual([
      'advisor: Mr. Tan Lo',
      'advisor: Ms. Orr',
    ])
  })

  it('nor does an advisor who follows on somebody with other work', () => {
    expect(partiesOf('You, me, Dana Lo (takes notes), your advisor.')).toEqual([])
    expect(partiesOf('You, me, Dana Lo (she/her), your advisor.')).toEqual(['advisor: Dana Lo'])
  })

  it('the rows of a table tell the parts of those who begin them', () => {
    const rows = [
      'Ana Orr            Complainant                Room 2',
      'Ed Poe, Esq.       Advisor to Ms. Orr         Room 2',
      'Bo Lind            Respondent                 Room 1',
      'Fay Quick          Hearing officer (decides)     Room 3',
    ]
    expect(partiesOf(`Who will be there:\n\n${rows.join('\n')}`)).toEqual([
      'complainant: Ana Orr',
      'respondent: Bo Lind',
      'decision_maker: Fay Quick',
      'advisor: Ed Poe',
    ])
  })
})
