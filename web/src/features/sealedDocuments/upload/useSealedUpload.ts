import { useRef, useState } from 'react'
import { refusalSentence } from '../../../lib/failureWords.ts'
import { type FileWords } from '../../../lib/fileText/checkFile.ts'
import type { FileRead } from '../../../lib/fileText/fileWork.ts'
import { readFile } from '../../../lib/fileText/readFile.ts'
import { toast } from '../../../ui/toastStore.ts'
import type { WalletAccess } from '../../../wallet/access.ts'
import type { TransactionState } from '../../../wallet/transactions/transactionState.ts'
import { useTransaction } from '../../../wallet/transactions/useTransaction.ts'
import { storeBox } from '../contents/sealedContents.ts'
import { sealDocument } from '../contents/sealedDocument.ts'
import { noteSeen } from '../kept/keptDocuments.ts'
import type { Keyring } from '../keyring/keyring.ts'
import { ownerOf } from '../owner.ts'
import { uploadWrite } from './documentWrites.ts'
import { readFailure, refusalOf } from './fileWords.ts'
import { publishAnalysis } from './publishAnalysis.ts'
import { isBusy, type UploadState } from './uploadState.ts'

/** The upload of this screen, and what drives it. */
export interface SealedUpload {
  state: UploadState
  /** Why the last file was not taken. */
  problem: FileWords | undefined
  transaction: TransactionState
  /** Takes the first of the files: reads and analyzes it, then stores it where a way is open. */
  take: (files: FileList) => void
  /** Goes on with a file that waits for a way, or failed: from the step that did not work. */
  goOn: () => Promise<void>
  /** Lets go of the file. What is stored stays. */
  letGo: () => void
}

/** What an upload has reached, so that a second try asks the wallet for nothing twice. */
interface Reached {
  contentHash?: `0x${string}`
  documentId?: number
}

const FAILED: FileWords = {
  title: 'Upload Failed',
  text: 'Failed to upload document. Please try again.',
}

/** One upload at a time: read, analyzed, sealed, stored, recorded. */
export function useSealedUpload(access: WalletAccess, keyring: Keyring): SealedUpload {
  const [state, setState] = useState<UploadState>({ at: 'idle' })
  const [problem, setProblem] = useState<FileWords>()
  const { state: transaction, send } = useTransaction(access)
  const reached = useRef<Reached>({})
  const owner = ownerOf(access)

  const take = async (files: FileList) => {
    const [file] = files
    if (!file || isBusy(state)) return
    const refused = refusalOf(file)
    if (refused) return refuse(refused)
    setProblem(undefined)
    reached.current = {}
    setState({ at: 'analyzing', file })
    try {
      const read = await readFile(file, { signal: new AbortController().signal })
      if (keyring.open()) await store(file, read)
      else setState({ at: 'waiting', file, read })
    } catch (error) {
      setState({ at: 'idle' })
      refuse(readFailure(error))
    }
  }
  const refuse = (words: FileWords) => {
    setProblem(words)
    toast({ title: words.title, description: words.text, tone: 'stop' })
  }

  const store = async (file: File, read: FileRead) => {
    const fail = (words: string) => {
      toast({ title: FAILED.title, description: FAILED.text, tone: 'stop' })
      setState({
        at: 'failed',
        file,
        read,
        words,
        isStored: reached.current.documentId !== undefined,
      })
    }
    try {
      const open = keyring.open()
      if (!open) return setState({ at: 'waiting', file, read })
      const contentHash = reached.current.contentHash ?? (await storeDocument())
      const documentId = reached.current.documentId ?? (await record(contentHash))
      if (documentId === undefined) return
      setState({ at: 'processing', file, read })
      const analysis = { report: read.report, notes: read.notes, revision: 1 }
      const of = { owner, documentId, contentHash }
      const ending = await publishAnalysis(analysis, of, open, send)
      if (ending.phase !== 'done') return fail(ending.words)
      await noteSeen(owner, documentId, { contentHash, revision: 1 })
      keyring.notePublished(open.ring.revision)
      setState({ at: 'done', file, read, documentId })
      const description = 'Your document has been uploaded to the blockchain and analyzed.'
      toast({ title: 'Document Uploaded Successfully', description })
    } catch (error) {
      fail(refusalSentence(error) ?? 'Check your connection, then try again.')
    }

    async function storeDocument() {
      setState({ at: 'preparing', file, read })
      const open = keyring.open()
      if (!open) throw new Error('The ring is locked.')
      const bytes = new Uint8Array(await file.arrayBuffer())
      const document = { name: file.name, type: read.type, file: bytes }
      const contentHash = await storeBox(await sealDocument(document, owner, open))
      reached.current.contentHash = contentHash
      return contentHash
    }

    async function record(contentHash: `0x${string}`) {
      setState({ at: 'confirming', file, read })
      const ending = await send(uploadWrite(read.type, file.size, contentHash))
      if (ending.phase !== 'done' || ending.recordId === undefined) {
        fail(ending.words)
        return undefined
      }
      reached.current.documentId = ending.recordId
      return ending.recordId
    }
  }

  return {
    state,
    problem,
    transaction,
    take: (files) => void take(files),
    goOn: async () => {
      if (state.at === 'waiting' || state.at === 'failed') await store(state.file, state.read)
    },
    letGo: () => {
      if (!isBusy(state)) setState({ at: 'idle' })
    },
  }
}
