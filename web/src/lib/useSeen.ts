import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'

/** How far below the window counts as nearly seen. */
const AHEAD = '600px'

/**
 * Calls `onSeen` when the element with this ref comes near the window: for a list that goes on while it is
 * scrolled. While `wanted` is false nothing happens; when it turns true again, a look is taken anew.
 */
export function useSeen<E extends Element>(
  wanted: boolean,
  onSeen: () => void,
): RefObject<E | null> {
  const ref = useRef<E>(null)
  const tell = useEffectEvent(onSeen)
  useEffect(() => {
    const element = ref.current
    if (!wanted || !element) return
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && tell(),
      { rootMargin: `0px 0px ${AHEAD} 0px` },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [wanted])
  return ref
}
