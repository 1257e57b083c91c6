import { useEffect, useRef, useState } from 'react'

const pause = 300

interface SearchTerm {
  /** What stands in the box. */
  text: string
  /** What is searched for: the text without spaces around it, 300 ms after the last key. */
  term: string
  /** For each change of the box. An emptied box counts at once. */
  type: (text: string) => void
  /** Puts a text into the box and searches for it at once (Enter, a press on a suggestion). */
  run: (text: string) => void
}

/** The text of a search box (`initial` at first) and the term that follows it when the typing rests. */
export function useSearchTerm(initial = ''): SearchTerm {
  const [text, setText] = useState(initial)
  const [term, setTerm] = useState(initial)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  useEffect(() => () => clearTimeout(timer.current), [])

  const run = (next: string) => {
    clearTimeout(timer.current)
    setText(next)
    setTerm(next.trim())
  }
  const type = (next: string) => {
    if (next.trim() === '') return run(next)
    clearTimeout(timer.current)
    setText(next)
    timer.current = setTimeout(() => setTerm(next.trim()), pause)
  }
  return { text, term, type, run }
}
