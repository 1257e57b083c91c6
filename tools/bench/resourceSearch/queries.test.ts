import { resources } from '@hub/core/knowledge/resources'
import { guideResources } from '@hub/core/resources/guideResources'
import { describe, expect, it } from 'vitest'
import { queries } from './queries.ts'

const all = [...queries.tune, ...queries.heldOut]

describe('the labelled queries', () => {
  it('are at least 80, with none in both halves', () => {
    expect(all.length).toBeGreaterThanOrEqual(80)
    expect(new Set(all.map(({ text }) => text.toLowerCase())).size).toBe(all.length)
  })

  it('accept only resources that exist, and at least one', () => {
    const slugs = new Set([...resources, ...guideResources].map(({ slug }) => slug))
    const wrong = all.filter(
      ({ accept }) => accept.length === 0 || !accept.every((s) => slugs.has(s)),
    )
    expect(wrong).toEqual([])
  })

  it('hold every kind in both halves', () => {
    const kinds = ['name', 'need', 'prefix', 'synonym', 'typo']
    for (const half of [queries.tune, queries.heldOut]) {
      expect([...new Set(half.map(({ kind }) => kind))].toSorted()).toEqual(kinds)
    }
  })

  it('reach nearly every resource', () => {
    const reached = new Set(all.flatMap(({ accept }) => accept))
    expect(reached.size).toBeGreaterThanOrEqual(40)
  })
})
