import type { FileType } from './extracted.ts'
import { preparePdf } from './pdf/openPdf.ts'

/**
 * Loads what `extractText` needs for a kind of file. A part that does not come would else seem to be a file that is
 * damaged. Rejects with the loader's error.
 */
export async function loadReader(type: FileType): Promise<void> {
  switch (type) {
    case 'pdf':
      await Promise.all([import('./pdf/readPdf.ts'), preparePdf()])
      break
    case 'docx':
      await import('./docx/readDocx.ts')
      break
    case 'doc':
      await import('./doc/readDoc.ts')
      break
    case 'txt':
      await import('./txt/readTxt.ts')
  }
}
