import { randomBytes } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { compound, doc, docm, docx, pdf, png, zip } from '../../../testing/sampleFiles.ts'
import { ContentJudge } from './contentJudge.ts'
import type { Judgement } from './kinds.ts'
import { TextCheck } from './textCheck.ts'

async function judge(bytes: Buffer, chunk = 64 * 1024): Promise<Judgement> {
  const content = new ContentJudge()
  for (let from = 0; from < bytes.length; from += chunk) {
    if (!content.take(bytes.subarray(from, from + chunk))) return content.otherKind()
  }
  return content.judge({
    size: bytes.length,
    read: async (offset, length) => bytes.subarray(offset, offset + length),
  })
}

const utf16 = (text: string) => Buffer.from(text, 'utf16le')
const letter = 'Dear Øvergaard,\r\nthe “meeting” is on May 4.\r\n'.repeat(40)

describe('taken', () => {
  test.each<[string, Buffer, string]>([
    ['a PDF', pdf(), 'pdf'],
    ['a PDF with something before its header', Buffer.concat([Buffer.alloc(1000), pdf()]), 'pdf'],
    ['a cut PDF', pdf().subarray(0, 12), 'pdf'],
    ['a DOCX', docx(), 'docx'],
    ['a DOCX with a comment at its end', withComment(docx()), 'docx'],
    [
      'a DOCX of Word for the web',
      zip({ '[Content_Types].xml': '<T/>', 'word/document2.xml': '' }),
      'docx',
    ],
    ['a DOC', doc(), 'doc'],
    ['a DOC of many streams', compound([...manyNames(40), 'WordDocument']), 'doc'],
    ['a large DOC', compound(['WordDocument'], 9000), 'doc'],
    ['UTF-8 text', Buffer.from(letter), 'txt'],
    ['UTF-8 text with its mark', Buffer.from(`\ufeff${letter}`), 'txt'],
    ['one letter', Buffer.from('a'), 'txt'],
    ['UTF-16 text with its mark', utf16(`\ufeff${letter}`), 'txt'],
    ['UTF-16 text with its mark, big-endian', utf16(`\ufeff${letter}`).swap16(), 'txt'],
    ['UTF-16 text without a mark', utf16(letter), 'txt'],
    ['text of an old Windows program', Buffer.from('Caf\xe9 \x93letter\x94\r\n', 'latin1'), 'txt'],
    ['text that begins like a picture', Buffer.from('BMW and GIF89a are not pictures'), 'txt'],
    ['text on web pages', Buffer.from('The page began with <html>. I saved it.'), 'txt'],
    ['text on PDF files', Buffer.from('MZ and PK\x03 are names of files'), 'txt'],
  ])('%s', async (_name, bytes, kind) => {
    expect(await judge(bytes)).toEqual({ kind })
    expect(await judge(bytes, 7)).toEqual({ kind })
  })
})

describe('refused, with a sentence that says what it is', () => {
  test.each<[string, Buffer, RegExp]>([
    [
      'a picture',
      png(),
      /^This is a picture \(PNG\)\. Please upload a PDF, DOC, DOCX, or TXT file\.$/,
    ],
    ['a picture that names a PDF', Buffer.concat([png(), pdf()]), /a picture \(PNG\)/],
    ['a Word file with macros', docm(), /macros/],
    ['a Word file with a macro part', docx('a', { 'word/vbaProject.bin': 'x' }), /macros/],
    ['an old Word file with macros', compound(['WordDocument', '_VBA_PROJECT']), /macros/],
    ['an archive', zip({ 'a.txt': 'a' }), /an archive \(ZIP\)/],
    ['an Excel file', zip({ '[Content_Types].xml': '', 'xl/workbook.xml': '' }), /an Excel file/],
    ['an ODT', zip({ mimetype: '', 'content.xml': '' }), /OpenDocument/],
    ['an old Excel file', compound(['Workbook']), /an Excel file \(XLS\)/],
    ['a message', compound(['__properties_version1.0']), /Outlook/],
    ['some other old Office file', compound(['Something']), /no Word document/],
    ['a locked Word file', compound(['EncryptedPackage']), /locked with a password/],
    ['a cut DOCX', docx().subarray(0, 200), /damaged or cut off/],
    ['a cut DOC', doc().subarray(0, 700), /damaged or cut off/],
    ['a DOCX whose list of parts is damaged', brokenDirectory(), /damaged or cut off/],
    ['rich text', Buffer.from('{\\rtf1 Notice}'), /rich text file \(RTF\)/],
    ['a web page', Buffer.from('<!DOCTYPE html><title>Sign in</title>'), /a web page \(HTML\)/],
    [
      'a web page after a comment, in UTF-16',
      utf16('\ufeff\r\n<!-- saved -->\r\n<HTML lang="en">'),
      /a web page \(HTML\)/,
    ],
    ['a program', Buffer.from('MZ\x90\0\x03\0\0\0', 'latin1'), /another kind of file \(EXE\)/],
    ['bytes of no kind', Buffer.from('\x07\x00\x00\x01\x99', 'latin1'), /do not know what kind/],
    ['text with a NUL', Buffer.from('Dear\0student'), /do not know what kind/],
    ['text that ends in a NUL', Buffer.from(`${letter.repeat(50)}\0`), /do not know what kind/],
  ])('%s', async (_name, bytes, sentence) => {
    expect(await judge(bytes)).toEqual({ refused: expect.stringMatching(sentence) })
  })
})

test('a file that cannot be text any more is refused before all of it was sent', async () => {
  const content = new ContentJudge()
  expect(content.take(png())).toBe(true)
  expect(content.take(Buffer.alloc(5000))).toBe(false)
})

test('any text without a NUL is text, wherever it is cut', () => {
  const text = fc.string({ unit: 'grapheme', minLength: 1 }).filter((each) => !each.includes('\0'))
  fc.assert(
    fc.property(text, fc.integer({ min: 1, max: 9 }), (each, size) => {
      const bytes = Buffer.from(`Letter: ${each}`)
      const check = new TextCheck()
      for (let from = 0; from < bytes.length; from += size) {
        check.take(bytes.subarray(from, from + size))
      }
      expect(check.isText()).toBe(true)
    }),
  )
})

test('no file of any bytes, whole or cut, makes the judge fail', async () => {
  const files = [docx(), doc(), pdf(), png(), zip({ a: 'b' }), compound(manyNames(20))]
  const damage = fc.record({
    file: fc.nat(files.length - 1),
    end: fc.double({ min: 0, max: 1, noNaN: true }),
    changes: fc.array(fc.tuple(fc.nat(4000), fc.nat(255)), { maxLength: 8 }),
  })
  await fc.assert(
    fc.asyncProperty(damage, async ({ file, end, changes }) => {
      const whole = Buffer.from(files[file] ?? '')
      for (const [at, value] of changes) if (at < whole.length) whole[at] = value
      const judged = await judge(whole.subarray(0, Math.ceil(whole.length * end) || 1))
      expect('kind' in judged || 'refused' in judged).toBe(true)
    }),
    { numRuns: 300 },
  )
  for (const size of [1, 7, 100, 5000]) await judge(randomBytes(size))
})

function withComment(archive: Buffer): Buffer {
  const commented = Buffer.concat([archive, Buffer.from('made by a printer')])
  commented.writeUInt16LE(17, archive.length - 2)
  return commented
}

function brokenDirectory(): Buffer {
  const archive = docx()
  const end = archive.lastIndexOf('PK\x05\x06', undefined, 'latin1')
  archive.writeUInt32LE(archive.length * 2, end + 16)
  return archive
}

function manyNames(count: number): string[] {
  return Array.from({ length: count }, (_, at) => `Stream ${at}`)
}
