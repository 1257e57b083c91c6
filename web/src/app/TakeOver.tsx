import { useEffect, useState } from 'react'
import { endEarly } from '../early/takeOver.ts'

/**
 * Ends the time before the script: what was pressed then is done now. One drawing later than the page is taken over,
 * since by then the fields have handed on what was typed into them (web/src/ui/forms/useEarlyValue.ts). It stands behind the
 * screen and draws nothing: as a hook of the whole page it would draw a list of hundreds a second time.
 */
export function TakeOver(): null {
  const [isTakenOver, setTakenOver] = useState(false)
  useEffect(() => {
    if (isTakenOver) endEarly()
    else queueMicrotask(() => setTakenOver(true))
  }, [isTakenOver])
  return null
}
