import { useLayoutEffect, useRef } from 'react'
import { frameId } from '../ui/overlays/layers.ts'
import { markCurrent } from './currentLink.ts'
import { titleOf } from './routeTable.ts'
import { scrollOnArrival } from './scrollPlaces.ts'

/**
 * What follows when another screen is drawn: the current links, the title, the focus on its h1 (after "back" on the
 * link that led away) and the scroll position. Nothing on the first load.
 */
export function useArrival(path: string, shownPath: string | undefined): void {
  const arrivedAt = useRef(shownPath)

  useLayoutEffect(() => markCurrent(path), [path])

  useLayoutEffect(() => {
    if (shownPath === undefined || arrivedAt.current === shownPath) return
    arrivedAt.current = shownPath
    document.title = titleOf(shownPath)
    document.querySelector<HTMLElement>(`#${frameId} h1`)?.focus({ preventScroll: true })
    const target = location.hash && document.getElementById(location.hash.slice(1))
    if (target) target.scrollIntoView()
    else scrollOnArrival(shownPath)
  }, [shownPath])
}
