/** The text of the DOC file on standard input by word-extractor alone. */
import { buffer } from 'node:stream/consumers'
import { readDocParts } from '@hub/server/extraction/readDocParts'

const { body } = await readDocParts(new Uint8Array(await buffer(process.stdin)))
process.stdout.write(body)
