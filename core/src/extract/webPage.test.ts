import { strToU8 } from 'fflate'
import { expect, test } from 'vitest'
import { looksLike } from './looksLike.ts'

/** In UTF-16, with its mark. */
function wide(text: string, isLittle: boolean): Uint8Array {
  const units = [...`\ufeff${text}`].map((letter) => letter.charCodeAt(0))
  return Uint8Array.from(
    units.flatMap((unit) => (isLittle ? [unit & 255, unit >> 8] : [unit >> 8, unit & 255])),
  )
}

const page = '<!DOCTYPE html>\n<html><head><title>Sign in</title></head></html>'

test.each<[string, Uint8Array]>([
  ['with its declaration', strToU8(page)],
  ['in capitals', strToU8('<HTML><BODY>Sign in</BODY></HTML>')],
  ['after blank lines', strToU8(`\r\n\r\n  ${page}`)],
  ['after the mark of UTF-8', strToU8(`\ufeff${page}`)],
  ['in UTF-16, little endian', wide(page, true)],
  ['in UTF-16, big endian', wide(page, false)],
  ['after comments', strToU8(`<!-- saved -->\n<!-- from <html> -->\n${page}`)],
  ['as XHTML', strToU8(`<?xml version="1.0"?>\n${page}`)],
  ['as Word saves it', strToU8('<html xmlns:v="urn:schemas-microsoft-com:vml">')],
  ['without its first tags', strToU8('<meta charset=utf-8><p>Sign in')],
  ['as a part of a page', strToU8('<div class="letter">Dear student</div>')],
])('a web page is told by its content: %s', (_how, bytes) => {
  expect(looksLike(bytes)).toBe('web_page')
})

test.each([
  'Dear student, the page began with <!doctype html>.',
  '<abby@example.edu> wrote: see <a href="x">',
  '<paragraph 1> The hearing is on May 4.',
  '< p > is not how a page begins',
  '<!-- a note of mine --> Dear student',
  '<!-- a comment that does not end <html>',
])('a text that only speaks of tags is a text: %s', (text) => {
  expect(looksLike(strToU8(text))).toBe('other')
})

test('a PDF after what a web server complains of is a PDF', () => {
  expect(looksLike(strToU8('<br />\n<b>Warning</b>: x\n%PDF-1.7\n'))).toBe('pdf')
})
