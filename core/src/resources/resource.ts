import type { ResourceCategory } from '../knowledge/resourceCategories.ts'

/** An organisation of the built-in directory. */
export type KnownResource = {
  /** Stable name in addresses and tests: small letters, figures and hyphens. */
  readonly slug: string
  readonly title: string
  readonly category: ResourceCategory
  /** What kind of help within the category, in one to five words. */
  readonly subcategory: string
  readonly description: string
  readonly url: string
  /** Ways to call or text, parted by ";", as `contactWays` reads them. */
  readonly phone: string | null
  /** Whom it serves: the person who reported, the person named in the report, or both. */
  readonly audience: 'both' | 'complainant' | 'respondent'
  /** How sure we are of link and number. */
  readonly confidence: 'high' | 'medium'
  /** The month in which the facts were last checked, as YYYY-MM. */
  readonly checked: string
  /** Further words people search with, parted by spaces; never shown. */
  readonly keywords: string
}

/** What is shown of an organization wherever it stands. */
export type ResourceFacts = Omit<KnownResource, 'checked' | 'keywords' | 'category'>
