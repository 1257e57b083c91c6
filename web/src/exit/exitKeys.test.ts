import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type ExitEffect,
  type KeyInput,
  noPresses,
  pressSentence,
  stepExitKeys,
} from './exitKeys.ts'

const down = (key: string, shiftKey = false): KeyInput => ({ type: 'keydown', key, shiftKey })
const up = (key: string, shiftKey = false): KeyInput => ({ type: 'keyup', key, shiftKey })
const shift = [down('Shift', true), up('Shift')]

function effects(inputs: KeyInput[]): ExitEffect[] {
  let state = noPresses
  return inputs.map((input) => {
    const step = stepExitKeys(state, input)
    state = step.state
    return step.effect
  })
}

describe('leaving by keyboard', () => {
  it('leaves on the third press of Shift, and not before', () => {
    const seen = effects([...shift, ...shift, ...shift])
    expect(seen).toEqual(['none', 'pressed', 'none', 'pressed', 'none', 'exit'])
  })

  it('does not count a Shift that made a capital', () => {
    const capital = [down('Shift', true), down('A', true), up('A', true), up('Shift')]
    expect(effects([...capital, ...capital, ...capital])).not.toContain('exit')
    expect(effects([...capital, ...capital, ...capital])).not.toContain('pressed')
  })

  it('counts a Shift again after a capital', () => {
    const capital = [down('Shift', true), down('A', true), up('Shift'), up('a')]
    expect(effects([...capital, ...shift, ...shift, ...shift]).at(-1)).toBe('exit')
  })

  it('starts again when another key comes in between', () => {
    const seen = effects([...shift, ...shift, down('a'), up('a'), ...shift])
    expect(seen).toContain('broken')
    expect(seen.at(-1)).toBe('pressed')
  })

  it('says how many presses are left', () => {
    expect(pressSentence(1)).toBe('Shift, press 2 more times to exit.')
    expect(pressSentence(2)).toBe('Shift, press 1 more time to exit.')
    expect(pressSentence(0)).toBe('')
  })

  it('never leaves without three Shifts let go in a row', () => {
    const key = fc.constantFrom('Shift', 'a', 'Tab')
    const input = fc.record({
      type: fc.constantFrom<'keydown' | 'keyup'>('keydown', 'keyup'),
      key,
      shiftKey: fc.boolean(),
    })
    fc.assert(
      fc.property(fc.array(input, { maxLength: 40 }), (inputs) => {
        const at = effects(inputs).indexOf('exit')
        if (at < 0) return
        const before = inputs.slice(0, at + 1)
        const lastOther = before.findLastIndex(
          (one) => one.key !== 'Shift' && one.type === 'keydown',
        )
        const released = before
          .slice(lastOther + 1)
          .filter((one) => one.key === 'Shift' && one.type === 'keyup')
        expect(released.length).toBeGreaterThanOrEqual(3)
      }),
    )
  })
})
