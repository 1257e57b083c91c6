/** The reader as it ships, for tests: the files that the build cuts, and a hub that serves them. */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { vi } from 'vitest'
import { addressOf, type BesideFile, type Piece, type ReaderFile } from './readerFiles.ts'

const root = join(import.meta.dirname, '../../../../..')

/** As tools/build/web/readerPieces.ts has them. */
const sources: Readonly<Record<ReaderFile | BesideFile, string>> = {
  runtime: 'node_modules/onnxruntime-web/dist/ort-wasm-simd-threaded.wasm',
  tokenizer: 'models/words/tokenizer.json',
  tokenizerConfig: 'models/words/tokenizer_config.json',
  vectors: 'models/words/vectors.bin',
  heads: 'models/reader/heads.json',
  numbers: 'models/reader/heads.bin',
  model: 'models/reader/model.onnx',
  timesHeads: 'models/times/heads.json',
  timesNumbers: 'models/times/heads.bin',
  timesModel: 'models/times/model.onnx',
  pairsHeads: 'models/pairs/heads.json',
  pairsNumbers: 'models/pairs/heads.bin',
  pairsModel: 'models/pairs/model.onnx',
}

/** The files' bytes. */
export function shippedFiles(): Record<keyof typeof sources, Uint8Array<ArrayBuffer>> {
  const read = (source: string) => Uint8Array.from(readFileSync(join(root, source)))
  return {
    runtime: read(sources.runtime),
    tokenizer: read(sources.tokenizer),
    tokenizerConfig: read(sources.tokenizerConfig),
    vectors: read(sources.vectors),
    heads: read(sources.heads),
    numbers: read(sources.numbers),
    model: read(sources.model),
    timesHeads: read(sources.timesHeads),
    timesNumbers: read(sources.timesNumbers),
    timesModel: read(sources.timesModel),
    pairsHeads: read(sources.pairsHeads),
    pairsNumbers: read(sources.pairsNumbers),
    pairsModel: read(sources.pairsModel),
  }
}

/** Puts a hub that has them in the place of `fetch`, and what a build tells of them in the place of its list. */
export function serveShippedFiles(): void {
  const byAddress = new Map<string, Uint8Array<ArrayBuffer>>()
  const list: Record<string, Piece[]> = {}
  for (const [name, bytes] of Object.entries(shippedFiles())) {
    const digest = createHash('sha256').update(bytes).digest('hex')
    const piece: Piece = { digest, bytes: bytes.length, sent: bytes.length }
    byAddress.set(addressOf(piece), bytes)
    list[name] = [piece]
  }
  vi.stubGlobal('MODEL_FILES', { reader: list })
  vi.stubGlobal('fetch', async (address: string) => {
    const bytes = byAddress.get(address)
    return bytes ? new Response(bytes) : new Response('', { status: 404 })
  })
}
