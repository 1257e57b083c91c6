import { useLayoutEffect, useRef } from 'react'

/**
 * Goes to the place that the address names (`/guides#hearing`) when the list comes only after its screen:
 * there was nothing to go to on arrival. A list that was there from the start is left to the browser.
 */
export function usePlaceOfAddress(isThere: boolean): void {
  const waited = useRef(!isThere)
  useLayoutEffect(() => {
    if (!isThere || !waited.current) return
    waited.current = false
    const place = location.hash && document.getElementById(location.hash.slice(1))
    if (place) place.scrollIntoView()
  }, [isThere])
}
