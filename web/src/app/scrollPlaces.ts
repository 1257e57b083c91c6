import { navigated } from '../lib/location.ts'
import { rootId } from '../ui/overlays/layers.ts'

/** Where somebody was on a screen. */
interface Place {
  top: number
  /** The link that led away: its address, and which of those with the same one. */
  link: { href: string; at: number } | undefined
}

const places = new Map<string, Place>()
const signsOfLife = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const

let wentBack = false
let stopRestoring = () => {}

/**
 * Remembers where each screen was scrolled to, by which link it was left, and whether an address was reached by "back" or
 * "forward". Must be called before the app is drawn: React answers to a change of address between
 * two listeners, so these have to be the first, while the old screen still stands.
 */
export function watchScrolling(): void {
  let path = location.pathname
  const leave = (back: boolean) => () => {
    places.set(path, { top: window.scrollY, link: focusedLink() })
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

/**
 * Scrolls a screen that was just drawn: to its old place after "back", where the link that led away takes the focus
 * again, else to its top.
 */
export function scrollOnArrival(path: string): void {
  stopRestoring()
  const place = wentBack ? places.get(path) : undefined
  if (!place) window.scrollTo(0, 0)
  else if (!restore(place)) restoreLater(place)
}

/** Answers whether all is as it was. */
function restore({ top, link }: Place): boolean {
  window.scrollTo(0, top)
  const left = link && linksTo(link.href)[link.at]
  left?.focus({ preventScroll: true })
  return window.scrollY >= top - 1 && (!link || left !== undefined)
}

/** The page may grow only when its lists are drawn: tries again until then, or until a hand moves. */
function restoreLater(place: Place): void {
  const growth = new ResizeObserver(() => {
    if (restore(place)) stopRestoring()
  })
  stopRestoring = () => {
    growth.disconnect()
    for (const sign of signsOfLife) window.removeEventListener(sign, stopRestoring)
    stopRestoring = () => {}
  }
  for (const sign of signsOfLife) window.addEventListener(sign, stopRestoring)
  growth.observe(document.body)
}

function focusedLink(): Place['link'] {
  const link = document.activeElement
  const href = link?.getAttribute('href')
  if (!(link instanceof HTMLAnchorElement) || !href) return undefined
  const at = linksTo(href).indexOf(link)
  return at < 0 ? undefined : { href, at }
}

/** The links of the screen itself to one address. */
function linksTo(href: string): HTMLAnchorElement[] {
  const links = document.querySelectorAll<HTMLAnchorElement>(`#${rootId} a`)
  return [...links].filter((link) => link.getAttribute('href') === href)
}
