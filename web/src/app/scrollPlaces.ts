import { navigated } from '../lib/location.ts'

const places = new Map<string, number>()
const signsOfLife = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const

let wentBack = false
let stopRestoring = () => {}

/**
 * Remembers where each screen was scrolled to and whether an address was reached by "back" or
 * "forward". Must be called before the app is drawn: React answers to a change of address between
 * two listeners, so these have to be the first, while the old screen still stands.
 */
export function watchScrolling(): void {
  let path = location.pathname
  const leave = (back: boolean) => () => {
    places.set(path, window.scrollY)
    path = location.pathname
    wentBack = back
  }
  window.addEventListener('popstate', leave(true))
  window.addEventListener(navigated, leave(false))
  // The browser would restore the position before the screen is drawn. A reload is left to it.
  history.scrollRestoration = 'manual'
  window.addEventListener('pageshow', () => {
    history.scrollRestoration = 'manual'
  })
  window.addEventListener('pagehide', () => {
    history.scrollRestoration = 'auto'
  })
}

/** Scrolls a screen that was just drawn: to its old place after "back", else to its top. */
export function scrollOnArrival(path: string): void {
  stopRestoring()
  const place = wentBack ? (places.get(path) ?? 0) : 0
  window.scrollTo(0, place)
  if (window.scrollY < place - 1) restoreLater(place)
}

/** The page may grow only when its lists are drawn: tries again until then, or until a hand moves. */
function restoreLater(place: number): void {
  const growth = new ResizeObserver(() => {
    window.scrollTo(0, place)
    if (window.scrollY >= place - 1) stopRestoring()
  })
  stopRestoring = () => {
    growth.disconnect()
    for (const sign of signsOfLife) window.removeEventListener(sign, stopRestoring)
    stopRestoring = () => {}
  }
  for (const sign of signsOfLife) window.addEventListener(sign, stopRestoring)
  growth.observe(document.body)
}
