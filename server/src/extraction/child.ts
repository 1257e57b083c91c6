/**
 * Reads one document in a process of its own (decision 0012): the bytes come by standard input, the text goes
 * back as a message. It may read the code and nothing else, and it has no secret, so that a hostile file that
 * takes it over finds nothing.
 */
import { buffer } from 'node:stream/consumers'
import type { FileType, GreyPicture } from '@hub/core/extract/extracted'
import { extractText } from '@hub/core/extract/extractText'
import { ExtractionProblem } from '@hub/core/extract/problem'
import type { FromChild, ToChild } from './message.ts'
import { readDocParts } from './readDocParts.ts'

const [, , type = 'txt', canReadPictures] = process.argv
const waiting = new Map<number, (words: string) => void>()
process.on('message', ({ number, words }: ToChild) => waiting.get(number)?.(words))

/** The parent runs the reader of pictures, since this process may start none. */
function readPicture(picture: GreyPicture): Promise<string> {
  const number = waiting.size
  return new Promise((resolve) => {
    waiting.set(number, resolve)
    say({ picture, number })
  })
}

function say(message: FromChild): Promise<void> {
  return new Promise((resolve) => process.send?.(message, () => resolve()))
}

try {
  const bytes = new Uint8Array(await buffer(process.stdin))
  const options = {
    readDoc: readDocParts,
    ...(canReadPictures === 'pictures' && { readPicture }),
  }
  await say({ extracted: await extractText(bytes, type as FileType, options) })
} catch (error) {
  await say({ problem: error instanceof ExtractionProblem ? error.code : 'damaged' })
}
process.exit()
