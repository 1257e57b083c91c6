import { type RefObject, useEffect, useRef } from 'react'

interface Arrival {
  heading: RefObject<HTMLElement | null>
  /** There are messages. */
  filled: boolean
  /** An answer is under way in it. */
  waiting: boolean
  toEnd: () => void
}

/** Opening another thread moves the focus to its title, and its latest message into view. */
export function useArrivalAt(thread: string, { heading, filled, waiting, toEnd }: Arrival): void {
  const seen = useRef({ thread, atEnd: false })
  useEffect(() => {
    if (seen.current.thread !== thread) {
      // A conversation that its first question has made goes on under the hands of its reader.
      const asked = document.activeElement?.closest('[data-composer]') ?? waiting
      seen.current = { thread, atEnd: Boolean(asked) }
      if (!asked) heading.current?.focus({ preventScroll: filled })
    }
    if (seen.current.atEnd || !filled) return
    seen.current.atEnd = true
    toEnd()
  })
}
