import { useEffect, useRef } from 'react'
import { earlyMark } from './earlyMark.ts'

/**
 * Hands on what stands in a field when the page is taken over. What was typed or chosen before the script had come is
 * on the page, and React says nothing of it: the field would show one thing, and the list beneath it another.
 *
 * @param id the field's
 * @param value what the field's owner takes it to hold; anything but text is left alone
 */
export function useEarlyValue(id: string, value: unknown, handOn: (text: string) => void): void {
  const drawn = useRef({ value, handOn })
  useEffect(() => {
    if (!document.documentElement.hasAttribute(earlyMark)) return
    const field = document.getElementById(id)
    if (!(field instanceof HTMLInputElement || field instanceof HTMLSelectElement)) return
    const { value, handOn } = drawn.current
    if (typeof value === 'string' && field.value !== value) handOn(field.value)
  }, [id])
}
