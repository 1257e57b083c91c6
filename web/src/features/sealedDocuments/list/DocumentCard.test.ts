import { expect, test } from 'vitest'
import { endingOf, typeName } from './DocumentCard.tsx'

test('a card names the type that the record has, and calls nothing else a PDF', () => {
  const docx = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
  expect(typeName('application/pdf')).toBe('PDF Document')
  expect(typeName(docx)).toBe('Word Document (DOCX)')
  expect(typeName('application/msword')).toBe('Word Document (DOC)')
  expect(typeName('text/plain')).toBe('Text Document')
  expect(typeName('toString')).toBe('Document')
  expect(typeName('text/html')).toBe('Document')
})

test('a saved file gets the ending of its type', () => {
  expect(endingOf('application/pdf')).toBe('pdf')
  expect(endingOf('text/html')).toBe('bin')
})
