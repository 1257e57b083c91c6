import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cleanFileName } from './fileName.ts'

test.each([
  ['Notice of allegations.pdf', 'Notice of allegations.pdf'],
  ['C:\\Users\\Robin\\Desktop\\letter.docx', 'letter.docx'],
  ['../../etc/passwd', 'passwd'],
  ['letter\0\u0007.pdf', 'letter.pdf'],
  ['letter\u202Efdp.exe', 'letterfdp.exe'],
  ['line\r\nbreak.txt', 'linebreak.txt'],
  ['  Øvergaard – décision.pdf ', 'Øvergaard – décision.pdf'],
  ['e\u0301t\u00e9.pdf', 'été.pdf'],
  ['.pdf', 'document.docx'],
  ['', 'document.docx'],
  [undefined, 'document.docx'],
  ['...', 'document.docx'],
  ['letter', 'letter'],
  ['\ud800letter.pdf', '\ufffdletter.pdf'],
])('%j is shown as %j', (given, shown) => {
  expect(cleanFileName(given, 'docx')).toBe(shown)
})

test('a name of 300 characters is cut to 255 and keeps its ending', () => {
  expect(cleanFileName(`${'a'.repeat(300)}.pdf`, 'pdf')).toBe(`${'a'.repeat(251)}.pdf`)
  expect(cleanFileName(`${'a'.repeat(250)}${'😀'.repeat(20)}.pdf`, 'pdf')).toBe(
    `${'a'.repeat(250)}.pdf`,
  )
})

test('any name becomes one that can be stored and shown, and stays as it is from then on', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 600 }), (given) => {
      const name = cleanFileName(given, 'pdf')
      expect(name.length).toBeGreaterThan(0)
      expect(name.length).toBeLessThanOrEqual(255)
      expect(name).not.toMatch(/[/\\\p{Cc}\u202e]/u)
      expect(name.isWellFormed()).toBe(true)
      expect(cleanFileName(name, 'pdf')).toBe(name)
    }),
    { numRuns: 500 },
  )
})
