import type { ResourceCategory } from '@hub/core/knowledge/resourceCategories'
import { topics } from './topics.ts'

/** An entry as the search sees it. */
export interface SearchedResource {
  /** Its slug, or for a synthetic entry a number. */
  name: string
  title: string
  description: string
  category: ResourceCategory
  subcategory: string
  url: string | null
  phone: string | null
  keywords: string
}

const aspects = [
  'how to start',
  'what it costs',
  'forms and deadlines',
  'who to ask',
  'common questions',
  'a short guide',
  'step by step',
  'the rules in plain words',
  'what to bring',
  'when things go wrong',
  'tips from students',
  'changes this year',
]
const audiences = [
  'first-year students',
  'transfer students',
  'graduate students',
  'parents and families',
  'student athletes',
  'commuter students',
  'student workers',
  'student veterans',
  'summer students',
  'students with children',
]
const offers = [
  'Walk in on weekdays',
  'Call the office or write an email',
  'Free for all students',
  'Staff will help you fill in the form',
  'Open to everyone on campus',
  'Ask for someone you know or come with a friend',
  'Find the office near you on the map',
  'The page lists each step and who decides',
]

/** The same entries each time: every combination of thing, aspect and audience, shuffled, the first `count`. */
export function syntheticResources(count: number): SearchedResource[] {
  const random = randomNumbers(20_261_121)
  const all = topics.flatMap((topic) =>
    topic.things.flatMap((thing) =>
      aspects.flatMap((aspect) =>
        audiences.map((audience) => ({ topic, thing, aspect, audience })),
      ),
    ),
  )
  return shuffled(all, random)
    .slice(0, count)
    .map(({ topic, thing, aspect, audience }, at) => {
      const pick = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)] as T
      const sentences = shuffled(topic.sentences, random).slice(0, 3)
      const phone = random() < 0.3 ? `555-01${String(at % 100).padStart(2, '0')}` : null
      return {
        name: String(at),
        title: `${capital(thing)} for ${audience}: ${aspect}`,
        description: `For ${audience}. ${sentences.join('. ')}. ${pick(offers)}.`,
        category: topic.category,
        subcategory: topic.subcategory,
        url: `https://campus.example/${at}`,
        phone,
        keywords:
          `${pick(topic.things)} ${pick(topic.things)} ${pick(topics).subcategory}`.toLowerCase(),
      }
    })
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

function shuffled<T>(list: readonly T[], random: () => number): T[] {
  const copy = [...list]
  for (let at = copy.length - 1; at > 0; at--) {
    const other = Math.floor(random() * (at + 1))
    ;[copy[at], copy[other]] = [copy[other] as T, copy[at] as T]
  }
  return copy
}

/** Mulberry32: numbers from 0 to 1 that are the same on each machine. */
function randomNumbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
