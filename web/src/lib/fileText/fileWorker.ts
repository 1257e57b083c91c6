/**
 * Reads one file and analyzes it, in a thread of its own: a hostile file may take all of its time and memory, and
 * the page ends it then. It asks nobody.
 */
import { analyze } from '@hub/core/analysis/analyze'
import type { FileType } from '@hub/core/extract/extracted'
import { extractText } from '@hub/core/extract/extractText'
import { loadReader } from '@hub/core/extract/loadReader'
import { looksLike } from '@hub/core/extract/looksLike'
import { ExtractionProblem } from '@hub/core/extract/problem'
import { type FileAnswer, type FileQuestion, PREPARE } from './fileWork.ts'
import { prepareDocParts, readDocParts } from './readDocParts.ts'

addEventListener('message', ({ data }: MessageEvent<FileQuestion | typeof PREPARE>) => {
  void (data === PREPARE ? prepare() : answer(data))
})

/** What does not load now is tried again when a file needs it. */
async function prepare(): Promise<void> {
  const types = ['pdf', 'docx', 'doc', 'txt'] as const
  const loads = await Promise.allSettled(types.map(load))
  say({ step: loads.every(({ status }) => status === 'fulfilled') ? 'loaded' : 'not_loaded' })
}

async function load(type: FileType): Promise<void> {
  await Promise.all([loadReader(type), type === 'doc' && prepareDocParts()])
}

async function answer({ bytes, named }: FileQuestion): Promise<void> {
  const type = typeOf(bytes, named)
  try {
    await load(type)
  } catch {
    return say({ step: 'failed', problem: 'not_loaded' })
  }
  try {
    const { document, notes } = await extractText(bytes, type, { readDoc: readDocParts })
    say({ step: 'analyzing' })
    say({ step: 'done', file: { type, document, report: analyze(document), notes } })
  } catch (error) {
    say({ step: 'failed', problem: error instanceof ExtractionProblem ? error.code : 'damaged' })
  }
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
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  postMessage(answer)
}
