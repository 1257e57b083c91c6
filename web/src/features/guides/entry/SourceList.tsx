import type { Guide } from '@hub/api/guides'
import { heading10645, sectionOf } from '@hub/core/knowledge/officialPages'
import { NumberedSource } from '../../../lib/cites/NumberedSource.tsx'
import { unbroken } from '../../../lib/cites/unbroken.ts'
import styles from './SourceList.module.css'
import { SourceText } from './SourceText.tsx'
import { sourceId } from './sourceId.ts'

type Source = Guide['sources'][number]

/** What an entry rests on, numbered as in its statements. */
export function SourceList({ sources }: { sources: readonly Source[] }) {
  if (sources.length === 0) return null
  const leadsTo10645 = sources.some(
    ({ cite, url, text }) => url && !text && sectionOf(cite) === '106.45',
  )
  return (
    <section aria-labelledby="sources" className={styles.sources}>
      <h2 id="sources" className={styles.title}>
        Sources
      </h2>
      <ol>
        {sources.map((source, at) => (
          <NumberedSource
            key={source.cite}
            id={sourceId(at + 1)}
            number={at + 1}
            className={styles.source}
          >
            <p className={styles.cite}>{unbroken(source.cite)}</p>
            {source.name && <p className={styles.note}>{source.name}</p>}
            <SourceText source={source} />
          </NumberedSource>
        ))}
      </ol>
      {leadsTo10645 && (
        <p className={styles.note}>
          Section 106.45 in force is headed “{heading10645}”. A page with another heading shows the
          text of 2024, which a court set aside.
        </p>
      )}
    </section>
  )
}
