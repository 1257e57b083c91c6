/** Where an element of the letter comes to stand: with words around it, or first of what is seen. */
type Stand = 'middle' | 'first'

/**
 * Brings an element of the letter into view until it stays there: sheets that were never near have a guessed
 * height, and get their own one by one in the frames after the first jump. Answers the way to stop.
 *
 * @param pane the element around the letter's text; it scrolls by itself on wide screens alone
 */
export function settleInView(target: HTMLElement, pane: HTMLElement, stand: Stand): () => void {
  let frame = 0
  let calm = 0
  const step = (tries: number) => {
    const before = target.getBoundingClientRect().top
    bringIntoView(target, pane, stand)
    const moved = Math.abs(target.getBoundingClientRect().top - before) > 1
    calm = moved ? 0 : calm + 1
    if (calm < 3 && tries > 0) frame = requestAnimationFrame(() => step(tries - 1))
  }
  step(30)
  return () => cancelAnimationFrame(frame)
}

/** Room over what stands first in the pane, in pixels. */
const ABOVE = 16

function bringIntoView(target: HTMLElement, pane: HTMLElement, stand: Stand): void {
  if (getComputedStyle(pane).overflowY !== 'auto') {
    target.scrollIntoView({ block: stand === 'middle' ? 'center' : 'start', behavior: 'instant' })
    return
  }
  pane.scrollIntoView({ block: 'nearest', behavior: 'instant' })
  const offset = target.getBoundingClientRect().top - pane.getBoundingClientRect().top
  pane.scrollTop += offset - (stand === 'middle' ? pane.clientHeight / 3 : ABOVE)
}
