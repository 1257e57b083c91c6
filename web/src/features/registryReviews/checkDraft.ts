import { addTags } from '../../lib/reviews/tags.ts'
import type { Draft } from './draft.ts'

/** The contract's limits, in bytes of UTF-8: a letter with an accent takes two. */
const NAME_BYTES = 255
const TAG_BYTES = 32
const TAGS_MOST = 8

const CONTENT_LEAST = 10
export const CONTENT_MOST = 10_000

/** The sentence for each wrong field. Empty: all is well. */
export function draftErrors(draft: Draft): Record<string, string> {
  const errors = {
    school: schoolError(draft),
    title: textError('Title', draft.title),
    content: contentError(draft.content.trim()),
    tags: tagsError(addTags(draft.tags, draft.tagText)),
  }
  const wrong = Object.entries(errors).filter((entry): entry is [string, string] => !!entry[1])
  return Object.fromEntries(wrong)
}

/** What is wrong with a list of tags; undefined where nothing is. */
export function tagsError(tags: readonly string[]): string | undefined {
  if (tags.some((tag) => byteLength(tag) > TAG_BYTES)) {
    return `A tag must be at most ${TAG_BYTES} characters. Letters with accents count as two.`
  }
  return tags.length > TAGS_MOST ? `Use at most ${TAGS_MOST} tags` : undefined
}

function schoolError({ schoolFrom, school, schoolText }: Draft): string | undefined {
  if (schoolFrom === 'typed') return textError('School name', schoolText)
  return school ? undefined : 'School name is required'
}

function textError(label: string, typed: string): string | undefined {
  const text = typed.trim()
  if (text === '') return `${label} is required`
  if (byteLength(text) <= NAME_BYTES) return undefined
  return `${label} must be at most ${NAME_BYTES} characters. Letters with accents count as two.`
}

function contentError(content: string): string | undefined {
  if (content.length < CONTENT_LEAST) return 'Content must be at least 10 characters'
  if (content.length > CONTENT_MOST) return 'Content must be at most 10,000 characters'
  return undefined
}

function byteLength(text: string): number {
  return new TextEncoder().encode(text).length
}
