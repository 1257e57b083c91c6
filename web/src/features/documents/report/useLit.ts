import { type RefObject, useLayoutEffect, useState } from 'react'
import type { Lit } from '../../../lib/report/lit.ts'
import { settleInView } from './bringIntoView.ts'

interface Lighting {
  lit: Lit | null
  /** Lights a passage of the letter, brings it into view and moves the focus there. */
  show: (passage: Lit) => void
}

/**
 * Which passage of the letter is lit. `letter` is the element around its text: a pane that scrolls
 * by itself on wide screens, a part of the page on others.
 */
export function useLit(letter: RefObject<HTMLElement | null>): Lighting {
  const [lit, setLit] = useState<Lit | null>(null)
  useLayoutEffect(() => {
    const pane = letter.current
    const words = lit && pane?.querySelector<HTMLElement>('[data-lit]')
    if (!pane || !words) return undefined
    words.focus({ preventScroll: true })
    return settleInView(words, pane, 'middle')
  }, [lit, letter])
  // A new object each time: a second press on the same entry must scroll again.
  return { lit, show: (passage) => setLit({ ...passage }) }
}
