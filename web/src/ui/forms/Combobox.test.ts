import { describe, expect, it } from 'vitest'
import { answerKey, countSentence } from './Combobox.tsx'

const closed = { open: false, active: -1 }

describe('keys in a combobox', () => {
  it('opens at the first option downwards and at the last upwards', () => {
    expect(answerKey('ArrowDown', closed, 3)).toEqual({
      kind: 'move',
      state: { open: true, active: 0 },
    })
    expect(answerKey('ArrowUp', closed, 3)).toEqual({
      kind: 'move',
      state: { open: true, active: 2 },
    })
  })

  it('goes round at both ends', () => {
    const last = { open: true, active: 2 }
    expect(answerKey('ArrowDown', last, 3)).toEqual({
      kind: 'move',
      state: { open: true, active: 0 },
    })
    const first = { open: true, active: 0 }
    expect(answerKey('ArrowUp', first, 3)).toEqual({
      kind: 'move',
      state: { open: true, active: 2 },
    })
  })

  it('takes the marked option by Enter, and leaves Enter to the form without one', () => {
    expect(answerKey('Enter', { open: true, active: 1 }, 3)).toEqual({ kind: 'pick', index: 1 })
    expect(answerKey('Enter', { open: true, active: -1 }, 3)).toEqual({ kind: 'none' })
    expect(answerKey('Enter', { open: true, active: 5 }, 3)).toEqual({ kind: 'none' })
  })

  it('closes an open list by Escape and leaves a second Escape to the dialog', () => {
    expect(answerKey('Escape', { open: true, active: 1 }, 3)).toEqual({
      kind: 'move',
      state: closed,
    })
    expect(answerKey('Escape', closed, 3)).toEqual({ kind: 'none' })
  })

  it('marks nothing in an empty list', () => {
    expect(answerKey('ArrowDown', closed, 0)).toEqual({
      kind: 'move',
      state: { open: true, active: -1 },
    })
  })

  it('says how many matches there are', () => {
    expect(countSentence(0, 'zzz')).toBe('No match found.')
    expect(countSentence(1, 'lake')).toBe('1 match. Use the down arrow.')
    expect(countSentence(7, 'lake')).toBe('7 matches. Use the arrows.')
    expect(countSentence(0, '  ')).toBe('')
  })
})
