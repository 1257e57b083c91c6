import { putBackWords } from '@hub/core/knowledge/law'
import { heading10645, sectionOf } from '@hub/core/knowledge/officialPages'

/** What somebody must know who follows a cite of section 106.45 to another site; '' where none of the cites is one. */
export function note10645(cites: readonly string[]): string {
  if (!cites.some((cite) => sectionOf(cite) === '106.45')) return ''
  return `Section 106.45 in force is headed “${heading10645}”. A page with another heading is a copy from before ${putBackWords}: it shows the text of 2024, which a court set aside.`
}
