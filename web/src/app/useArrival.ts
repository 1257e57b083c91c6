import { useEffect, useLayoutEffect, useRef } from 'react'
import { navigated } from '../lib/location.ts'
import { frameId } from '../ui/layers.ts'
import { markCurrent } from './currentLink.ts'
import { titleOf } from './routeTable.ts'

const positions = new Map<string, number>()
let wentBack = false

/**
 * What follows when another screen is drawn: the current links, the title, the focus on its h1, and the scroll
 * position (the top of a new screen, the old place after "back"). Nothing on the first load.
 */
export function useArrival(path: string, shownPath: string | undefined): void {
  const arrivedAt = useRef(shownPath)

  // Runs on the change of address, while the old screen is still drawn.
  useLayoutEffect(() => {
    markCurrent(path)
    if (arrivedAt.current !== undefined && arrivedAt.current !== path) {
      positions.set(arrivedAt.current, window.scrollY)
    }
  }, [path])

  useLayoutEffect(() => {
    if (shownPath === undefined || arrivedAt.current === shownPath) return
    arrivedAt.current = shownPath
    document.title = titleOf(shownPath)
    const target = location.hash ? document.getElementById(location.hash.slice(1)) : null
    const heading = document.querySelector<HTMLElement>(`#${frameId} h1`)
    heading?.focus({ preventScroll: true })
    if (target) target.scrollIntoView()
    else window.scrollTo(0, wentBack ? (positions.get(shownPath) ?? 0) : 0)
  }, [shownPath])

  useEffect(watchHistory, [])
}

function watchHistory(): () => void {
  const back = () => {
    wentBack = true
  }
  const forth = () => {
    wentBack = false
  }
  // The browser would restore the position before the new screen is drawn; a reload is its own.
  const byUs = () => {
    history.scrollRestoration = 'manual'
  }
  const byBrowser = () => {
    history.scrollRestoration = 'auto'
  }
  byUs()
  window.addEventListener('popstate', back)
  window.addEventListener(navigated, forth)
  window.addEventListener('pageshow', byUs)
  window.addEventListener('pagehide', byBrowser)
  return () => {
    window.removeEventListener('popstate', back)
    window.removeEventListener(navigated, forth)
    window.removeEventListener('pageshow', byUs)
    window.removeEventListener('pagehide', byBrowser)
  }
}
