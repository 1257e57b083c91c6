import { useEffect, useState } from 'react'
import { endEarly } from '../early/takeOver.ts'

/**
 * Ends the time before the script: what was pressed then is done now. One drawing later than the page is taken over,
 * since by then the fields have handed on what was typed into them (web/src/ui/useEarlyValue.ts).
 */
export function useTakeOver(): void {
  const [isTakenOver, setTakenOver] = useState(false)
  useEffect(() => {
    if (isTakenOver) endEarly()
    else queueMicrotask(() => setTakenOver(true))
  }, [isTakenOver])
}
