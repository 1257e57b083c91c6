import type { ChatCitation } from '@hub/api/chat'

interface Around {
  /** The document that the conversation is about. */
  documentId: string | null
  exists: (path: string) => boolean
}

/** Where a citation can be read: the guide's entry, or the page of the document. Undefined where nowhere. */
export function citedPlace(
  { slug, page }: ChatCitation,
  { documentId, exists }: Around,
): string | undefined {
  const entry = slug === undefined ? undefined : `/guides/${encodeURIComponent(slug)}`
  if (entry && exists(entry)) return entry
  return page !== undefined && documentId ? `/analysis/${documentId}#page-${page}` : undefined
}
