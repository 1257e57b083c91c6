import type { KnownResource, ResourceFacts } from '../resources/resource.ts'
import { searchTerms } from '../resources/searchTerms.ts'
import { lawCheckedMonth } from './law.ts'
import type { ResourceCategory } from './resourceCategories.ts'
import { advocacy } from './resources/advocacy.ts'
import { counseling } from './resources/counseling.ts'
import { educational } from './resources/educational.ts'
import { emergency } from './resources/emergency.ts'
import { legal } from './resources/legal.ts'
import { procedural } from './resources/procedural.ts'

/**
 * The organisations the hub starts with, by group, emergency first. A number that could not be
 * confirmed is left out on purpose: add none without a source. What they say of the law, links,
 * numbers and hours is compared with its sources whenever the law is.
 */
export const resources: readonly KnownResource[] = [
  ...filed('emergency', emergency),
  ...filed('counseling', counseling),
  ...filed('legal', legal),
  ...filed('advocacy', advocacy),
  ...filed('procedural', procedural),
  ...filed('educational', educational),
]

function filed(category: ResourceCategory, group: readonly ResourceFacts[]): KnownResource[] {
  return group.map((facts) => ({
    ...facts,
    category,
    checked: lawCheckedMonth,
    keywords: searchTerms[facts.slug] ?? '',
  }))
}
