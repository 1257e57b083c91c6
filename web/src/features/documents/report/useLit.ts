import { type RefObject, useLayoutEffect, useState } from 'react'
import type { Lit } from './letterMarks.ts'

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
    return settle(words, pane)
  }, [lit, letter])
  // A new object each time: a second press on the same entry must scroll again.
  return { lit, show: (passage) => setLit({ ...passage }) }
}

/**
 * Brings the words into view until they stay there: sheets that were never near have a guessed height, and
 * get their own one by one in the frames after the first jump. Answers the way to stop.
 */
function settle(words: HTMLElement, pane: HTMLElement): () => void {
  let frame = 0
  let calm = 0
  const step = (tries: number) => {
    const before = words.getBoundingClientRect().top
    bringIntoView(words, pane)
    const moved = Math.abs(words.getBoundingClientRect().top - before) > 1
    calm = moved ? 0 : calm + 1
    if (calm < 3 && tries > 0) frame = requestAnimationFrame(() => step(tries - 1))
  }
  step(30)
  return () => cancelAnimationFrame(frame)
}

function bringIntoView(words: HTMLElement, pane: HTMLElement): void {
  if (getComputedStyle(pane).overflowY !== 'auto') {
    words.scrollIntoView({ block: 'center' })
    return
  }
  pane.scrollIntoView({ block: 'nearest' })
  const offset = words.getBoundingClientRect().top - pane.getBoundingClientRect().top
  pane.scrollTop += offset - pane.clientHeight / 3
}

/** Brings an entry of the report into view and moves the focus to it. */
export function openItem(id: string): void {
  const item = document.getElementById(id)
  item?.focus({ preventScroll: true })
  item?.scrollIntoView({ block: 'center' })
}
