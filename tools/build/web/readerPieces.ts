import { createHash } from 'node:crypto'
import { copyFile, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

const root = fileURLToPath(new URL('../../..', import.meta.url))

const runtime = 'node_modules/onnxruntime-web/dist/ort-wasm-simd-threaded.wasm'

/** What each model is that a browser runs, file by file, under the names that web/src/lib/fileText/reader gives them. */
const models = {
  reader: {
    ...filesOf('models/reader'),
    timesHeads: 'models/times/heads.json',
    timesNumbers: 'models/times/heads.bin',
    timesModel: 'models/times/model.onnx',
    pairsHeads: 'models/pairs/heads.json',
    pairsNumbers: 'models/pairs/heads.bin',
    pairsModel: 'models/pairs/model.onnx',
  },
  listener: filesOf('models/listener'),
  details: { ...filesOf('models/details', 'models/details'), vectors: null },
}

/** @param words the folder of its words */
function filesOf(folder: string, words = 'models/words') {
  return {
    runtime,
    tokenizer: `${words}/tokenizer.json`,
    tokenizerConfig: `${words}/tokenizer_config.json`,
    vectors: `${words}/vectors.bin`,
    heads: `${folder}/heads.json`,
    numbers: `${folder}/heads.bin`,
    model: `${folder}/model.onnx`,
  }
}

/** Numbers that were learnt gain less than a tenth, and would take as long to pack as all the rest together. */
const packed: ReadonlySet<string> = new Set([
  'runtime',
  'tokenizer',
  'tokenizerConfig',
  'heads',
  'timesHeads',
  'pairsHeads',
])

/** A broken connection costs at most so much of what had come. */
const PIECE_BYTES = 2 * 1024 * 1024

/** Nearly as small as the best, in an eighth of the time. */
const QUALITY = 5

/** Where web/vite/readerFiles.ts finds them. */
const folder = join(root, '.build/reader')
const LIST = 'list.json'

interface CutPiece {
  digest: string
  bytes: number
  sent: number
}

/**
 * Cuts the files of the models into pieces that are named by what is in them, with their compressed copies, and writes
 * the lists by which the browser's workers fetch and check them. What an earlier build packed is not packed again, and what
 * two models share is there once.
 *
 * @throws Error where a file of a model is absent
 */
export async function packReader(): Promise<void> {
  await mkdir(folder, { recursive: true })
  const there = new Set(await readdir(folder))
  const lists: Record<string, Record<string, CutPiece[]>> = {}
  const named = new Set([LIST])
  for (const [model, sources] of Object.entries(models)) {
    const list: Record<string, CutPiece[]> = {}
    for (const [name, source] of Object.entries(sources)) {
      list[name] = source === null ? [] : await cut(source, packed.has(name), there, named)
    }
    lists[model] = list
  }
  await writeFile(join(folder, LIST), JSON.stringify(lists))
  const old = [...there].filter((file) => !named.has(file))
  await Promise.all(old.map((file) => rm(join(folder, file))))
}

async function cut(
  source: string,
  isPacked: boolean,
  there: ReadonlySet<string>,
  named: Set<string>,
): Promise<CutPiece[]> {
  const whole = await readFile(join(root, source))
  const pieces: CutPiece[] = []
  for (let at = 0; at < whole.length; at += PIECE_BYTES) {
    const bytes = whole.subarray(at, at + PIECE_BYTES)
    const digest = createHash('sha256').update(bytes).digest('hex')
    const files = await pack(digest, bytes, isPacked, there)
    for (const file of files.names) named.add(file)
    pieces.push({ digest, bytes: bytes.length, sent: files.sent })
  }
  return pieces
}

/** Puts the pieces beside the other assets. */
export async function copyReader(assets: string): Promise<void> {
  const names = (await readdir(folder)).filter((name) => name !== LIST)
  await Promise.all(names.map((name) => copyFile(join(folder, name), join(assets, name))))
}

/** @returns the files of the piece, and how many bytes are sent of it at the least */
async function pack(
  digest: string,
  bytes: Uint8Array,
  isPacked: boolean,
  there: ReadonlySet<string>,
): Promise<{ names: string[]; sent: number }> {
  const plain = `reader-${digest}.bin`
  const small = `${plain}.br`
  const names = isPacked ? [plain, small, `${plain}.gz`] : [plain]
  if (!names.every((name) => there.has(name))) {
    if (isPacked) {
      const params = {
        [constants.BROTLI_PARAM_QUALITY]: QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      }
      await writeWhole(small, await brotli(bytes, { params }))
      await writeWhole(`${plain}.gz`, await zip(bytes))
    }
    await writeWhole(plain, bytes)
  }
  const sent = isPacked ? (await readFile(join(folder, small))).length : bytes.length
  return { names, sent }
}

/** A build that is ended on the way leaves no part of a file under its name. */
async function writeWhole(name: string, bytes: Uint8Array): Promise<void> {
  const part = join(folder, `${name}.part`)
  await writeFile(part, bytes)
  await rename(part, join(folder, name))
}
