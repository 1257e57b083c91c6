import { useRef, useState } from 'react'
import type { FileWords } from '../../../lib/fileText/checkFile.ts'
import type { FileRead } from '../../../lib/fileText/fileWork.ts'
import { refusalSentence } from '../../../lib/refusalSentence.ts'
import { toast } from '../../../ui/feedback/toastStore.ts'
import type { WalletAccess } from '../../../wallet/access.ts'
import type { TransactionState } from '../../../wallet/transactions/transactionState.ts'
import { useTransaction } from '../../../wallet/transactions/useTransaction.ts'
import type { Keyring } from '../keyring/keyring.ts'
import { ownerOf } from '../owner.ts'
import { readFailure, refusalOf } from './fileWords.ts'
import { isScan, readContent } from './readContent.ts'
import { storeUpload, type Upload, type UploadEnd } from './storeUpload.ts'
import { isBusy, type UploadState } from './uploadState.ts'

/** The upload of this screen, and what drives it. */
export interface SealedUpload {
  state: UploadState
  /** Why the last file was not taken. */
  problem: FileWords | undefined
  transaction: TransactionState
  /** Says why what was given is not taken. What is under way goes on. */
  refuse: (words: FileWords) => void
  /** Takes the first of the files: reads and analyzes it, then stores it where a way is open. */
  take: (files: Iterable<File>) => void
  /** Goes on with a file that waits for a way, or failed: from the step that did not work. */
  goOn: () => Promise<void>
  /** Ends the analysis of a file. Nothing of it is stored yet. */
  cancel: () => void
  /** Takes a new reading of the file, unless it is being stored. What is stored stays as it is. */
  noteReadAgain: (file: File, read: FileRead) => void
  /** Lets go of the file. What is stored stays. */
  letGo: () => void
  /** The first of the files that were answered for while another was on its way. It waits here. */
  next: File | undefined
  /** Takes the file that waits, or lets go of it. */
  takeNext: () => void
  dropNext: () => void
}

/** One upload at a time: read, analyzed, sealed, stored, recorded. */
export function useSealedUpload(access: WalletAccess, keyring: Keyring): SealedUpload {
  const [state, setState] = useState<UploadState>({ at: 'idle' })
  const [problem, setProblem] = useState<FileWords>()
  const [later, setLater] = useState<readonly File[]>([])
  const [next] = later
  const { state: transaction, send } = useTransaction(access)
  const upload = useRef<Upload>(undefined)
  const analyzing = useRef<AbortController>(undefined)

  const refuse = (words: FileWords) => {
    setProblem(words)
    toast({ title: words.title, description: words.text, tone: 'stop' })
  }
  const take = async (files: Iterable<File>) => {
    const [file] = files
    if (!file) return
    if (isBusy(state)) return setLater((files) => [...files, file])
    const refused = refusalOf(file)
    if (refused) return refuse(refused)
    setProblem(undefined)
    setState({ at: 'analyzing', file })
    const { signal } = (analyzing.current = new AbortController())
    try {
      const read = await readContent(file, {
        signal,
        onGetting: (getting) => setState({ at: 'analyzing', file, getting }),
        onAnalyzing: (share) => setState({ at: 'analyzing', file, share }),
      })
      upload.current = { file, read }
    } catch (error) {
      setState({ at: 'idle' })
      return signal.aborted ? undefined : refuse(readFailure(error))
    }
    await store(upload.current)
  }

  const store = async (one: Upload) => {
    const { file, read } = one
    const open = keyring.open()
    if (!open) return setState({ at: 'waiting', file, read })
    let end: UploadEnd
    try {
      const onStep = (at: 'preparing' | 'confirming' | 'processing') => setState({ at, file, read })
      end = await storeUpload(one, { owner: ownerOf(access), open, send, onStep })
    } catch (error) {
      end = { words: refusalSentence(error) ?? 'Check your connection, then try again.' }
    }
    if ('words' in end) {
      setState({ at: 'failed', file, read, words: end.words, isStored: Boolean(one.documentId) })
      const description = 'Failed to upload document. Please try again.'
      return toast({ title: 'Upload Failed', description, tone: 'stop' })
    }
    keyring.notePublished(open.ring.revision)
    setState({ at: 'done', file, read, ...end })
    const description = isScan(read)
      ? 'Your document has been uploaded to the blockchain. It was not analyzed.'
      : 'Your document has been uploaded to the blockchain and analyzed.'
    toast({ title: 'Document Uploaded Successfully', description })
  }

  const isHeld = state.at === 'waiting' || state.at === 'failed'
  return {
    state,
    problem,
    transaction,
    refuse,
    take: (files) => void take(files),
    goOn: async () => {
      if (!isHeld || !upload.current) return
      upload.current = { ...upload.current, read: state.read }
      await store(upload.current)
    },
    cancel: () => analyzing.current?.abort(),
    noteReadAgain: (file, read) => {
      setState((now) => {
        // It may have been stored, or let go of, while it was read.
        if (!('read' in now) || now.file !== file || isBusy(now)) return now
        return now.at === 'done' ? { ...now, read, isReadAgain: true } : { ...now, read }
      })
    },
    letGo: () => {
      if (!isBusy(state)) setState({ at: 'idle' })
    },
    next,
    takeNext: () => {
      if (!next || isBusy(state)) return
      setLater(([, ...files]) => files)
      void take([next])
    },
    dropNext: () => setLater(([, ...files]) => files),
  }
}
