import { useCallback, useEffect, useRef, useState } from 'react'
import type { CleaningStep, Found } from './cleaningWork.ts'
import { lookInto } from './lookInto.ts'

export type LookState =
  | { at: 'looking'; step: CleaningStep }
  | { at: 'found'; found: Found }
  /** It took too long, or the part that looks did not load. */
  | { at: 'failed'; why: 'late' | 'not_loaded' }
  /** The file needs no question: it goes on by itself. */
  | { at: 'over' }

/** How a file goes on without a question. */
export type Unasked = 'text' | 'nothing' | 'unseen'

/** Looks into a file as soon as it is there. A plain text carries nothing and is not looked into. */
export function useLook(file: File, onUnasked: (how: Unasked) => void) {
  const [state, setState] = useState<LookState>({ at: 'looking', step: 'looking' })
  // An object of its own for each attempt.
  const [attempt, setAttempt] = useState({ file })
  const goOn = useRef(onUnasked)
  useEffect(() => {
    goOn.current = onUnasked
  })
  useEffect(() => {
    const over = (how: Unasked) => {
      setState({ at: 'over' })
      goOn.current(how)
    }
    const call = new AbortController()
    const look = async () => {
      setState({ at: 'looking', step: 'looking' })
      const onStep = (step: CleaningStep) => setState({ at: 'looking', step })
      const looked = await lookInto(attempt.file, { signal: call.signal, onStep })
      if (call.signal.aborted) return
      if (looked === 'text' || looked === 'nothing' || looked === 'unseen') over(looked)
      else if (looked === 'late' || looked === 'not_loaded') setState({ at: 'failed', why: looked })
      else setState({ at: 'found', found: looked })
    }
    look().catch(() => {})
    return () => call.abort()
  }, [attempt])
  const again = useCallback(() => setAttempt({ file }), [file])
  return { state, again }
}
