/** The words of the DOCX file on standard input, by taking the tags off its XML: a floor, and no reading. */
import { buffer } from 'node:stream/consumers'
import { strFromU8, unzipSync } from 'fflate'

const name = 'word/document.xml'
const parts = unzipSync(new Uint8Array(await buffer(process.stdin)), {
  filter: (file) => file.name === name,
})
const xml = strFromU8(parts[name] ?? new Uint8Array(0))
process.stdout.write(xml.replaceAll('</w:p>', '\n\n').replace(/<[^>]*>/g, ''))
