import type { RegistryDocument } from '../../../wallet/registry/records.ts'

/**
 * Where `lookForRing` would look first, in one word that changes with it: the newest document, and the newest that has
 * an analysis, since an analysis that was recorded meanwhile may bring ways that changed. Empty while the documents are
 * not known.
 *
 * @param documents newest first
 */
export function ringSources(documents: readonly RegistryDocument[] | undefined): string {
  if (!documents) return ''
  const analyzed = documents.find(({ isAnalyzed }) => isAnalyzed)
  return `${documents[0]?.id ?? 'none'} ${analyzed?.id ?? 'none'} ${analyzed?.analysisHash ?? ''}`
}
