/**
 * Has the browser ask before the page goes while `isUnkept` answers true. The function it answers ends that.
 *
 * "Leave this site" asks nothing: who presses it must be gone at once, and a question would stand over the blank page
 * with the name of this one. For the browser alone.
 */
export function askBeforeLeaving(isUnkept: () => boolean): () => void {
  const onLeave = (event: Event) => {
    // What the exit does first (web/src/exit).
    const isBlanked = document.documentElement.hidden
    if (!isBlanked && isUnkept()) event.preventDefault()
  }
  addEventListener('beforeunload', onLeave)
  return () => removeEventListener('beforeunload', onLeave)
}
