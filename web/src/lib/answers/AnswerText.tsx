import type { ChatCitation } from '@hub/api/chat'
import { useCallback } from 'react'
import { CiteChip } from '../cites/CiteChip.tsx'
import { phoneLinks } from '../contacts/phoneLinks.ts'
import { Markdown } from '../markdown/Markdown.tsx'
import styles from './AnswerText.module.css'

interface AnswerTextProps {
  text: string
  citations: readonly ChatCitation[]
  /** It is still being written. */
  writing: boolean
  /** The guide wrote it: every phone number in it can be dialled. */
  byGuide: boolean
  documentId: string | null
  /** The id of the place where a source stands beside the answer. */
  sourceId: (number: number) => string
  exists: (path: string) => boolean
}

/** The words of an answer: its marks drawn, its sources as numbered chips, its phone numbers as links. */
export function AnswerText(props: AnswerTextProps) {
  const { text, citations, writing, byGuide, documentId, sourceId, exists } = props
  const words = useCallback((text: string) => <Words text={text} byGuide={byGuide} />, [byGuide])
  const cite = (number: number) => {
    const citation = citations[number - 1]
    // Its source is on the way, or there is none: then it stands as it was written.
    if (!citation) return writing ? null : ` [${number}]`
    return (
      <CiteChip
        number={number}
        cite={citation.cite}
        href={citedPlace(citation, { documentId, exists }) ?? `#${sourceId(number)}`}
      />
    )
  }
  return (
    <div className={styles.answer}>
      <Markdown text={unfinished(text)} words={words} cite={cite} exists={exists} />
    </div>
  )
}

function Words({ text, byGuide }: Pick<AnswerTextProps, 'text' | 'byGuide'>) {
  return phoneLinks(text, byGuide).map((part, at) =>
    typeof part === 'string' ? (
      part
    ) : (
      <a key={at} className={styles.phone} href={part.href}>
        {part.words}
      </a>
    ),
  )
}

/**
 * A text that is still being written, so that it reads well at every moment: half of a mark at its end is
 * held back, and bold words are bold before their end has come.
 */
export function unfinished(text: string): string {
  const paragraph = text.lastIndexOf('\n\n') + 1
  const last = text
    .slice(paragraph)
    .replace(/\[[^[\]\n]{0,300}(?:\]\([^()\s]{0,2000})?$/, '')
    .replace(/\*{1,2}$/, (mark) => (mark === '**' ? mark : ''))
  const marks = last.split('**').length - 1
  if (marks % 2 === 0) return text.slice(0, paragraph) + last
  // An opening mark with nothing after it would show as it was typed.
  const open = last.lastIndexOf('**')
  const words = last.slice(open + 2)
  const closed = words.trim() === '' ? last.slice(0, open) : `${last.trimEnd()}**`
  return text.slice(0, paragraph) + closed
}

interface Around {
  /** The document that the conversation is about. */
  documentId: string | null
  exists: (path: string) => boolean
}

/** Where a citation can be read: the guide's entry, or the page of the document. Undefined where nowhere. */
export function citedPlace(
  { slug, page }: ChatCitation,
  { documentId, exists }: Around,
): string | undefined {
  const entry = slug === undefined ? undefined : `/guides/${encodeURIComponent(slug)}`
  if (entry && exists(entry)) return entry
  return page !== undefined && documentId ? `/analysis/${documentId}#page-${page}` : undefined
}
