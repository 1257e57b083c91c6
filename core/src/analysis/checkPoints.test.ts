import { describe, expect, it, test } from 'vitest'
import type { Stances } from '../reader/stances.ts'
import { checkPoints } from './checkPoints.ts'
import { factsOf } from './fixtures/factsOf.ts'
import { judges, saying } from './fixtures/saying.ts'

const text = `Dear Ms. Alder,

You may bring an advisor of your choice.

Attorneys may not attend.

You have five days to answer the evidence in writing.`
const places = { advisor: 1, attorneys: 2, answer: 3 } as const

const notice = factsOf(text, { docType: 'notice_of_allegations', audience: 'postsecondary' })
const issuesOf = (stances: Stances, facts = notice) => checkPoints(facts, stances, judges).issues

describe('J5 a verdict shows its sentence', () => {
  it('that goes against the point', () => {
    const [issue] = issuesOf(saying({ 'NOA-08': { [places.attorneys]: { against: 6 } } }))
    expect(issue).toMatchObject({
      id: 'NOA-08',
      kind: 'contradicted',
      quote: 'Attorneys may not attend.',
    })
    expect(issue?.isUnsure).toBeUndefined()
  })

  it('that meets it', () => {
    const { issues, points } = checkPoints(
      notice,
      saying({ 'NOA-08': { [places.advisor]: { met: 6 } } }),
      judges,
    )
    expect(issues).toEqual([])
    expect(points).toMatchObject([
      { id: 'NOA-08', state: 'found', at: { quote: 'You may bring an advisor of your choice.' } },
    ])
  })
})

it('J5 nothing is praised that other words may take back', () => {
  const statesWith = (against: number) =>
    checkPoints(
      notice,
      saying({ 'NOA-08': { [places.advisor]: { met: 6 }, [places.attorneys]: { against } } }),
      judges,
    ).points.map(({ state }) => state)
  expect(statesWith(-2)).toEqual(['found'])
  expect(statesWith(-0.5)).toEqual([])
})

it('I3 a passage is raised for the point of this kind of letter before one of several kinds', () => {
  const stances = saying({
    'DIS-02': { [places.attorneys]: { against: 0.9 } },
    'HRG-09': { [places.attorneys]: { against: 1.4 } },
  })
  const raisedIn = (docType: 'dismissal_notice' | 'school_policy') =>
    issuesOf(stances, { ...notice, docType }).flatMap(({ id, kind }) =>
      kind === 'contradicted' ? [id] : [],
    )
  expect(raisedIn('dismissal_notice')).toEqual(['DIS-02'])
  expect(raisedIn('school_policy')).toEqual(['HRG-09'])
})

it('I3 a passage of a hearing notice is raised for the likelier of two points on hearings', () => {
  const stances = saying({
    'HRG-02': { [places.attorneys]: { against: 0.5 } },
    'HRG-04': { [places.attorneys]: { against: 1.9 } },
    'MTG-07': { [places.attorneys]: { against: 1.5 } },
  })
  const raised = issuesOf(stances, { ...notice, docType: 'hearing_notice' })
  expect(raised.filter(({ kind }) => kind === 'contradicted')).toMatchObject([{ id: 'HRG-04' }])
})

it('I3 a removal after its analysis is no supportive measure, where the words may be of that alone', () => {
  const raisedWith = (analysis: number, against: number) =>
    issuesOf(
      saying({
        'ERM-01': { [places.advisor]: { met: analysis } },
        'NCO-01': { [places.attorneys]: { against } },
      }),
      { ...notice, docType: 'no_contact_or_emergency_removal_notice' },
    ).filter(({ id }) => id === 'NCO-01')
  expect(raisedWith(6, 0.5)).toEqual([])
  expect(raisedWith(-6, 0.5)).toHaveLength(1)
  expect(raisedWith(6, 6)).toHaveLength(1)
})

it('I3 a passage is raised for the point that it goes against the likeliest, and again only where that is clear', () => {
  const idsOf = (advisor: number, silence: number) =>
    issuesOf(
      saying({
        'NOA-08': { [places.attorneys]: { against: advisor } },
        'MTG-07': { [places.attorneys]: { against: silence } },
      }),
    ).map(({ id }) => id)
  expect(idsOf(1, 0.5)).toEqual(['NOA-08'])
  expect(idsOf(0.5, 6)).toEqual(['MTG-07'])
  expect(idsOf(6, 6).toSorted()).toEqual(['MTG-07', 'NOA-08'])
})

describe('J4 what is not likely enough is not said', () => {
  it('and what is likely, but not sure, is said with a reservation', () => {
    const at = (against: number) =>
      issuesOf(saying({ 'NOA-08': { [places.attorneys]: { met: 0, against } } }))
    expect(at(-0.5)).toEqual([])
    expect(at(0.5)).toMatchObject([{ kind: 'contradicted', isUnsure: true }])
  })

  it('what a notice must hold and nothing meets is missing', () => {
    expect(issuesOf(saying({ 'NOA-08': {} }))).toMatchObject([{ id: 'NOA-08', kind: 'missing' }])
  })

  it('nothing is missing where the reader is not sure of the kind, and what goes against the rule still does', () => {
    const unsure = { ...notice, isKindUnsure: true }
    const { issues, points } = checkPoints(unsure, saying({ 'NOA-08': {} }), judges)
    expect([issues, points]).toEqual([[], []])
    expect(
      issuesOf(saying({ 'NOA-08': { [places.attorneys]: { against: 6 } } }), unsure),
    ).toHaveLength(1)
  })

  it('a point is checked in a document of an unsure kind where kinds that it is for are likely together', () => {
    const unsure = (meeting: number) => ({
      ...notice,
      isKindUnsure: true,
      kinds: new Map([
        ['notice_of_allegations', 0.4],
        ['notice_of_meeting_or_interview', meeting],
        ['supportive_measures_letter', 0.6 - meeting],
      ]),
    })
    const said = saying({ 'NOA-01': { [places.attorneys]: { against: 6 } } })
    expect(issuesOf(said, unsure(0.3))).toHaveLength(1)
    expect(issuesOf(said, unsure(0.05))).toEqual([])
  })

  it('how often its kind goes against a point is told by all kinds that it may be of', () => {
    const usual = { notice_of_allegations: { 'NOA-08': -8 }, investigative_report: { 'NOA-08': 0 } }
    const weighing = {
      ...judges,
      usual,
      against: { weights: [...Array.from({ length: 16 }, () => 0), 1], bias: 4 },
    }
    const said = saying({ 'NOA-08': { [places.attorneys]: { against: 6 } } })
    const issuesWhere = (share: number) =>
      checkPoints(
        {
          ...notice,
          kinds: new Map([
            ['notice_of_allegations', 1 - share],
            ['investigative_report', share],
          ]),
        },
        said,
        weighing,
      ).issues.filter(({ kind }) => kind === 'contradicted')
    expect(issuesWhere(0)).toEqual([])
    expect(issuesWhere(0.4)).toHaveLength(1)
  })

  it('I2 what it need not hold is not', () => {
    expect(issuesOf(saying({ 'NOA-11': {} }))).toEqual([])
  })

  it('S2 nor what only another kind of document must hold', () => {
    const appeal = saying({ 'DET-09': {} })
    const decision = { ...notice, docType: 'written_determination' } as const
    expect(issuesOf(appeal, decision)).toMatchObject([{ id: 'DET-09', kind: 'missing' }])
    expect(issuesOf(appeal)).toEqual([])
    expect(issuesOf(saying({ 'DET-09': { [places.attorneys]: { against: 6 } } }))).toHaveLength(1)
  })

  it('nor the sanctions in a decision that finds nobody responsible', () => {
    const decided = (outcome: string) =>
      factsOf(`Dear parties,\n\n${outcome}\n\nYou may appeal.\n\nSincerely`, {
        docType: 'written_determination',
      })
    const idsOf = (outcome: string) =>
      issuesOf(saying({ 'DET-07': {} }), decided(outcome)).map(({ id }) => id)
    expect(idsOf('I find the respondent responsible for stalking.')).toEqual(['DET-07'])
    expect(idsOf('I find the respondent not responsible for stalking.')).toEqual([])
  })

  it('a point that the reader has not learned is passed over', () => {
    expect(issuesOf(saying({}))).toEqual([])
  })
})

describe('I1 a point is checked', () => {
  it('in the kinds of document that its entry names', () => {
    const stances = saying({ 'NOA-08': { [places.attorneys]: { against: 6 } } })
    expect(issuesOf(stances, { ...notice, docType: 'appeal_decision' })).toEqual([])
    const witnesses = saying({ 'RPT-08': { [places.attorneys]: { against: 6 } } })
    expect(issuesOf(witnesses)).toHaveLength(1)
    expect(issuesOf(witnesses, { ...notice, docType: 'dismissal_notice' })).toEqual([])
  })

  it('for the kind of school that its entry names', () => {
    const stances = saying({ 'HRG-01': { [places.attorneys]: { against: 6 } } })
    const hearing = { ...notice, docType: 'hearing_notice' } as const
    expect(issuesOf(stances, hearing)).toHaveLength(1)
    expect(issuesOf(stances, { ...hearing, audience: 'k12' })).toEqual([])
  })
})

it('I2 a K-12 notice before the decision need not tell of a hearing that it does not name', () => {
  const stances = saying({ 'HRG-02': {} })
  const school = { ...notice, docType: 'hearing_notice', audience: 'k12' } as const
  const hearing = { what: 'Hearing' } as (typeof notice.dates)[number]
  expect(issuesOf(stances, school)).toEqual([])
  expect(issuesOf(stances, { ...school, dates: [hearing] })).toMatchObject([{ kind: 'missing' }])
})

describe('J6 days are counted', () => {
  const letter = factsOf(text, { docType: 'evidence_review_letter' })
  const speaks = saying({ 'EVR-04': { [places.answer]: { speaks: 3, met: 6 } } })

  it('fewer than ten to answer the evidence go against the rule, however it sounds', () => {
    expect(issuesOf(speaks, letter)).toMatchObject([
      { id: 'EVR-04', kind: 'contradicted', quote: expect.stringContaining('five days') },
    ])
  })

  test.each(['ten days', 'ten (10) business days', 'two weeks'])('%s meet it', (days) => {
    const longer = factsOf(text.replace('five days', days), { docType: 'evidence_review_letter' })
    const { issues, points } = checkPoints(longer, speaks, judges)
    expect(issues).toEqual([])
    expect(points).toMatchObject([{ id: 'EVR-04', state: 'found' }])
  })

  it('up to a day that the letter names', () => {
    const words = text.replace('You have five days', 'You have until March 9, 2026')
    const facts = factsOf(words, { docType: 'evidence_review_letter', letterDate: '2026-03-02' })
    const start = words.indexOf('March 9')
    const date = { iso: '2026-03-09', start, end: start + 13 } as (typeof facts.dates)[number]
    expect(issuesOf(speaks, { ...facts, dates: [date] })).toMatchObject([{ kind: 'contradicted' }])
  })

  it('from the day on which that sentence says that the papers were sent', () => {
    const words = text.replace(
      'You have five days',
      'Sent on March 2, 2026, you have until March 12, 2026',
    )
    const facts = factsOf(words, { docType: 'evidence_review_letter', letterDate: '2026-03-05' })
    const dates = [
      {
        iso: '2026-03-02',
        meaning: 'event',
        start: words.indexOf('March 2'),
        end: words.indexOf('March 2') + 13,
      },
      {
        iso: '2026-03-12',
        meaning: 'deadline',
        start: words.indexOf('March 12'),
        end: words.indexOf('March 12') + 14,
      },
    ] as (typeof facts.dates)[number][]
    expect(
      issuesOf(speaks, { ...facts, dates }).filter(({ kind }) => kind === 'contradicted'),
    ).toEqual([])
  })

  it.each([
    ['The ten-day period began on March 2, when we filled it, and ends on March 12.', 1],
    ['The ten-day period began on March 2, when it was sent, and ends on March 12.', 0],
    ['The twelve-day period began on March 2, when we filled it, and ends on March 12.', 0],
  ])('not from before the letter that opens the evidence: %s', (period, count) => {
    const words = text.replace('Attorneys may not attend.', period)
    const dates = ['March 2', 'March 12'].map((day, at) => {
      const start = words.indexOf(day)
      return { iso: ['2026-03-02', '2026-03-12'][at], start, end: start + day.length }
    }) as (typeof letter.dates)[number][]
    const facts = factsOf(words, { docType: 'evidence_review_letter', letterDate: '2026-03-06' })
    const issues = issuesOf(saying({ 'EVR-04': {} }), { ...facts, dates })
    expect(issues.filter(({ quote }) => quote === period)).toHaveLength(count)
  })

  it('of a sentence that speaks of something else they are not', () => {
    expect(issuesOf(saying({ 'EVR-04': {} }), letter)).toEqual([])
  })

  test.each([
    ['You have five days to answer', 'You may ask for more time within five days to see'],
    ['You have five days', 'Parties ask whether they may take five days instead of ten days'],
    ['You have five days', 'If you wish to be done sooner, you may take five days'],
    ['the evidence', 'the report'],
  ])('not where “%s” is “%s”', (words, others) => {
    const other = factsOf(text.replace(words, others), { docType: 'evidence_review_letter' })
    const kinds = issuesOf(speaks, other).map(({ kind }) => kind)
    expect(kinds).not.toContain('contradicted')
  })
})

it('J7 signs of the vacated rule are worth a question, at their sentence', () => {
  const words = `${text}\n\nThis process follows 34 CFR 106.46 of the 2024 Title IX regulations.`
  const facts = factsOf(words, { docType: 'notice_of_allegations', rule: '2024_markers' })
  expect(issuesOf(saying({}), facts)).toMatchObject([
    { id: 'LAW-01', kind: 'ask', quote: expect.stringContaining('106.46') },
  ])
})

it('J5 who hears the challenge of a removal is not said to decide the case', () => {
  const stances = saying({ 'DET-01': { [places.advisor]: { met: 6 } } })
  const pointsOf = (docType: 'no_contact_or_emergency_removal_notice' | 'hearing_notice') =>
    checkPoints({ ...notice, docType }, stances, judges).points
  expect(pointsOf('hearing_notice')).toMatchObject([{ id: 'DET-01', state: 'found' }])
  expect(pointsOf('no_contact_or_emergency_removal_notice')).toEqual([])
})

it('J5 a choice of an advisor is told without an attorney, whom the sentence may not name', () => {
  const { points } = checkPoints(
    notice,
    saying({ 'NOA-09': { [places.advisor]: { met: 6 } } }),
    judges,
  )
  expect(points).toMatchObject([{ id: 'NOA-09', met: 'It lets you choose your advisor.' }])
})

it('I3 the same words against the same paragraph are one issue', () => {
  const words = { [places.attorneys]: { against: 6 } }
  const stances = saying({ 'MTG-01': words, 'MTG-02': words, 'NOA-01': words })
  const meeting = { ...notice, docType: 'notice_of_meeting_or_interview' } as const
  // The third stands at another paragraph.
  expect(issuesOf(stances, meeting).map(({ id }) => id)).toEqual(['MTG-01', 'NOA-01'])
})

describe('a point has words for the first screen', () => {
  const policy = { ...notice, docType: 'school_policy', audience: null } as const
  const against = saying({ 'MTG-05': { [places.attorneys]: { against: 6 } } })
  const met = saying({ 'MTG-05': { [places.advisor]: { met: 6 } } })
  const meeting = { ...notice, docType: 'notice_of_meeting_or_interview' } as const

  it('short ones, and a headline that names the document', () => {
    expect(issuesOf(against, meeting)[0]).toMatchObject({
      short: 'Limits who may be your advisor',
      headline: expect.stringMatching(/^The letter /),
    })
    expect(issuesOf(against, policy)[0]?.headline).toMatch(/^The policy /)
  })

  it('other ones for what was not found', () => {
    const [issue] = issuesOf(saying({ 'NOA-09': {} }))
    expect(issue?.short).toBe('Not found: that you may choose your advisor')
    expect(issue?.headline).not.toContain('{')
  })

  it('a sentence for what the document gets right, a policy in its own words', () => {
    expect(checkPoints(meeting, met, judges).points[0]?.met).toBe(
      'It lets you bring the advisor you choose.',
    )
    expect(checkPoints(policy, met, judges).points[0]?.met).toBe(
      'It lets each party bring the advisor of their choice.',
    )
  })

  it('no such sentence for what was not found', () => {
    const { points } = checkPoints(meeting, against, judges)
    expect(points).toMatchObject([{ id: 'MTG-05', state: 'contradicted' }])
    expect(points[0]).not.toHaveProperty('met')
  })
})
