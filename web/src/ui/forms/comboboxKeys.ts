/** The part of a combobox that keys change. `active` is an index into the options, -1 for none. */
export interface ListState {
  open: boolean
  active: number
}

export type KeyAnswer =
  | { kind: 'move'; state: ListState }
  | { kind: 'pick'; index: number }
  | { kind: 'none' }

const closed: ListState = { open: false, active: -1 }

/**
 * What a key does (ARIA combobox with a list, focus stays in the text box). `none` leaves the key
 * to the browser or to what lies around, so that Esc on a closed list still closes the dialog.
 */
export function answerKey(key: string, state: ListState, count: number): KeyAnswer {
  const { open, active } = state
  switch (key) {
    case 'ArrowDown':
      return move(!open || active >= count - 1 ? 0 : active + 1, count)
    case 'ArrowUp':
      return move(!open || active <= 0 ? count - 1 : active - 1, count)
    case 'Enter':
      return open && active >= 0 && active < count
        ? { kind: 'pick', index: active }
        : { kind: 'none' }
    case 'Escape':
      return open ? { kind: 'move', state: closed } : { kind: 'none' }
    default:
      return { kind: 'none' }
  }
}

function move(active: number, count: number): KeyAnswer {
  return { kind: 'move', state: { open: true, active: count === 0 ? -1 : active } }
}

/** What is said about the list: how many there are, or why there are none. */
export function countSentence(count: number, text: string): string {
  if (text.trim() === '') return ''
  if (count === 0) return 'No match found.'
  return count === 1 ? '1 match. Use the down arrow.' : `${count} matches. Use the arrows.`
}
