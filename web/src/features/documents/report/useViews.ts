import { type RefObject, useCallback, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { openItem } from '../../../lib/report/openItem.ts'

/** What is shown below 73.75em, where there is room for one of them; wider screens show both beside each other. */
export type View = 'report' | 'letter'

interface Views {
  view: View
  /** Makes a view the shown one, at once, so that its parts can take the focus. */
  turnTo: (view: View) => void
  /** The same for who presses the switch: each view is where it was left. */
  choose: (view: View) => void
  /** Shows an entry of the report, by its DOM id. */
  open: (id: string) => void
}

/**
 * Which of the two views is shown. Each keeps its scroll place.
 *
 * @param views the element around both; its first child is the switch, which sticks under the bars
 * @param first the one that is shown first
 */
export function useViews(views: RefObject<HTMLElement | null>, first: () => View): Views {
  const [view, setView] = useState(first)
  const shown = useRef(view)
  const left = useRef<Partial<Record<View, number>>>({})
  const turnTo = useCallback((next: View) => {
    if (next === shown.current) return
    left.current[shown.current] = scrollY
    shown.current = next
    flushSync(() => setView(next))
  }, [])
  const choose = useCallback(
    (next: View) => {
      const before = scrollY
      turnTo(next)
      const top = left.current[next] ?? Math.min(before, beginningOf(views.current))
      scrollTo({ top, behavior: 'instant' })
    },
    [turnTo, views],
  )
  const open = useCallback(
    (id: string) => {
      turnTo('report')
      openItem(id)
    },
    [turnTo],
  )
  return { view, turnTo, choose, open }
}

/** Where the page is scrolled to when the switch has just come to stick: a view begins under it. */
function beginningOf(views: HTMLElement | null): number {
  const bar = views?.firstElementChild
  if (!views || !bar) return 0
  const stuckAt = Number.parseFloat(getComputedStyle(bar).top) || 0
  return views.getBoundingClientRect().top + scrollY - stuckAt
}
