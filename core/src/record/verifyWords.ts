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
      title: 'This is no export of a record, or its list of contents was changed.',
      text: 'Choose the ZIP file or the folder as it was exported, with manifest.json in it. If you did, something in manifest.json was changed, and nothing can be checked.',
    }
  }
  return verification.result === 'whole'
    ? {
        title: 'Everything here matches.',
        text: 'All entries, files and their order are as they were exported. Read below what that shows and what it does not.',
      }
    : {
        title: 'Something does not match.',
        text: 'What differs is listed first. It was changed, moved or lost after the export.',
      }
}
