import { useEffect, useRef } from 'react'
import { Marked } from '../text/Marked.tsx'
import type { Range } from '../text/markedParts.ts'
import styles from './TextMarks.module.css'

interface TextMarksProps {
  text: string
  ranges: readonly Range[]
}

/**
 * The ground under a text area, in which the same text stands unseen and its ranges are underlined.
 * It follows the area's scrolling and must stand right before it.
 */
export function TextMarks({ text, ranges }: TextMarksProps) {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const ground = ref.current
    const area = ground?.nextElementSibling
    if (!ground || !area) return undefined
    const follow = () => {
      ground.scrollTop = area.scrollTop
    }
    follow()
    area.addEventListener('scroll', follow, { passive: true })
    return () => area.removeEventListener('scroll', follow)
  })
  return (
    <div ref={ref} className={styles.ground} aria-hidden="true">
      <Marked text={text} ranges={ranges} />
      {/* A text area shows an empty last line, a plain element does not. */}
      {'\u200b'}
    </div>
  )
}
