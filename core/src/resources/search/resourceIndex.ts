/** The search of resources and guides: an index of their words, in memory, made once and then only read. */
import type { ResourceCategory } from '../../knowledge/resourceCategories.ts'
import { createTrigrams } from '../../text/trigrams.ts'
import { type ContentType, contentTypesOf } from '../contentType.ts'
import { createMatcher } from './matches.ts'
import { type Placed, placesOf } from './places.ts'
import { createPostings } from './postings.ts'
import { isGuide, parts, type SearchedResource, shownParts, textOf } from './resourceText.ts'
import { planSearch, type ReadAs, type SearchPlan } from './searchPlan.ts'
import { createVocabulary, type Vocabulary } from './vocabulary.ts'
import { wordsOfQuery } from './wordsOf.ts'

export interface ResourceSearch {
  words: string
  category?: ResourceCategory
  type?: ContentType
  /** Only what was added since then. */
  since?: Date
  /** How many at most. */
  limit: number
  /** The place of the last one that was read before. */
  after?: number
}

export interface FoundResources {
  /** Best first. */
  found: Placed[]
  /** The words, in small letters, that can stand in what was found as matches. */
  words: ReadonlySet<string>
  /** The words of the search that nothing holds, and what was looked for in their place. */
  readAs: readonly ReadAs[]
}

export interface ResourceIndex {
  search(search: ResourceSearch): FoundResources
}

/** Words beyond these add nothing to a search but time, and a term must fit in the bits of a number. */
const MOST_WORDS = 24

/** An index that is being made: `add` all shown resources, then take it. */
export interface ResourceIndexInMaking {
  add(resource: SearchedResource): void
  finish(): ResourceIndex
}

/** What a filter asks of a resource, and what the order is made of. */
interface Kept {
  id: number
  title: string
  isGuide: boolean
  category: ResourceCategory
  types: readonly ContentType[]
  createdAt: Date
}

export function createResourceIndex(): ResourceIndexInMaking {
  const trigrams = createTrigrams()
  const postings = createPostings((word) => trigrams.add(word))
  const kept: Kept[] = []
  return {
    add: (resource) => {
      const guide = isGuide(resource)
      postings.add(textOf(resource), guide ? shownParts : shownParts | parts.keywords)
      const { id, title, category, createdAt } = resource
      const types = contentTypesOf(resource)
      kept.push({ id, title, isGuide: guide, category, types, createdAt })
    },
    finish: () => {
      const vocabulary = createVocabulary(postings, trigrams)
      const match = createMatcher(postings)
      return {
        search: (search) => {
          const { words, plan } = planned(search.words, vocabulary)
          if (!plan) return { found: [], words: new Set(), readAs: [] }
          const matches = match(plan, (slot) => isWanted(kept[slot], search))
          const found = matches.flatMap((one) => {
            const resource = kept[one.slot]
            return resource ? { ...resource, match: one } : []
          })
          const { said, terms } = plan
          const placed = placesOf(found, { said, whole: words.join(' '), terms: terms.length })
          const { after = 0, limit } = search
          return {
            found: placed.filter(({ place }) => place > after).slice(0, limit),
            words: formsOf(plan),
            readAs: terms.flatMap(({ readAs }) => readAs ?? []),
          }
        },
      }
    },
  }

  function formsOf({ terms }: SearchPlan): ReadonlySet<string> {
    const expansions = terms.flatMap((term) => term.expansions)
    const lexemes = expansions.flatMap((expansion) => expansion.lexemes)
    return new Set(lexemes.flatMap((lexeme) => postings.postings[lexeme]?.words ?? []))
  }
}

/** The plan of a search, and its words: one that is not known is parted where it is two in one. */
function planned(search: string, vocabulary: Vocabulary) {
  const typed = wordsOfQuery(search).slice(0, MOST_WORDS)
  const plan = planSearch(typed, vocabulary)
  const unknown = new Set(
    (plan?.terms ?? [])
      .filter(({ expansions, readAs }) => expansions.length === 0 || readAs)
      .map(({ at }) => at - 1),
  )
  const parted = typed.flatMap((word, at) => (unknown.has(at) && vocabulary.parted(word)) || [word])
  if (parted.length === typed.length) return { words: typed, plan }
  const words = parted.slice(0, MOST_WORDS)
  return { words, plan: planSearch(words, vocabulary) }
}

function isWanted(resource: Kept | undefined, { category, type, since }: ResourceSearch): boolean {
  if (!resource) return false
  if (category && resource.category !== category) return false
  if (type && !resource.types.includes(type)) return false
  return !since || resource.createdAt >= since
}
