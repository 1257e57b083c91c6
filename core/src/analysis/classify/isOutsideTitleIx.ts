import type { Reading } from '../../document/reading.ts'
import { caseDocuments, type DocumentType } from '../report.ts'

const words =
  /\btitle[\s-]+(?:ix|9|nine)\b|\bt(?:ix|9)\b|\bsex|gender|harass|assault|stalk|\brape|\bconsent|dating|domestic|intimate|pregnan|discriminat|retaliat|\b106\.\d|complainant|respondent|formal complaint|grievance process|supportive measure/i

/** Whether a paper that looks like one of a case says no word of what such cases are about. */
export function isOutsideTitleIx({ document }: Reading, docType: DocumentType): boolean {
  return caseDocuments.some((kind) => kind === docType) && !words.test(document.text)
}
