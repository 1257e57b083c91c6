import { expect, test } from 'vitest'
import type { DocParts } from '../extracted.ts'
import { readDoc } from './readDoc.ts'

const nothing: DocParts = {
  body: '',
  footnotes: '',
  endnotes: '',
  headers: '',
  footers: '',
  textBoxes: '',
}
const read = async (parts: Partial<DocParts>) =>
  (await readDoc(new Uint8Array(0), { readDoc: async () => ({ ...nothing, ...parts }) })).document
    .text

test('lines are paragraphs, and lines of cells are rows', async () => {
  const body = 'Dear Ms. Osei,\nPerson\tDate\t\nBea\tOctober 9\t\n\n1.\tAn advisor\n'
  expect(await read({ body })).toBe(
    'Dear Ms. Osei,\n\nPerson | Date\nBea | October 9\n\n1.\tAn advisor',
  )
})

test('heads come first and feet last, each line once; notes before the feet', async () => {
  const parts = {
    headers: 'Office\nOffice\nPage 1\n',
    body: 'Letter',
    textBoxes: 'Box',
    footnotes: 'Note',
    footers: 'Confidential\n2',
  }
  expect(await read(parts)).toBe('Office\n\nLetter\n\nBox\n\nNote\n\nConfidential')
})

test('a file with a password is told by its header', async () => {
  const bytes = new Uint8Array(2048)
  bytes.set([0xec, 0xa5, 0xc1, 0x00], 1024)
  bytes[1024 + 11] = 0x01
  const readParts = async () => nothing
  await expect(readDoc(bytes, { readDoc: readParts })).rejects.toThrow('password')
  bytes[1024 + 11] = 0x02
  await expect(readDoc(bytes, { readDoc: readParts })).rejects.toThrow('empty')
})

test('where there is no reader for it, DOC is not supported', async () => {
  await expect(readDoc(new Uint8Array(0), {})).rejects.toThrow('unsupported')
})
