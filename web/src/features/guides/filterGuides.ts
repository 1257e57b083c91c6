import type { GuideSummary } from '@hub/api/guides'
import { type GuideTopic, guideTopics } from '@hub/core/knowledge/guide/entry'
import { guideChapters } from '@hub/core/knowledge/guideChapters'
import { isFor, type Reader } from './reader.ts'

/** The entries for a reader that hold each word of a text, at least the beginning of one of theirs. */
export function filterGuides(
  guides: readonly GuideSummary[],
  text: string,
  reader: Reader,
): GuideSummary[] {
  const wanted = wordsOf(text)
  return guides.filter((guide) => {
    if (!isFor(reader, guide.appliesTo)) return false
    const words = wordsOf(`${guide.title} ${guide.summary} ${guideChapters[guide.topic].label}`)
    return wanted.every((word) => words.some((known) => known.startsWith(word)))
  })
}

interface Chapter {
  topic: GuideTopic
  guides: GuideSummary[]
}

/** The entries by chapter, in the order of reading; empty chapters are left out. */
export function byChapter(guides: readonly GuideSummary[]): Chapter[] {
  return guideTopics
    .map((topic) => ({ topic, guides: guides.filter((guide) => guide.topic === topic) }))
    .filter((chapter) => chapter.guides.length > 0)
}

function wordsOf(text: string): string[] {
  const plain = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
  return plain.match(/[\p{L}\p{N}]+/gu) ?? []
}
