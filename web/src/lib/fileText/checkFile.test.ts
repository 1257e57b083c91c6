import { DOCUMENT_BYTES_MAX } from '@hub/api/documents'
import { describe, expect, it } from 'vitest'
import { FILE_BYTES_MAX, fileProblem, tooLarge, typeOf, wrongType } from './checkFile.ts'

const file = (name: string, type = '', size = 10) => ({ name, type, size })

describe('a chosen file', () => {
  it.each(['letter.pdf', 'Letter.PDF', 'letter.doc', 'v1.2 final.docx', 'words.txt'])(
    'is taken by its ending: %s',
    (name) => expect(fileProblem(file(name, 'application/kswps'))).toBeUndefined(),
  )

  it.each(['letter.png', 'letter.pdf.exe', 'letter.pages', 'letter', 'letter.', '.pdf/x'])(
    'is refused by its ending: %s',
    (name) => expect(fileProblem(file(name))).toBe(wrongType),
  )

  it('is taken by its type where the name has no ending', () => {
    expect(typeOf(file('Letter from school', 'application/pdf'))).toBe('application/pdf')
    expect(fileProblem(file('Photo', 'image/jpeg'))).toBe(wrongType)
  })

  it('may have 10 MB to the byte, as on the wire', () => {
    expect(FILE_BYTES_MAX).toBe(DOCUMENT_BYTES_MAX)
    expect(fileProblem(file('a.txt', '', FILE_BYTES_MAX))).toBeUndefined()
    expect(fileProblem(file('a.txt', '', FILE_BYTES_MAX + 1))).toBe(tooLarge)
  })

  it('is not taken for its type by a name from JavaScript', () => {
    expect(typeOf(file('a.toString'))).toBeUndefined()
  })
})
