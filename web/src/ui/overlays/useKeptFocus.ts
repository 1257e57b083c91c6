import { type RefObject, useEffect, useEffectEvent } from 'react'

/**
 * Keeps the place of whoever goes by keyboard: when the control in focus goes away inside of `region`, such as a
 * pressed button with its question, the focus moves to what `next` answers and not to the top of the page.
 */
export function useKeptFocus(
  region: RefObject<HTMLElement | null>,
  next: () => HTMLElement | null | undefined,
): void {
  const moveOn = useEffectEvent(() => next()?.focus())
  useEffect(() => {
    const element = region.current
    if (!element) return
    const { activeElement } = document
    let last: EventTarget | null = element.contains(activeElement) ? activeElement : null
    const onFocus = ({ target }: FocusEvent) => {
      last = target
    }
    const observer = new MutationObserver(() => {
      if (!(last instanceof Node) || last.isConnected) return
      last = null
      // Whoever took it away may have moved the focus already.
      if (document.activeElement === document.body) moveOn()
    })
    element.addEventListener('focusin', onFocus)
    observer.observe(element, { childList: true, subtree: true })
    return () => {
      element.removeEventListener('focusin', onFocus)
      observer.disconnect()
    }
  }, [region])
}
