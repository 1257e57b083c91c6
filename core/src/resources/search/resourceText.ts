import type { ResourceCategory } from '../../knowledge/resourceCategories.ts'
import { guidePrefix } from '../guideResources.ts'
import { plainWords, wordsOfQuery } from './wordsOf.ts'

/** What the search must know of a shown resource. */
export interface SearchedResource {
  id: number
  title: string
  description: string
  /** What people search with and the resource does not say; of a guide, how people ask for it. */
  keywords: string
  category: ResourceCategory
  subcategory: string | null
  url: string | null
  phone: string | null
  slug: string | null
  createdAt: Date
}

/** The parts of a resource as bits, by how much a word in them counts: the title most. */
export const parts = { title: 1, keywords: 2, description: 4 } as const

/** The parts that a guide says itself: how it is asked for holds every common word. */
export const shownParts = parts.title | parts.description

/** The words of one part of a resource, in order and in small letters. */
export interface TextPart {
  part: number
  words: readonly string[]
}

/** All words of a resource in the order of its parts: title, keywords, description. */
export function textOf(resource: SearchedResource): TextPart[] {
  const { title, keywords, category, subcategory, description, phone } = resource
  const asked = [keywords, category, subcategory ?? '', ...codesOf(title, phone)].join(' ')
  return [
    { part: parts.title, words: composedWords(title) },
    { part: parts.keywords, words: composedWords(asked) },
    { part: parts.description, words: composedWords(description) },
  ]
}

export function isGuide({ slug }: SearchedResource): boolean {
  return slug?.startsWith(guidePrefix) ?? false
}

/** As a search is read: "é" in two characters is "é". */
function composedWords(text: string): string[] {
  return plainWords(text.normalize('NFC'))
}

/** What people type that is no word of the text: the capitals of the title ("EEOC") and whole phone numbers. */
function codesOf(title: string, phone: string | null): string[] {
  return [title.replace(/[^A-Z]+/g, ''), ...(phone ?? '').split(';').flatMap(numbersOf)]
}

const SHORTEST_NUMBER = 3

/** All digits of a phone number, and its numbers as a search for it is read: without country code and extension. */
function numbersOf(number: string): string[] {
  const read = wordsOfQuery(number).filter((word) => /^\d+$/.test(word))
  return [...new Set([number.replace(/\D+/g, ''), ...read])].filter(
    (digits) => digits.length >= SHORTEST_NUMBER,
  )
}
