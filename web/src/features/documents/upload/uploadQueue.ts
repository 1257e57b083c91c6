import { CallError } from '../../../lib/client.ts'
import { type FileWords, tooLarge, wrongType } from '../../../lib/fileText/checkFile.ts'

/** Why an upload did not work. */
interface UploadFailure {
  /** For the toast, in the spec's words. */
  toast: FileWords
  /** What happened and what to do, for the place of the upload itself. */
  reason: string
  /** Whether the same file may work another time. */
  again: boolean
}

const failed: FileWords = {
  title: 'Upload failed',
  text: 'Failed to upload document. Please try again.',
}

/** One file on its way, or one that did not get there and is kept for another try. */
export interface Upload {
  readonly id: number
  readonly file: File
  /** `held`: it is its turn, and another tab sends something first. */
  readonly phase: 'waiting' | 'held' | 'sending' | 'stored' | 'failed'
  /** 0 to 90 while it is sent, 100 once the server has it. */
  readonly percent: number
  readonly failure?: UploadFailure
}

interface Watch {
  /** Hears the share of the file (0 to 1) that has left this device. */
  onSent: (share: number) => void
  /** Hears that another tab sends something first. */
  onWait: () => void
  signal: AbortSignal
}

interface Work<T> {
  send: (file: File, watch: Watch) => Promise<T>
  onStored: (file: File, stored: T) => void
  onFailed: (failure: UploadFailure) => void
  onCancelled: () => void
}

/** How long a full bar stands before it goes. */
export const FULL_BAR_MS = 1000

/** The last tenth of the bar belongs to the server, which has yet to check and store the file. */
const SENT = 90

/**
 * Sends files one after the other, as a line of a phone can take them. It lives outside of the screen, so that an
 * upload goes on while the reader looks at another page. Knows no React.
 */
export function uploadQueue<T>({ send, onStored, onFailed, onCancelled }: Work<T>) {
  let items: readonly Upload[] = []
  let lastId = 0
  let running: { id: number; call: AbortController } | null = null
  const listeners = new Set<() => void>()

  const set = (next: readonly Upload[]) => {
    items = next
    for (const listener of listeners) listener()
  }
  const change = (id: number, change: Partial<Upload>) =>
    set(items.map((item) => (item.id === id ? { ...item, ...change } : item)))
  const remove = (id: number) => set(items.filter((item) => item.id !== id))

  const runNext = async () => {
    const next = items.find(({ phase }) => phase === 'waiting')
    if (running || !next) return
    const { id, file } = next
    const call = new AbortController()
    running = { id, call }
    change(id, { phase: 'sending', percent: 0, failure: undefined })
    const onSent = (share: number) =>
      change(id, { phase: 'sending', percent: Math.floor(share * SENT) })
    const onWait = () => change(id, { phase: 'held' })
    try {
      const stored = await send(file, { onSent, onWait, signal: call.signal })
      change(id, { phase: 'stored', percent: 100 })
      setTimeout(() => remove(id), FULL_BAR_MS)
      onStored(file, stored)
    } catch (error) {
      if (call.signal.aborted) onCancelled()
      else {
        const failure = uploadFailure(error)
        change(id, { phase: 'failed', failure })
        onFailed(failure)
      }
    }
    running = null
    void runNext()
  }

  return {
    items: () => items,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    add: (file: File) => {
      lastId += 1
      set([...items, { id: lastId, file, phase: 'waiting', percent: 0 }])
      void runNext()
    },
    /** Ends an upload, or forgets a file that failed. */
    cancel: (id: number) => {
      remove(id)
      if (running?.id === id) running.call.abort()
    },
    /** Ends and forgets all of them. */
    clear: () => {
      set([])
      running?.call.abort()
    },
    retry: (id: number) => {
      change(id, { phase: 'waiting', percent: 0 })
      void runNext()
    },
  }
}

/** What to say of an upload that ended with an error. */
export function uploadFailure(error: unknown): UploadFailure {
  const problem = error instanceof CallError ? error.problem : { status: 0, detail: '' }
  const { status, detail } = problem
  if (status === 415) return { toast: wrongType, reason: detail, again: false }
  if (status === 413) return { toast: tooLarge, reason: detail, again: false }
  if (status === 429) return { toast: failed, reason: detail, again: true }
  if (status >= 400 && status < 500) return { toast: failed, reason: detail, again: false }
  const cause =
    status === 0
      ? 'The hub could not be reached. Check your connection'
      : 'The hub could not store it just now. Wait a moment'
  return { toast: failed, reason: `${cause}, then try again. The file is still here.`, again: true }
}
