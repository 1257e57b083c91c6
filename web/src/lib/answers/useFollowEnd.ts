import { useEffect, useRef, useState } from 'react'

/** How far the end may lie below the window for a reader who counts as being there. */
const NEAR = 96

interface FollowEnd {
  /** For the element right after the text. */
  setEnd: (element: HTMLElement | null) => void
  /** The end lies below what is seen. */
  away: boolean
  /** Goes to the end, and follows it from there. */
  toEnd: () => void
  /** Goes to the end, and follows it until the last question has reached the top of the window. */
  toAnswer: () => void
}

/**
 * What moves the window when the text grows. A long answer that comes at once must not leave its reader at its
 * last line, so it is followed only until its question stands at the top; whoever goes to the end by hand
 * follows that.
 */
type Following = 'nothing' | 'answer' | 'end'

/** Keeps the end of a growing text in view, as long as the reader has not scrolled away from it. */
export function useFollowEnd(): FollowEnd {
  const [end, setEnd] = useState<HTMLElement | null>(null)
  const [away, setAway] = useState(false)
  const following = useRef<Following>('nothing')
  /** How many questions stood there when the answer to the next one was to be followed. */
  const asked = useRef(0)
  /** Where the window was left from here, or by a change of the text: the event of that is no sign of a hand. */
  const movedTo = useRef<number>(undefined)

  const move = () => {
    if (!end || following.current === 'nothing') return
    const before = window.scrollY
    const top = following.current === 'end' ? below(end) : wayToAnswer(end, asked.current)
    window.scrollBy({ top, behavior: 'instant' })
    if (window.scrollY !== before) movedTo.current = window.scrollY
  }
  const moveAgain = useRef(move)
  useEffect(() => {
    moveAgain.current = move
  })

  useEffect(() => {
    const text = end?.parentElement
    if (!text) return undefined
    const look = () => setAway(below(end) > NEAR)
    const onScroll = () => {
      const byHand = movedTo.current === undefined || Math.abs(window.scrollY - movedTo.current) > 2
      movedTo.current = undefined
      if (byHand) {
        const there = below(end) <= NEAR && below(end) > -window.innerHeight
        following.current = there ? 'end' : 'nothing'
      }
      look()
    }
    const growth = new ResizeObserver(() => {
      moveAgain.current()
      // A text that shrinks, or grows above what is seen, moves the window by itself.
      movedTo.current = window.scrollY
      look()
    })
    look()
    growth.observe(text)
    window.addEventListener('scroll', onScroll, { passive: true })
    window.addEventListener('resize', look)
    return () => {
      growth.disconnect()
      window.removeEventListener('scroll', onScroll)
      window.removeEventListener('resize', look)
    }
  }, [end])

  const go = (what: Following) => {
    following.current = what
    asked.current = questions().length
    move()
  }
  return { setEnd, away, toEnd: () => go('end'), toAnswer: () => go('answer') }
}

function below(end: HTMLElement): number {
  const margin = Number.parseFloat(getComputedStyle(end).scrollMarginBottom) || 0
  return end.getBoundingClientRect().bottom + margin - window.innerHeight
}

function questions(): Element[] {
  return [...document.querySelectorAll('[data-question]')]
}

/** @param before how many questions were there already; only to a new one the window goes back up */
function wayToAnswer(end: HTMLElement, before: number): number {
  const all = questions()
  const question = all.at(-1)
  if (!question) return below(end)
  const padding =
    Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0
  const way = question.getBoundingClientRect().top - padding
  return Math.min(below(end), all.length > before ? way : Math.max(0, way))
}
