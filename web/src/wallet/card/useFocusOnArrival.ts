import { type RefObject, useEffect, useRef } from 'react'

/**
 * Moves the focus to a heading when what is below it changes (a wallet was connected or left): the button that was
 * pressed is gone then. Never at the first drawing.
 */
export function useFocusOnArrival(heading: RefObject<HTMLElement | null>, state: unknown): void {
  const last = useRef(state)
  useEffect(() => {
    if (last.current === state) return
    last.current = state
    heading.current?.focus()
  }, [heading, state])
}
