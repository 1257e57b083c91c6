import { useMemo } from 'react'
import { useQueryParams } from '../../lib/location.ts'

/** What the screen shows. It stands in the address, by ids alone: addresses are seen and kept by others. */
export type Place =
  | { readonly kind: 'new' }
  | { readonly kind: 'conversation'; readonly id: string }
  /** A new conversation about a document. */
  | { readonly kind: 'document'; readonly id: string }
  /** A chat that is kept nowhere. In the address, so that it is not a kept one after a reload. */
  | { readonly kind: 'temporary' }
  /** The list of all conversations. */
  | { readonly kind: 'all' }

/** The place of an address's query. */
export function placeOf(query: URLSearchParams): Place {
  const conversation = query.get('conversation')
  if (conversation) return { kind: 'conversation', id: conversation }
  const document = query.get('document')
  if (document) return { kind: 'document', id: document }
  if (query.has('temporary')) return { kind: 'temporary' }
  return { kind: query.has('all') ? 'all' : 'new' }
}

/** The address of a place on the screen whose path is given (the screen has two). */
export function hrefOf(place: Place, path: string): string {
  switch (place.kind) {
    case 'new':
      return path
    case 'conversation':
    case 'document':
      return `${path}?${place.kind}=${encodeURIComponent(place.id)}`
    case 'temporary':
    case 'all':
      return `${path}?${place.kind}=yes`
  }
}

/** The name under which a place's draft and its answer under way are kept. */
export function keyOf(place: Place): string {
  if (place.kind === 'conversation') return place.id
  return place.kind === 'document' ? `document ${place.id}` : place.kind
}

/** The place that the address names. */
export function usePlace(): Place {
  const query = useQueryParams()
  return useMemo(() => placeOf(query), [query])
}
