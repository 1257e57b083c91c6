import { describe, expect, it } from 'vitest'
import type { Stances } from '../reader/stances.ts'
import { checkPoints } from './checkPoints.ts'
import { factsOf } from './fixtures/factsOf.ts'
import { judges, saying } from './fixtures/saying.ts'

const policy = {
  ...factsOf('You may bring an advisor of your choice.', {
    docType: 'school_policy',
    audience: 'postsecondary',
  }),
  isKindTold: true,
} as const
const met = { 0: { met: 6, speaks: 6 } }
const issuesOf = (stances: Stances, facts: Parameters<typeof checkPoints>[0] = policy) =>
  checkPoints(facts, stances, judges).issues

describe('J9 what a policy leaves out', () => {
  it('is told of a whole one, which speaks of most points', () => {
    const { issues, points } = checkPoints(
      policy,
      saying({ 'POL-06': met, 'POL-10': met, 'POL-12': {} }),
      judges,
    )
    expect(issues).toMatchObject([{ id: 'POL-12', kind: 'missing' }])
    expect(points.map(({ state }) => state)).toEqual(['found', 'found', 'not_found'])
  })

  it('is only listed of a page, which leaves most to others and has no score', () => {
    const page = checkPoints(
      policy,
      saying({ 'POL-06': met, 'POL-10': {}, 'POL-12': {}, 'POL-20': {} }),
      judges,
    )
    expect(page.issues).toEqual([])
    expect(page.points.map(({ id, state }) => `${id} ${state}`)).toEqual([
      'POL-06 found',
      'POL-10 not_found',
      'POL-12 not_found',
      'POL-20 not_found',
    ])
    expect(page.isUncounted).toBe(true)
  })

  it('is listed with its cite where the rule asks it of the school, not of its policy', () => {
    const { issues, points, isUncounted } = checkPoints(
      policy,
      saying({ 'POL-06': met, 'POL-10': met, 'POL-20': {} }),
      judges,
    )
    expect(issues).toEqual([])
    expect(points.at(-1)).toMatchObject({
      id: 'POL-20',
      state: 'not_found',
      cite: '34 CFR 106.45(b)(10)(i)',
    })
    expect(isUncounted).toBeUndefined()
  })

  it('is not told of a paper that speaks of next to nothing that the rule asks', () => {
    const one = { 'POL-06': met }
    const others = ['POL-01', 'POL-07', 'POL-08', 'POL-09', 'POL-10', 'POL-11', 'POL-12', 'POL-19']
    const silent = (ids: readonly string[]) => Object.fromEntries(ids.map((id) => [id, {}]))
    const listed = (ids: readonly string[]) =>
      checkPoints(policy, saying({ ...one, ...silent(ids) }), judges).points.length - 1
    expect(listed(others)).toBe(8)
    expect(listed([...others, 'POL-20', 'POL-21', 'POL-22'])).toBe(0)
  })

  it('is told only where its owner says that it is one: pages of questions and summaries look alike', () => {
    const stances = saying({ 'POL-06': met, 'POL-10': met, 'POL-12': {}, 'POL-20': {} })
    const { isKindTold: _, ...untold } = policy
    const checked = checkPoints(untold, stances, judges)
    expect(checked.issues).toEqual([])
    expect(checked.points.map(({ id }) => id)).toEqual(['POL-06', 'POL-10'])
    expect(checked.isUncounted).toBe(true)
  })

  it('is told of a point for one kind of school where it is known to be of that kind', () => {
    const stances = saying({ 'POL-06': met, 'POL-10': met, 'HRG-01': {} })
    expect(issuesOf(stances, policy)).toMatchObject([{ id: 'HRG-01', kind: 'missing' }])
    expect(issuesOf(stances, { ...policy, audience: null })).toEqual([])
    expect(checkPoints({ ...policy, audience: null }, stances, judges).points).toHaveLength(2)
  })
})
