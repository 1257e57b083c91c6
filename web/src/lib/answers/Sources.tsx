import type { ChatCitation } from '@hub/api/chat'
import { Quote } from '../../ui/text/Quote.tsx'
import { NumberedSource } from '../cites/NumberedSource.tsx'
import { unbroken } from '../cites/UnbrokenCites.tsx'
import { citedPlace } from './AnswerText.tsx'
import styles from './Sources.module.css'

interface SourcesProps {
  citations: readonly ChatCitation[]
  documentId: string | null
  sourceId: (number: number) => string
  exists: (path: string) => boolean
}

/** What an answer rests on: in the margin, or under the answer where there is none. */
export function Sources({ citations, documentId, sourceId, exists }: SourcesProps) {
  if (citations.length === 0) return null
  return (
    <div className={styles.sources} role="group" aria-label="Sources for this answer">
      <h4 className={styles.title}>Sources for this answer</h4>
      <ol>
        {citations.map((citation, at) => (
          <NumberedSource key={at} id={sourceId(at + 1)} number={at + 1} className={styles.source}>
            <Cited citation={citation} href={citedPlace(citation, { documentId, exists })} />
            {citation.quote && <Quote>{citation.quote}</Quote>}
          </NumberedSource>
        ))}
      </ol>
    </div>
  )
}

function Cited({ citation, href }: { citation: ChatCitation; href: string | undefined }) {
  const words = unbroken(citation.cite)
  if (!href) return <span className={styles.cite}>{words}</span>
  return (
    <a className={styles.cite} href={href}>
      {words}
    </a>
  )
}
