import type { HubDocument } from '@hub/api/documents'
import { useEffect, useRef } from 'react'
import { CallError, call } from '../../../lib/client.ts'
import { putDocument, rereadAccess } from '../documentQueries.ts'
import { sayAnalysisDone, sayAnalysisFailed } from './analysisToasts.ts'
import { countLook, followedIds, nextPause } from './followedDocuments.ts'

/**
 * Follows the work on the listed documents: asks about those whose state changes by itself, about
 * every second, more rarely while nothing changes, and not while the tab is hidden. The end of an
 * analysis is said in a toast.
 */
export function useFollowWork(documents: readonly HubDocument[]): void {
  const followed = followedIds(documents).join(' ')
  const known = useRef(documents)
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
      const changes = await Promise.all(ids.map((id) => ask(id, before(id), call.signal)))
      asking = false
      pause = nextPause(pause, changes.includes(true))
      if (!call.signal.aborted) timer = setTimeout(look, pause)
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
}

/** Asks about one document and puts its state into the list. True when that changed. */
async function ask(
  id: string,
  before: HubDocument | undefined,
  signal: AbortSignal,
): Promise<boolean> {
  try {
    const now = await call('GET /api/documents/:id', { params: { id }, signal })
    if (now.status === 'pending') countLook(id)
    if (before?.status === 'processing') sayEnd(now)
    putDocument(now)
    return now.status !== before?.status || now.step !== before.step
  } catch (error) {
    // Deleted or signed out in another tab. Anything else may pass: it is asked again.
    if (error instanceof CallError && error.problem.status === 404) rereadAccess()
    return false
  }
}

function sayEnd({ status }: HubDocument): void {
  if (status === 'completed') sayAnalysisDone()
  if (status === 'failed') sayAnalysisFailed()
}
