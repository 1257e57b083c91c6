import type { GuideSummary } from '@hub/api/guides'
import { guideChapters } from '@hub/core/knowledge/guideChapters'
import { countWords } from '../countWords.ts'
import { byChapter } from '../filterGuides.ts'
import styles from './ChapterLinks.module.css'

interface ChapterLinksProps {
  shown: readonly GuideSummary[]
  /** How many entries there are without filters. */
  all: number
}

/** How many entries are shown, and the way to each of their chapters. */
export function ChapterLinks({ shown, all }: ChapterLinksProps) {
  const chapters = byChapter(shown)
  return (
    <div className={styles.row}>
      <p role="status" className={styles.count}>
        {shown.length === all ? countWords(all) : `${shown.length} of ${countWords(all)}`}
      </p>
      {chapters.length > 1 && (
        <details className={styles.chapters}>
          <summary className={styles.summary}>Jump to a chapter</summary>
          <nav aria-label="Chapters">
            <ul className={styles.links}>
              {chapters.map(({ topic, guides }) => (
                <li key={topic}>
                  <a href={`#${topic}`}>{guideChapters[topic].label}</a>{' '}
                  <span className={styles.count}>{guides.length}</span>
                </li>
              ))}
            </ul>
          </nav>
        </details>
      )}
    </div>
  )
}
