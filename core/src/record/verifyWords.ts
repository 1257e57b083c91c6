import type { Verification } from './verifyExport.ts'

/** What a check found, as a title and a sentence. */
export interface VerdictWords {
  readonly title: string
  readonly text: string
}

/** The outcome of a check in plain words; the same on the hub and in the export's own page. */
export function verdictWords(verification: Verification): VerdictWords {
  if (verification.result === 'unreadable') {
    return {
      title: 'This cannot be read as the export of a record.',
      text: 'Choose the ZIP file or the folder as it was exported, with manifest.json in it. If you did, it was changed after that, or it holds more than 1 GB or 10,000 files. Nothing of it can be checked here.',
    }
  }
  return verification.result === 'whole'
    ? {
        title: 'Everything here matches.',
        text: 'All entries, files and their order fit together. Read below what that shows and what it does not.',
      }
    : {
        title: 'Something does not match.',
        text: 'What differs is listed first. It was changed, moved or lost after the export.',
      }
}
