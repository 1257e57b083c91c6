/** Reads one document and ends. Started by `childProcess.ts` with limits and without any secret. */
import './lockDown.ts'
import { fileTypes, type GreyPicture } from '@hub/core/extract/extracted'
import { extractText } from '@hub/core/extract/extractText'
import { ExtractionProblem } from '@hub/core/extract/problem'
import { FrameReader, frameHead, frameKinds } from './frames.ts'
import { readDoc } from './readDoc.ts'

const FRAME_MAX = 64 * 1024 * 1024

const reader = new FrameReader(FRAME_MAX)
let wordsOfPicture: ((words: string) => void) | null = null

process.stdin.on('data', (chunk: Buffer) => {
  for (const { kind, content } of reader.add(chunk)) {
    if (kind === frameKinds.document) void answer(content)
    else if (kind === frameKinds.words) wordsOfPicture?.(content.toString('utf8'))
  }
})
process.stdin.on('end', () => process.exit())

async function answer(content: Buffer): Promise<void> {
  const type = fileTypes[content[0] ?? 0] ?? 'txt'
  const readPicture = content[1] === 1 ? readPictureOutside : undefined
  try {
    const extracted = await extractText(new Uint8Array(content.subarray(2)), type, {
      readDoc,
      readPicture,
    })
    await send(frameKinds.extracted, Buffer.from(JSON.stringify(extracted)))
  } catch (error) {
    const code = error instanceof ExtractionProblem ? error.code : 'damaged'
    await send(frameKinds.problem, Buffer.from(code))
  }
  process.exit()
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

function send(kind: number, ...parts: Uint8Array[]): Promise<void> {
  const length = parts.reduce((sum, part) => sum + part.length, 0)
  return new Promise((resolve) => {
    process.stdout.write(Buffer.concat([frameHead(kind, length), ...parts]), () => resolve())
  })
}
