/**
 * Reads one file and analyzes it, in a thread of its own: a hostile file may take all of its time and memory, and
 * the page ends it then. It asks nobody, but gets what the analysis needs from the hub, the same for everyone. This
 * script may run WebAssembly (server/src/plugins/securityHeaders.ts).
 */
import { analyze } from '@hub/core/analysis/analyze'
import type { FileType } from '@hub/core/extract/extracted'
import { extractText } from '@hub/core/extract/extractText'
import { loadReader } from '@hub/core/extract/loadReader'
import { looksLike } from '@hub/core/extract/looksLike'
import { ExtractionProblem } from '@hub/core/extract/problem'
import { type FileAnswer, type FileQuestion, PREPARE, type ReadProblem } from './fileWork.ts'
import { prepareDocParts, readDocParts } from './readDocParts.ts'
import { assembleAll, getReader } from './reader/getReader.ts'
import { type KeptPieces, openKept } from './reader/keptPieces.ts'
import type { Models, ReaderProgress } from './reader/readerFiles.ts'

/** The files of the models, cut by the build (tools/build/web/readerPieces.ts). */
declare const MODEL_FILES: Models

addEventListener('message', ({ data }: MessageEvent<FileQuestion | typeof PREPARE>) => {
  void (data === PREPARE ? prepare() : answer(data))
})

/** What does not load now is tried again when a file needs it. */
async function prepare(): Promise<void> {
  const types = ['pdf', 'docx', 'doc', 'txt'] as const
  const loads = await Promise.allSettled([...types.map(load), loadAnalysis()])
  say({ step: loads.every(({ status }) => status === 'fulfilled') ? 'loaded' : 'not_loaded' })
}

async function load(type: FileType): Promise<void> {
  await Promise.all([loadReader(type), type === 'doc' && prepareDocParts()])
}

let loading: Promise<KeptPieces> | undefined

/** Gets what the analysis needs onto this device, once at a time. It is opened for a file: until then it takes no memory. */
function loadAnalysis(): Promise<KeptPieces> {
  loading ??= loadKept().catch((error: unknown) => {
    loading = undefined
    throw error
  })
  return loading
}

async function loadKept(): Promise<KeptPieces> {
  const [kept] = await Promise.all([openKept(), loadCode()])
  const tell = (progress: ReaderProgress) => say({ step: 'getting', progress })
  await getReader(MODEL_FILES.reader, kept, tell, MODEL_FILES)
  return kept
}

function loadCode() {
  return import('./reader/openReader.ts')
}

/** Why a file is not read any further. */
class Stop extends Error {
  readonly problem: ReadProblem

  constructor(problem: ReadProblem) {
    super(problem)
    this.problem = problem
  }
}

function orStop<T>(work: Promise<T>, problem: ReadProblem): Promise<T> {
  return work.catch(() => {
    throw new Stop(problem)
  })
}

async function answer({ bytes, named, wants, toldKind }: FileQuestion): Promise<void> {
  const type = typeOf(bytes, named)
  try {
    await orStop(load(type), 'not_loaded')
    const { document, notes } = await extractText(bytes, type, { readDoc: readDocParts })
    const words = { type, document, notes }
    if (wants === 'words') return say({ step: 'done', file: words })
    const kept = await orStop(loadAnalysis(), 'cut_off')
    sayAnalyzed(0)
    const { openReader } = await orStop(loadCode(), 'not_loaded')
    const parts = await orStop(assembleAll(MODEL_FILES.reader, kept), 'cut_off')
    const report = await orStop(
      openReader(parts).then((reader) => analyze(document, reader, sayAnalyzed, toldKind)),
      'not_analyzed',
    )
    say({ step: 'done', file: { ...words, report } })
  } catch (error) {
    say({ step: 'failed', problem: problemOf(error) })
  }
}

let percent = -1

/** Tells how much is analyzed; a worker reads one file. */
function sayAnalyzed(share: number): void {
  const next = Math.floor(share * 100)
  if (next === percent) return
  percent = next
  say({ step: 'analyzing', share: percent / 100 })
}

function problemOf(error: unknown): ReadProblem {
  if (error instanceof Stop) return error.problem
  return error instanceof ExtractionProblem ? error.code : 'damaged'
}

/** The type by the content. A DOCX with a password is a compound file, like a DOC: there its name decides. */
function typeOf(bytes: Uint8Array, named: FileType): FileType {
  switch (looksLike(bytes)) {
    case 'pdf':
      return 'pdf'
    case 'zip':
      return 'docx'
    case 'compound':
      return named === 'docx' ? 'docx' : 'doc'
    case 'picture':
    case 'web_page':
    case 'other':
      return named
  }
}

function say(answer: FileAnswer): void {
  // A worker has no other origin to name.
  postMessage(answer)
}
