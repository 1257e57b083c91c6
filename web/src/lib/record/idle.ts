/** Signs that somebody is there. */
const SIGNS = ['pointerdown', 'keydown', 'wheel', 'touchstart'] as const

/**
 * Calls `onIdle` once nobody has touched the page for so long; a device that slept meanwhile counts its sleep. The
 * function it answers ends the watch.
 *
 * @param after milliseconds
 */
export function watchIdle(after: number, onIdle: () => void): () => void {
  let last = Date.now()
  let timer = setTimeout(look, after)
  function look() {
    clearTimeout(timer)
    const left = last + after - Date.now()
    timer = setTimeout(look, left > 0 ? left : after)
    if (left > 0) return
    last = Date.now()
    onIdle()
  }
  const note = () => {
    // Who comes back to a page that slept must not open it by coming back.
    if (Date.now() - last >= after) return look()
    last = Date.now()
  }
  for (const sign of SIGNS) addEventListener(sign, note, { capture: true, passive: true })
  document.addEventListener('visibilitychange', look)
  return () => {
    clearTimeout(timer)
    for (const sign of SIGNS) removeEventListener(sign, note, { capture: true })
    document.removeEventListener('visibilitychange', look)
  }
}
