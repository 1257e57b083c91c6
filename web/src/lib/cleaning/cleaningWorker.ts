/**
 * Looks for what a file carries besides its text and makes a copy without it, in a thread of its own: a hostile file
 * may take all of its time and memory, and the page ends it then. It asks nobody.
 */
import { cleanFile, inspectFile } from '@hub/core/cleaning/cleanFile'
import { sameWords } from '@hub/core/cleaning/sameWords'
import {
  type Cleaned,
  type CleaningCode,
  CleaningProblem,
  type Trace,
} from '@hub/core/cleaning/trace'
import { isWorthAsking } from '@hub/core/cleaning/traceWords'
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
  const loads = await Promise.allSettled([
    preparePdf(),
    import('@hub/core/cleaning/pdf/cleanPdf'),
    import('@hub/core/cleaning/docx/cleanDocx'),
    import('@hub/core/cleaning/doc/inspectDoc'),
    import('@hub/core/extract/pdf/readPdf'),
    import('@hub/core/extract/docx/readDocx'),
  ])
  say({ step: loads.every(({ status }) => status === 'fulfilled') ? 'loaded' : 'not_loaded' })
}

async function work(bytes: Bytes): Promise<void> {
  say({ step: 'looking' })
  try {
    say(await answer(bytes))
  } catch (error) {
    // The page hears of it as it does where this script itself does not load: the file may be well.
    if (codeOf(error) === 'not_loaded') reportError(error)
    else say({ step: 'unseen' })
  }
}

function codeOf(error: unknown): CleaningCode {
  return error instanceof CleaningProblem ? error.code : 'damaged'
}

/** Why a file has no copy, where it is worth a question all the same. */
const NO_COPY: Readonly<Partial<Record<CleaningCode, 'kind' | 'form' | 'inside'>>> = {
  kind: 'kind',
  foreign: 'form',
  too_large_inside: 'inside',
}

async function answer(bytes: Bytes): Promise<CleaningAnswer> {
  const cleaned = await cleanFile(bytes).catch((error: unknown) => {
    const why = NO_COPY[codeOf(error)]
    if (why) return why
    throw error
  })
  const isCleaned = typeof cleaned === 'object'
  if (cleaned === 'form' || cleaned === 'inside') return found(bytes, [], cleaned)
  const traces = isCleaned ? [...cleaned.removed, ...cleaned.kept] : await inspectFile(bytes)
  if (!isWorthAsking(traces)) return { step: 'nothing' }
  if (!isCleaned) return found(bytes, traces, 'kind')
  return found(bytes, traces, await checked(bytes, cleaned))
}

/** The copy, if it may be offered. */
async function checked(original: Bytes, cleaned: Cleaned): Promise<CleanCopy | NoCopy> {
  if (cleaned.removed.length === 0) return 'stays'
  if (cleaned.bytes.length > FILE_BYTES_MAX) return 'size'
  say({ step: 'checking' })
  const type = looksLike(original) === 'zip' ? 'docx' : 'pdf'
  const outcome = await sameWords(original, cleaned.bytes, type)
  if (outcome !== 'same') return outcome === 'unread' ? 'unread' : 'words'
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
  postMessage(answer)
}
