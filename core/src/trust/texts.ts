/** The words of the trust page, which are content (`content/trust`), by the ids that the code says them by. */
import { trustTexts } from '../generated/trustTexts.ts'
import { fillSlots, type HubSlots } from './slots.ts'
import type { Answer, Place, Statement, Topic } from './statement.ts'

const { answers, statements, topics } = trustTexts

/** The titles of the groups of topics. */
export const { groups } = trustTexts

export const placeNames: Readonly<Record<Place, string>> = trustTexts.places

export function say(id: keyof typeof statements, slots?: HubSlots): Statement {
  return { id, text: fillSlots(statements[id], slots) }
}

export function reply(id: keyof typeof answers): Answer {
  const { short, text } = answers[id]
  return { id, short: fillSlots(short), text: fillSlots(text) }
}

/** The topic of this slug with what is said of it. */
export function topic(
  slug: keyof typeof topics,
  said: Pick<Topic, 'answer' | 'lines' | 'limits'>,
): Topic {
  return { slug, ...topics[slug], ...said }
}
