import type { Resource, SearchHit } from '@hub/api/resources'
import type { ResourceCategory } from '@hub/core/knowledge/resourceCategories'
import { guideOfSlug } from '@hub/core/resources/guideResources'
import type { FoundResources } from '@hub/core/resources/search/resourceIndex'
import { wordsOf } from '@hub/core/resources/search/wordsOf'
import type { ResourceRow } from './store.ts'

/** A half-open range of UTF-16 units. */
type Mark = [start: number, end: number]

/** The only way from a row of `resources` to the wire. */
export function presentResource(row: ResourceRow): Resource {
  return {
    id: row.id,
    title: row.title,
    description: row.description,
    category: row.category as ResourceCategory,
    subcategory: row.subcategory,
    url: row.url,
    phone: row.phone,
    guide: guideOfSlug(row.slug),
    createdAt: row.createdAt.toISOString(),
  }
}

/** A found resource with its matched words (in small letters) marked, and what was looked for. */
export function presentHit(
  row: ResourceRow,
  { words, readAs }: Pick<FoundResources, 'words' | 'readAs'>,
): SearchHit {
  return {
    ...presentResource(row),
    marks: {
      title: markWords(row.title, words),
      description: markWords(row.description, words),
    },
    readAs,
  }
}

/** Where any of some words (in small letters) stand in a text, in order. */
export function markWords(text: string, words: ReadonlySet<string>): Mark[] {
  return wordsOf(text)
    .filter(({ word }) => words.has(word))
    .map(({ start, end }) => [start, end])
}
