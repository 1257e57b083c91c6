import { useEffect, useRef, useState } from 'react'
import type { Notice } from '../notice.ts'
import { type CeremonyKind, ceremonyWords } from './ceremonyWords.ts'
import { runCeremony } from './passkeyCeremony.ts'

/** The one question for a passkey that a screen can have under way. */
export interface Ceremony {
  running: CeremonyKind | undefined
  /** Why the last one of this kind did not work. */
  failure: { kind: CeremonyKind; words: Notice } | undefined
  /** Starts one. While one runs, nothing happens: the browser asks one question at a time. */
  start: (kind: CeremonyKind) => void
  cancel: () => void
}

/** @param onDone called when one has worked */
export function useCeremony(onDone: (kind: CeremonyKind) => void): Ceremony {
  const [running, setRunning] = useState<CeremonyKind>()
  const [failure, setFailure] = useState<Ceremony['failure']>()
  const under = useRef<AbortController>(undefined)

  // The browser must not go on asking for a screen that was left.
  useEffect(() => () => under.current?.abort(), [])

  const start = async (kind: CeremonyKind) => {
    if (under.current) return
    const abort = new AbortController()
    under.current = abort
    setRunning(kind)
    setFailure(undefined)
    const end = await runCeremony(kind, abort.signal)
    under.current = undefined
    setRunning(undefined)
    if (end.state === 'done') onDone(kind)
    else setFailure({ kind, words: ceremonyWords(kind, end) })
  }
  return {
    running,
    failure,
    start: (kind) => void start(kind),
    cancel: () => under.current?.abort(),
  }
}
