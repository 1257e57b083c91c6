import { expect, test } from 'vitest'
import { isLocalPath } from './localPath.ts'

test.each([
  'file:///C:/Users/x/a.docx',
  'C:\\Users\\x',
  '\\\\server\\share\\a.docx',
  '/Users/x/a.docx',
  ' HYPERLINK "file:///C:/Users/x/a.docx" \\o "more"',
  'HYPERLINK "C:/Users/x/a.docx"',
  'INCLUDEPICTURE "\\\\\\\\server\\\\share\\\\a.png"',
  'LINK Excel.Sheet.8 "C:\\\\Users\\\\x.xls"',
  'HYPERLINK &quot;file:///home/x/a.odt&quot;',
  'HYPERLINK "/home/x/a.odt"',
])('a place on a computer or in an office: %s', (text) => expect(isLocalPath(text)).toBe(true))

test.each([
  'https://example.edu/home/a.docx',
  'HYPERLINK "https://example.edu/users/home/x" \\o "more"',
  'TOC \\o "1-3" \\h \\z \\u',
  'DATE \\@ "M/d/yyyy" \\* MERGEFORMAT',
  'mailto:office@example.edu',
  'Profile: see the letter',
])('no such place: %s', (text) => expect(isLocalPath(text)).toBe(false))
