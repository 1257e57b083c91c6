import { problemSentences } from '@hub/core/extract/problem'
import { useSyncExternalStore } from 'react'
import { fileProblem } from '../../../lib/fileText/checkFile.ts'
import { deviceProblems, isOfDevice } from '../../../lib/fileText/deviceProblems.ts'
import type { ReaderProgress } from '../../../lib/fileText/reader/readerFiles.ts'
import { FileProblem, readFile } from '../../../lib/fileText/readFile.ts'
import { openForQuestions } from '../ask/onDevice.ts'

/** The document of this tab: in memory alone, never stored or sent. */
export type Opening =
  | { readonly step: 'none' }
  | {
      readonly step: 'reading' | 'analyzing'
      readonly name: string
      readonly abort: AbortController
      /** What the analysis needs is on its way onto this device. */
      readonly getting?: ReaderProgress
      /** How much is analyzed, from 0 to 1. */
      readonly share?: number
    }
  | {
      readonly step: 'open'
      readonly name: string
      readonly pages: number
      readonly notes: readonly string[]
    }
  | { readonly step: 'failed'; readonly title: string; readonly reason: string }

const none: Opening = { step: 'none' }
let opening: Opening = none
const listeners = new Set<() => void>()

/** The document of this tab, followed. */
export function useOpening(): Opening {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => opening,
  )
}

/** Reads a file for questions, in the place of the one before. Never throws. */
export async function openFile(file: File): Promise<void> {
  closeDocument()
  const wrong = fileProblem(file)
  if (wrong) return show({ step: 'failed', title: wrong.title, reason: wrong.text })
  const abort = new AbortController()
  const { signal } = abort
  const { name } = file
  show({ step: 'reading', name, abort })
  try {
    const { document, report, notes } = await readFile(file, {
      signal,
      onGetting: (getting) => show({ step: 'reading', name, abort, getting }),
      onAnalyzing: (share) => show({ step: 'analyzing', name, abort, share }),
    })
    if (signal.aborted) return
    openForQuestions({ text: document, report })
    show({ step: 'open', name, pages: document.pages.length, notes })
  } catch (error) {
    if (signal.aborted) return
    const reason = error instanceof FileProblem ? reasonOf(error) : problemSentences.damaged
    show({ step: 'failed', title: 'This document could not be opened', reason })
  }
}

/** Forgets the document, or stops reading one. */
export function closeDocument(): void {
  if ('abort' in opening) opening.abort.abort()
  openForQuestions(null)
  show(none)
}

function reasonOf({ code }: FileProblem): string {
  if (isOfDevice(code)) return deviceProblems[code]
  // They were written for a file that is sent.
  return problemSentences[code].replaceAll('upload it', 'open it').replaceAll('upload', 'open')
}

function show(next: Opening): void {
  opening = next
  for (const listener of listeners) listener()
}
