import { useState } from 'react'

/** The parts of a query's result that a retry needs. */
interface Retriable {
  isError: boolean
  isSuccess: boolean
  refetch: () => Promise<{ isSuccess: boolean }>
}

interface Retry {
  /** The error stands, also while it is tried again, so that the pressed button does not vanish. */
  failed: boolean
  /** A retry is running. */
  retrying: boolean
  retry: () => void
}

/**
 * One retry for a list that could not be loaded. A new term or filter ends the error by itself.
 *
 * @param onLoaded called after a retry that worked: move the focus, since the button is gone
 */
export function useRetry(query: Retriable, onLoaded: () => void): Retry {
  const [retrying, setRetrying] = useState(false)
  const retry = async () => {
    setRetrying(true)
    const { isSuccess } = await query.refetch()
    setRetrying(false)
    if (isSuccess) onLoaded()
  }
  return {
    failed: query.isError || (retrying && !query.isSuccess),
    retrying,
    retry: () => void retry(),
  }
}
