import type { DocumentType } from './report.ts'

/** What a document is called in a sentence about it; all others are letters. */
const names: Partial<Record<DocumentType, string>> = {
  investigative_report: 'The report',
  school_policy: 'The policy',
}

/**
 * The texts of a point name the document that they are about at the beginning of a sentence.
 *
 * @param words such as "{Paper} limits who may be your advisor."
 * @returns "The policy limits who may be your advisor."
 */
export function paperNamed(words: string, docType: DocumentType): string {
  return words.replaceAll('{Paper}', names[docType] ?? 'The letter')
}
