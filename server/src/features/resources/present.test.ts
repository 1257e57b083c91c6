import { describe, expect, it } from 'vitest'
import { markWords } from './present.ts'

describe('markWords', () => {
  it('marks whole words in any case, in order', () => {
    expect(markWords('😀 Law, outlaw and LAW.', new Set(['law']))).toEqual([
      [3, 6],
      [19, 22],
    ])
  })
})
