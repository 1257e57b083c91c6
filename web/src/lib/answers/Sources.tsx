import type { ChatCitation } from '@hub/api/chat'
import { Quote } from '../../ui/Quote.tsx'
import { citedPlace } from './citedPlace.ts'
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
          <li key={at} id={sourceId(at + 1)} tabIndex={-1} className={styles.source}>
            <span className={styles.number} aria-hidden="true">
              {at + 1}
            </span>
            <div className={styles.words}>
              <Cited citation={citation} href={citedPlace(citation, { documentId, exists })} />
              {citation.quote && <Quote>{citation.quote}</Quote>}
            </div>
          </li>
        ))}
      </ol>
    </div>
  )
}

function Cited({ citation, href }: { citation: ChatCitation; href: string | undefined }) {
  // "34 CFR" is never broken, nor is it parted from the paragraph's number.
  const words = citation.cite.replace(/^(\d+) (CFR|U\.S\.C\.) /, '$1\u00a0$2\u00a0')
  if (!href) return <span className={styles.cite}>{words}</span>
  return (
    <a className={styles.cite} href={href}>
      {words}
    </a>
  )
}
