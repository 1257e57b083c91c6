import { useCallback, useEffect, useState } from 'react'
import { deviceProblems, isOfDevice } from '../../../lib/fileText/deviceProblems.ts'
import type { FileRead, WordsRead } from '../../../lib/fileText/fileWork.ts'
import type { ReaderProgress } from '../../../lib/fileText/reader/readerFiles.ts'
import { FileProblem, readFile, readWords } from '../../../lib/fileText/readFile.ts'
import type { Ring } from '../../../lib/sealing/ring.ts'
import type { WalletAccess } from '../../../wallet/access.ts'
import { readDocument } from '../../../wallet/registry/readDocuments.ts'
import type { RegistryDocument } from '../../../wallet/registry/records.ts'
import { NotOpened } from '../contents/fetchDocument.ts'
import { type OpenedRecord, openRecord } from '../contents/openRecord.ts'
import type { Keyring } from '../keyring/keyring.ts'
import { ownerOf } from '../owner.ts'

/** Where the opening of a document stands. */
export type Opening =
  | { at: 'opening' }
  /** A way in is needed. */
  | { at: 'locked'; ring: Ring }
  | OpenDocument
  | { at: 'failed'; why: 'gone' | 'changed' | 'away' }

/** A document whose words, and whose analysis where none is stored, come a moment later: from the file again. */
export interface OpenDocument {
  at: 'open'
  opened: OpenedRecord
  /** Null where they cannot be read here. */
  words: WordsRead | null | undefined
  /** What the record lacks an analysis for. */
  read?: FileRead
  /** What the analysis needs is on its way onto this device. */
  getting?: ReaderProgress
  /** How much is analyzed, from 0 to 1. */
  share?: number
  /** Why there is no analysis. */
  problem?: string
}

/** This tab has no key for a ring. */
class Locked extends Error {
  readonly ring: Ring

  constructor(ring: Ring) {
    super('locked')
    this.ring = ring
  }
}

/** Opens a document of the chain, and reads its words on this device. */
export function useOpenedRecord(
  access: WalletAccess,
  keyring: Keyring,
  record: RegistryDocument,
): { opening: Opening; again: () => void } {
  const [opening, setOpening] = useState<Opening>({ at: 'opening' })
  const [turn, setTurn] = useState(0)
  const again = useCallback(() => setTurn((count) => count + 1), [])

  useEffect(() => {
    const leaving = new AbortController()
    const { signal } = leaving
    const show = (next: Opening) => {
      if (!signal.aborted) setOpening(next)
    }
    const run = async () => {
      show({ at: 'opening' })
      try {
        // The list may be a moment behind, and an older state than the one that was seen is refused.
        const newest = await readDocument(access, record.id)
        const opened = await openRecord(newest, ownerOf(access), async (ring) => {
          const key = keyring.keyOf(ring)
          if (!key) throw new Locked(newerOf(keyring, ring))
          return key
        })
        await readOpened(opened, signal, show)
      } catch (error) {
        if (error instanceof Locked) return show({ at: 'locked', ring: error.ring })
        show({ at: 'failed', why: error instanceof NotOpened ? error.why : 'away' })
      }
    }
    void run()
    return () => leaving.abort()
    // A record is one by its digests; a new object of the same one changes nothing.
    // oxlint-disable-next-line react/exhaustive-deps, react/exhaustive-effect-dependencies
  }, [record.id, record.contentHash, record.analysisHash, keyring, turn])

  return { opening, again }
}

/** A document's file, as it was chosen. */
export function fileOf({ file, name, type }: OpenedRecord['document']): File {
  return new File([file], name.includes('.') ? name : `${name}.${type}`)
}

/** Reads the words of an opened document, and analyzes it where its record has no analysis. */
async function readOpened(
  opened: OpenedRecord,
  signal: AbortSignal,
  show: (next: OpenDocument) => void,
): Promise<void> {
  const copy = fileOf(opened.document)
  const document = { at: 'open', opened } as const
  show({ ...document, words: undefined })
  // A scan has no words, and without them the document is still shown.
  const words = await readWords(copy, signal).catch(() => null)
  show({ ...document, words })
  if (opened.analysis || !words) return
  try {
    const read = await readFile(copy, {
      signal,
      onGetting: (getting) => show({ ...document, words, getting }),
      onAnalyzing: (share) => show({ ...document, words, share }),
    })
    show({ ...document, words, read })
  } catch (error) {
    const problem = error instanceof FileProblem && isOfDevice(error.code) && error.code
    show({ ...document, words, ...(problem && { problem: deviceProblems[problem] }) })
  }
}

/** The ways of the same ring that are known now: more may have come since it was sealed. */
function newerOf(keyring: Keyring, ring: Ring): Ring {
  const known = keyring.view().ring
  return known?.id === ring.id ? known : ring
}
