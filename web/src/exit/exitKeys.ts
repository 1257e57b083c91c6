/** How far the exit by keyboard has come: Shift, three times, within the time-out. */
export interface ExitKeys {
  presses: 0 | 1 | 2
  /** A key other than Shift went down while Shift was held: that Shift is no press. */
  combined: boolean
}

export interface KeyInput {
  type: 'keydown' | 'keyup'
  key: string
  shiftKey: boolean
}

/** `pressed`: another press counted. `broken`: another key ended it. `exit`: the third press. */
export type ExitEffect = 'none' | 'pressed' | 'broken' | 'exit'

export interface ExitStep {
  state: ExitKeys
  effect: ExitEffect
}

export const noPresses: ExitKeys = { presses: 0, combined: false }

/** Milliseconds after a press in which the next one must follow. */
export const timeOut = 5000

/**
 * One key event. A Shift counts when it is let go without another key in between, so typing
 * capitals never leaves the page; any other key starts the count again.
 */
export function stepExitKeys(state: ExitKeys, input: KeyInput): ExitStep {
  if (input.key !== 'Shift') {
    if (input.type === 'keyup') return { state, effect: 'none' }
    const effect = state.presses > 0 ? 'broken' : 'none'
    return { state: { presses: 0, combined: input.shiftKey }, effect }
  }
  if (input.type === 'keydown') return { state, effect: 'none' }
  if (state.combined) return { state: { ...state, combined: false }, effect: 'none' }
  if (state.presses === 2) return { state: noPresses, effect: 'exit' }
  return { state: { presses: state.presses === 0 ? 1 : 2, combined: false }, effect: 'pressed' }
}

/** What is read out after a press. */
export function pressSentence(presses: number): string {
  if (presses === 0) return ''
  return `Shift, press ${3 - presses} more time${presses === 1 ? 's' : ''} to exit.`
}

export const expiredSentence = 'Exit this page expired.'
