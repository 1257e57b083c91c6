import { type RefObject, useLayoutEffect, useState } from 'react'
import type { Lit } from '../../../lib/report/lit.ts'
import { settleInView } from './bringIntoView.ts'
import type { View } from './useViews.ts'

interface Lighting {
  lit: Lit | null
  /** Lights a passage of the letter, brings it into view and moves the focus there. */
  show: (passage: Lit) => void
}

/**
 * Which passage of the letter is lit.
 *
 * @param letter the element around its text: a pane that scrolls by itself on wide screens, a part of the page on others
 * @param turnTo shows the letter, where it does not stand beside the report
 */
export function useLit(
  letter: RefObject<HTMLElement | null>,
  turnTo: (view: View) => void,
): Lighting {
  const [lit, setLit] = useState<Lit | null>(null)
  useLayoutEffect(() => {
    const pane = letter.current
    const words = lit && pane?.querySelector<HTMLElement>('[data-lit]')
    if (!pane || !words) return undefined
    words.focus({ preventScroll: true })
    return settleInView(words, pane, 'middle')
  }, [lit, letter])
  const show = (passage: Lit) => {
    turnTo('letter')
    // A new object each time: a second press on the same entry must scroll again.
    setLit({ ...passage })
  }
  return { lit, show }
}
