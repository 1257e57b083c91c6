/** Reads one document and ends. Started by `childProcess.ts` behind walls, with limits and without any secret. */
import './lockDown.ts'
import {
  type Extracted,
  type FileType,
  fileTypes,
  type GreyPicture,
} from '@hub/core/extract/extracted'
import { extractText } from '@hub/core/extract/extractText'
import { loadReader } from '@hub/core/extract/loadReader'
import { ExtractionProblem } from '@hub/core/extract/problem'
import { type Frame, FrameReader, frameHead, frameKinds } from './frames.ts'
import { loadWordExtractor, readDocParts } from './readDocParts.ts'

const FRAME_MAX = 16 * 1024 * 1024

const frames = new FrameReader(FRAME_MAX)
const parts: Uint8Array[] = []
let type: FileType | null = null
let prepared: Promise<void> | null = null
let hasPictures = false
let wordsOfPicture: ((words: string) => void) | null = null

process.stdin.on('data', (chunk: Buffer) => {
  for (const frame of frames.add(chunk)) take(frame)
})
// The server is gone, or no longer wants the answer.
process.stdin.on('end', () => process.exit())
// A process that still waits for its document gets ready for the slowest to load.
setTimeout(() => {
  if (!type) prepared = loadReader('pdf')
}, 20)

function take({ kind, content }: Frame): void {
  if (kind === frameKinds.type) {
    type = fileTypes[content[0] ?? 0] ?? 'txt'
    hasPictures = content[1] === 1
    void load(type)
  } else if (kind === frameKinds.words) wordsOfPicture?.(content.toString('utf8'))
  else if (content.length > 0) parts.push(content)
  else void answer(type ?? 'txt')
}

/** After this nothing more may be opened, so also what was begun while the process waited is awaited. */
async function load(wanted: FileType): Promise<void> {
  try {
    await Promise.all([prepared, loadReader(wanted), wanted === 'doc' && loadWordExtractor()])
    await send(frameKinds.ready)
  } catch {
    process.exit(1)
  }
}

async function answer(type: FileType): Promise<void> {
  const bytes = new Uint8Array(Buffer.concat(parts.splice(0)))
  const readPicture = hasPictures ? readPictureOutside : undefined
  try {
    await sendText(await extractText(bytes, type, { readDoc: readDocParts, readPicture }))
  } catch (error) {
    const code = error instanceof ExtractionProblem ? error.code : 'damaged'
    await send(frameKinds.problem, Buffer.from(code))
  }
  process.exit()
}

function sendText(extracted: Extracted): Promise<void> {
  return send(frameKinds.extracted, Buffer.from(JSON.stringify(extracted)))
}

/** The child may start no process, so the server runs the reader of print. */
async function readPictureOutside({
  width,
  height,
  dotsPerInch,
  pixels,
}: GreyPicture): Promise<string> {
  const words = new Promise<string>((resolve) => {
    wordsOfPicture = resolve
  })
  const sizes = Buffer.alloc(12)
  for (const [at, size] of [width, height, dotsPerInch].entries()) sizes.writeUInt32LE(size, 4 * at)
  await send(frameKinds.picture, sizes, pixels)
  return words
}

function send(kind: number, ...contents: Uint8Array[]): Promise<void> {
  const length = contents.reduce((sum, part) => sum + part.length, 0)
  return new Promise((resolve) => {
    process.stdout.write(Buffer.concat([frameHead(kind, length), ...contents]), () => resolve())
  })
}
