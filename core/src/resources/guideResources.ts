import type { GuideEntry } from '../knowledge/guide/entry.ts'
import { guide } from '../knowledge/guide.ts'
import { guideChapters } from '../knowledge/guideChapters.ts'
import type { ResourceCategory } from '../knowledge/resourceCategories.ts'

/** What the slug of a guide's resource begins with. */
export const guidePrefix = 'guide-'

/** An entry of the guide as the Resource Hub lists it and the search finds it. */
export interface GuideResource {
  readonly slug: string
  readonly title: string
  readonly description: string
  readonly category: ResourceCategory
  readonly subcategory: string
  /** How people ask for it; searched, never shown. */
  readonly keywords: string
  /** The month in which the facts were last checked, as YYYY-MM. */
  readonly checked: string
}

/** Every entry of the guide as a resource, in the order of reading. */
export const guideResources: readonly GuideResource[] = guide.map(resourceOf)

/** The entry of the guide that a resource's slug stands for; null where it is no guide. */
export function guideOfSlug(slug: string | null): string | null {
  return slug?.startsWith(guidePrefix) ? slug.slice(guidePrefix.length) : null
}

function resourceOf({ slug, title, summary, topic, asked, checked }: GuideEntry): GuideResource {
  const { label, category } = guideChapters[topic]
  return {
    slug: guidePrefix + slug,
    title,
    description: summary,
    category,
    subcategory: label,
    keywords: asked.join(' '),
    checked,
  }
}
