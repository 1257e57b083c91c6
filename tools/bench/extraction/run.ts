/** Rows 5 and 6: from the last byte of an upload to its text, beside the libraries alone. */
import { spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type { FileType } from '@hub/core/extract/extracted'
import { warmUp } from '@hub/server/extraction/childProcess'
import { extractInChild } from '@hub/server/extraction/extractInChild'
import { wordF1 } from '../../eval/wordF1.ts'
import { alternate, type BenchRow, timed } from '../measure.ts'
import { type Made, makeDoc, makeDocx, makePdf } from './documents.ts'

const ROUNDS = 7
/** An upload takes about as long, while the process for its document starts. */
const UPLOAD_MS = 1000
const signal = new AbortController().signal

interface Compared {
  goal: string
  what: string
  type: FileType
  made: Made
  /** A script that prints the text of the file on its standard input. */
  reference: string
  referenceName: string
  wanted: string
}

export function pdfRows(): Promise<BenchRow[]> {
  return compared({
    goal: '5',
    what: 'text of a 200-page PDF',
    type: 'pdf',
    made: makePdf(200),
    reference: 'unpdfText.ts',
    referenceName: 'unpdf',
    wanted: '<= 1.15x, F1 >= 0.99',
  })
}

export async function wordRows(): Promise<BenchRow[]> {
  const docx = await compared({
    goal: '6',
    what: 'text of a 100-page DOCX',
    type: 'docx',
    made: makeDocx(100),
    reference: 'docxText.ts',
    referenceName: 'the tags taken off',
    wanted: '<= 3x, F1 >= 0.999',
  })
  const doc = await compared({
    goal: '6',
    what: 'text of a 100-page DOC',
    type: 'doc',
    made: makeDoc(100),
    reference: 'wordExtractorText.ts',
    referenceName: 'word-extractor',
    wanted: '<= 1.15x, F1 >= 0.999',
  })
  return [...docx, ...doc]
}

/** Ours by a process that started with the upload, and by one that starts at its end. */
async function compared({
  made,
  type,
  reference,
  referenceName,
  ...row
}: Compared): Promise<BenchRow[]> {
  let seen = ''
  const ours = async () => {
    seen = (await extractInChild(once(made.bytes), type, { signal })).document.text
  }
  const times = await alternate(ROUNDS, {
    reference: () => timed(() => byReference(reference, made.bytes)),
    cold: () => timed(ours),
    ready: async () => {
      await warmUp()
      await wait(UPLOAD_MS)
      return timed(ours)
    },
  })
  const f1 = wordF1(made.words, seen)
  const base = times.reference ?? Number.NaN
  return (['ready', 'cold'] as const).map((name) => ({
    goal: row.goal,
    what: `${row.what}, process started ${name === 'ready' ? 'with' : 'after'} the upload`,
    figure: `${Math.round(times[name] ?? Number.NaN)} ms, F1 ${f1.toFixed(4)}`,
    ratio: `${((times[name] ?? Number.NaN) / base).toFixed(2)}x of ${referenceName} (${Math.round(base)} ms)`,
    wanted: row.wanted,
  }))
}

async function* once(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes
}

function byReference(script: string, bytes: Uint8Array): Promise<string> {
  const file = fileURLToPath(new URL(`../references/${script}`, import.meta.url))
  const child = spawn(process.execPath, [file], { stdio: ['pipe', 'pipe', 'inherit'] })
  child.stdin.end(bytes)
  return text(child.stdout)
}
