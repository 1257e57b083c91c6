import type { Guide, GuideSummary } from '@hub/api/guides'
import { guideChapters } from '@hub/core/knowledge/guideChapters'
import { TextLink } from '../../../ui/buttons/TextLink.tsx'
import styles from './Around.module.css'

/** Where to read on: related entries, and the neighbours in the chapter. */
export function Around({ guide }: { guide: Guide }) {
  const { related, previous, next, topic } = guide
  return (
    <div className={styles.around}>
      {related.length > 0 && (
        <section aria-labelledby="related">
          <h2 id="related" className={styles.title}>
            Related guides
          </h2>
          <ul className={styles.related}>
            {related.map((entry) => (
              <li key={entry.slug}>
                <TextLink look="strong" href={`/guides/${entry.slug}`}>
                  {entry.title}
                </TextLink>
                <p className={styles.note}>{entry.summary}</p>
              </li>
            ))}
          </ul>
        </section>
      )}
      {(previous ?? next) && (
        <nav className={styles.neighbours} aria-label={`Chapter: ${guideChapters[topic].label}`}>
          <Neighbour words="Previous" entry={previous} />
          <Neighbour words="Next" entry={next} />
        </nav>
      )}
    </div>
  )
}

function Neighbour({ words, entry }: { words: string; entry: GuideSummary | null }) {
  if (!entry) return <span />
  return (
    <p>
      <span className={styles.note}>{words} in this chapter</span>
      <TextLink look="strong" href={`/guides/${entry.slug}`}>
        {entry.title}
      </TextLink>
    </p>
  )
}
