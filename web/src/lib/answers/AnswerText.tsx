import type { ChatCitation } from '@hub/api/chat'
import { useCallback } from 'react'
import { CiteChip } from '../cites/CiteChip.tsx'
import { phoneLinks } from '../contacts/phoneLinks.ts'
import { Markdown } from '../markdown/Markdown.tsx'
import { unfinished } from '../markdown/unfinished.ts'
import styles from './AnswerText.module.css'
import { citedPlace } from './citedPlace.ts'

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
