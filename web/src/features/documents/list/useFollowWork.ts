import type { HubDocument } from '@hub/api/documents'
import { useEffect, useRef, useState } from 'react'
import { CallError, call } from '../../../lib/client.ts'
import { putDocument, rereadAccess } from '../documentQueries.ts'
import { countLook, followedIds, nextPause } from './followedDocuments.ts'
import { sayAnalysisDone, sayAnalysisFailed } from './useAnalysis.ts'

/**
 * Follows the work on the listed documents: asks about those whose state changes by itself, about
 * every second, more rarely while nothing changes, and not while the tab is hidden. The end of an
 * analysis is said in a toast.
 *
 * @returns whether the last looks found no hub, so that nobody knows how far the work is; they go on
 */
export function useFollowWork(documents: readonly HubDocument[]): boolean {
  const followed = followedIds(documents).join(' ')
  const known = useRef(documents)
  const [failedLooks, setFailedLooks] = useState(0)
  useEffect(() => {
    known.current = documents
  })

  useEffect(() => {
    if (followed === '') return undefined
    const call = new AbortController()
    let timer: ReturnType<typeof setTimeout> | undefined
    let pause = nextPause(0, false)
    let asking = false
    const look = async () => {
      if (document.hidden || asking || call.signal.aborted) return
      asking = true
      const before = (id: string) => known.current.find((one) => one.id === id)
      const ids = followed.split(' ')
      const found = await Promise.all(ids.map((id) => ask(id, before(id), call.signal)))
      asking = false
      if (call.signal.aborted) return
      setFailedLooks((count) => (found.includes('failed') ? count + 1 : 0))
      pause = nextPause(pause, found.includes('changed'))
      timer = setTimeout(look, pause)
    }
    const onShown = () => {
      clearTimeout(timer)
      void look()
    }
    timer = setTimeout(look, pause)
    document.addEventListener('visibilitychange', onShown)
    return () => {
      call.abort()
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', onShown)
    }
  }, [followed])
  return failedLooks >= FAILED_LOOKS
}

/** One may fail on its way. */
const FAILED_LOOKS = 3

/** Asks about one document and puts its state into the list. */
async function ask(
  id: string,
  before: HubDocument | undefined,
  signal: AbortSignal,
): Promise<'changed' | 'same' | 'failed'> {
  try {
    const now = await call('GET /api/documents/:id', { params: { id }, signal })
    if (now.status === 'pending') countLook(id)
    if (before?.status === 'processing') sayEnd(now)
    putDocument(now)
    return now.status !== before?.status || now.step !== before.step ? 'changed' : 'same'
  } catch (error) {
    // Deleted or signed out in another tab. Anything else may pass: it is asked again.
    if (!(error instanceof CallError) || error.problem.status !== 404) return 'failed'
    rereadAccess()
    return 'same'
  }
}

function sayEnd({ status }: HubDocument): void {
  if (status === 'completed') sayAnalysisDone()
  if (status === 'failed') sayAnalysisFailed()
}
