import { guideChapters as chapters } from '../generated/guideChapters.ts'
import type { GuideTopic } from './guide/entry.ts'
import type { ResourceCategory } from './resourceCategories.ts'

interface Chapter {
  readonly label: string
  /** One short sentence under the heading. */
  readonly explanation: string
  /** Where the Resource Hub shows its entries. */
  readonly category: ResourceCategory
}

/** What the reader sees of each chapter of the guide (`content/guide`). */
export const guideChapters: Readonly<Record<GuideTopic, Chapter>> = chapters
