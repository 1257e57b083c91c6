import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { buildDocx, paragraph, run } from '../extract/fixtures/buildDocx.ts'
import { buildPdf } from '../extract/fixtures/buildPdf.ts'
import { compoundDoc } from './fixtures/compoundDoc.ts'

const pdf = buildPdf([{ lines: [{ x: 72, y: 700, text: 'Words' }] }])
const docx = buildDocx(paragraph(run('Words')))

/** As where the network went away before this part of the program came. */
function lose(module: string): void {
  vi.doMock(module, () => {
    throw new TypeError('Failed to fetch dynamically imported module')
  })
}
beforeEach(() => vi.resetModules())
afterEach(() => {
  for (const module of parts) vi.doUnmock(module)
})
const parts = [
  './pdf/cleanPdf.ts',
  './docx/cleanDocx.ts',
  './doc/inspectDoc.ts',
  '../extract/pdf/readPdf.ts',
  '../extract/docx/readDocx.ts',
  'unpdf',
]

test('a part that does not load is not taken for a damaged file', async () => {
  for (const part of parts.slice(0, 3)) lose(part)
  const { cleanFile, inspectFile } = await import('./cleanFile.ts')
  await expect(cleanFile(pdf)).rejects.toMatchObject({ code: 'not_loaded' })
  await expect(cleanFile(docx)).rejects.toMatchObject({ code: 'not_loaded' })
  await expect(inspectFile(docx)).rejects.toMatchObject({ code: 'not_loaded' })
  await expect(inspectFile(compoundDoc({ x: new Uint8Array(1) }))).rejects.toMatchObject({
    code: 'not_loaded',
  })
})

test.each([
  ['pdf', '../extract/pdf/readPdf.ts', pdf],
  ['pdf', 'unpdf', pdf],
  ['docx', '../extract/docx/readDocx.ts', docx],
] as const)(
  'a reader that does not load is not taken for a file without words: %s, %s',
  async (type, part, file) => {
    lose(part)
    const { sameWords } = await import('./sameWords.ts')
    await expect(sameWords(file, file, type)).rejects.toMatchObject({ code: 'not_loaded' })
  },
)
