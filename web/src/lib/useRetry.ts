import { useState } from 'react'
import type { ShownReading } from './reading/useReading.ts'

interface Retry {
  /** There is nothing to show; it stands also while it is tried again, so that the button stays. */
  failed: boolean
  /** A retry is running. */
  retrying: boolean
  retry: () => void
}

/**
 * One retry for what could not be read. A new term or filter ends the error by itself, and a failed reading
 * of what is shown already leaves that as it is.
 *
 * @param onRead called after a retry that worked: move the focus, since the button is gone. Not where the reader has
 *   gone elsewhere meanwhile, such as to the search box
 */
export function useRetry(
  { data, error, again }: Pick<ShownReading<unknown>, 'data' | 'error' | 'again'>,
  onRead: () => void,
): Retry {
  const [retrying, setRetrying] = useState(false)
  const retry = async () => {
    const isStillHere = noteFocus()
    setRetrying(true)
    const worked = await again()
    setRetrying(false)
    if (worked && isStillHere()) onRead()
  }
  return {
    failed: retrying || (error !== undefined && data === undefined),
    retrying,
    retry: () => void retry(),
  }
}

/**
 * Notes where the focus is, before something that takes a while.
 *
 * @returns whether the reader has gone nowhere since: the focus may be moved then, and is torn from nobody's hands. It
 *   is on the page itself where the control that had it is gone.
 */
export function noteFocus(): () => boolean {
  const before = document.activeElement
  return () => [before, document.body].includes(document.activeElement)
}
