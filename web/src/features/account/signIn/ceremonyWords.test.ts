import { describe, expect, it } from 'vitest'
import { CallError } from '../../../lib/client.ts'
import { type CeremonyEnd, ceremonyWords, endOf } from './ceremonyWords.ts'

const named = (name: string) => Object.assign(new Error('the browser says little'), { name })

describe('the end of a ceremony', () => {
  it.each([
    ['NotAllowedError', 'cancelled'],
    ['AbortError', 'cancelled'],
    ['InvalidStateError', 'known'],
    ['NotSupportedError', 'unsupported'],
    ['ConstraintError', 'unsupported'],
    ['SecurityError', 'failed'],
    ['UnknownError', 'failed'],
  ])('takes %s of the browser for %s', (name, state) => {
    expect(endOf(named(name)).state).toBe(state)
  })

  it("hands on the server's sentence when it refused, and none when it broke", () => {
    const refused = new CallError({ status: 401, detail: 'No account here has this passkey.' })
    expect(endOf(refused)).toEqual({ state: 'failed', reason: 'No account here has this passkey.' })
    const broken = new CallError({ status: 503, detail: 'upstream' })
    expect(endOf(broken)).toEqual({ state: 'failed', reason: undefined })
  })

  it('is a failure where something else was thrown', () => {
    expect(endOf('odd')).toEqual({ state: 'failed', reason: undefined })
  })
})

describe('the words for it', () => {
  const ends: Exclude<CeremonyEnd, { state: 'done' }>[] = [
    { state: 'cancelled' },
    { state: 'unsupported' },
    { state: 'known' },
    { state: 'failed', reason: undefined },
  ]

  it('say for each end what happened and what is true now', () => {
    for (const kind of ['make', 'signIn'] as const) {
      const all = ends.map((end) => ceremonyWords(kind, end))
      expect(new Set(all.map(({ title }) => title)).size).toBe(ends.length)
      for (const { text } of all) expect(text).toMatch(/^[A-Z].*\.$/)
    }
  })

  it("give the server's reason where there is one", () => {
    const end = { state: 'failed', reason: 'Signing in took too long.' } as const
    expect(ceremonyWords('signIn', end).text).toBe('Signing in took too long.')
  })
})
