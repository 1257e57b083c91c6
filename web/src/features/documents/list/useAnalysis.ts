import type { HubDocument } from '@hub/api/documents'
import { useState } from 'react'
import { noteFocus } from '../../../lib/noteFocus.ts'
import { type Start, startAnalysis } from './startAnalysis.ts'
import { titleId } from './titleId.ts'

export interface Analysis {
  run: () => void
  /** The request is on its way. */
  busy: boolean
  /** How the last request went; undefined before it and while the next one runs. */
  start: Start | undefined
}

/** Starts the analysis of a document, once at a time. */
export function useAnalysis({ id }: HubDocument): Analysis {
  const [busy, setBusy] = useState(false)
  const [start, setStart] = useState<Start>()
  const run = async () => {
    const isStillHere = noteFocus()
    setStart(undefined)
    setBusy(true)
    const outcome = await startAnalysis(id)
    setBusy(false)
    setStart(outcome)
    // The button is gone: the focus must not fall to the page, nor be taken from where the reader has gone.
    if (outcome.state === 'started' && isStillHere()) document.getElementById(titleId(id))?.focus()
  }
  return { run: () => void run(), busy, start }
}
