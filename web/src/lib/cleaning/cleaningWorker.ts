/**
 * Looks for what a file carries besides its text and makes a copy without it, in a thread of its own: a hostile file
 * may take all of its time and memory, and the page ends it then. It asks nobody.
 */
import { cleanFile, inspectFile } from '@hub/core/cleaning/cleanFile'
import { sameWords } from '@hub/core/cleaning/sameWords'
import { type Cleaned, CleaningProblem, type Trace } from '@hub/core/cleaning/trace'
import { isWorthAsking } from '@hub/core/cleaning/worthAsking'
import { looksLike } from '@hub/core/extract/looksLike'
import { preparePdf } from '@hub/core/extract/pdf/openPdf'
import { FILE_BYTES_MAX } from '../fileText/checkFile.ts'
import { type CleanCopy, type CleaningAnswer, type NoCopy, PREPARE } from './cleaningWork.ts'
import { sha256 } from './sha256.ts'

type Bytes = Uint8Array<ArrayBuffer>

addEventListener('message', ({ data }: MessageEvent<Bytes | typeof PREPARE>) => {
  void (data === PREPARE ? prepare() : work(data))
})

/** What does not load now is tried again when a file needs it. */
async function prepare(): Promise<void> {
  await Promise.allSettled([
    preparePdf(),
    import('@hub/core/cleaning/pdf/cleanPdf'),
    import('@hub/core/cleaning/docx/cleanDocx'),
    import('@hub/core/cleaning/doc/inspectDoc'),
    import('@hub/core/extract/pdf/readPdf'),
    import('@hub/core/extract/docx/readDocx'),
  ])
}

async function work(bytes: Bytes): Promise<void> {
  say({ step: 'looking' })
  say(await answer(bytes).catch((): CleaningAnswer => ({ step: 'unseen' })))
}

async function answer(bytes: Bytes): Promise<CleaningAnswer> {
  const cleaned = await cleanFile(bytes).catch((error: unknown) => {
    const code = error instanceof CleaningProblem ? error.code : 'damaged'
    if (code === 'kind') return 'kind' as const
    if (code === 'foreign') return 'form' as const
    throw error
  })
  const isCleaned = typeof cleaned === 'object'
  if (cleaned === 'form') return found(bytes, [], 'form')
  const traces = isCleaned ? [...cleaned.removed, ...cleaned.kept] : await inspectFile(bytes)
  if (!isWorthAsking(traces)) return { step: 'nothing' }
  if (!isCleaned) return found(bytes, traces, 'kind')
  const copy = await checked(bytes, cleaned)
  return copy === 'unread' ? { step: 'unseen' } : found(bytes, traces, copy)
}

/** The copy, if it may be offered. */
async function checked(original: Bytes, cleaned: Cleaned): Promise<CleanCopy | NoCopy | 'unread'> {
  if (cleaned.removed.length === 0) return 'stays'
  if (cleaned.bytes.length > FILE_BYTES_MAX) return 'size'
  say({ step: 'checking' })
  const type = looksLike(original) === 'zip' ? 'docx' : 'pdf'
  const outcome = await sameWords(original, cleaned.bytes, type)
  if (outcome === 'unread') return 'unread'
  if (outcome === 'other') return 'words'
  return { bytes: cleaned.bytes, hash: await sha256(cleaned.bytes) }
}

async function found(
  original: Bytes,
  traces: readonly Trace[],
  copy: CleanCopy | NoCopy,
): Promise<CleaningAnswer> {
  return { step: 'found', found: { traces, hash: await sha256(original), copy } }
}

function say(answer: CleaningAnswer): void {
  // A worker has no other origin to name.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  postMessage(answer)
}
