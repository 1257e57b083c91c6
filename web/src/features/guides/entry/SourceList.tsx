import type { Guide } from '@hub/api/guides'
import { leadsTo } from '@hub/core/resources/leadsTo'
import { NumberedSource } from '../../../lib/cites/NumberedSource.tsx'
import { note10645 } from '../../../lib/cites/note10645.ts'
import { unbroken } from '../../../lib/cites/UnbrokenCites.tsx'
import { TextLink } from '../../../ui/buttons/TextLink.tsx'
import { Quote } from '../../../ui/text/Quote.tsx'
import styles from './SourceList.module.css'

type Source = Guide['sources'][number]

/** What an entry rests on, numbered as in its statements. */
export function SourceList({ sources }: { sources: readonly Source[] }) {
  if (sources.length === 0) return null
  const linked = sources.filter(({ url, text }) => url && !text)
  const note = note10645(linked.map(({ cite }) => cite))
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
      {note && <p className={styles.note}>{note}</p>}
    </section>
  )
}

/** Where a source stands in the margin, by its number. */
export function sourceId(number: number): string {
  return `source-${number}`
}

/** The words of a source where they were imported, else the way to a page that has them. */
function SourceText({ source }: { source: Guide['sources'][number] }) {
  const { cite, text, textSource, url } = source
  if (text) {
    return (
      <details className={styles.text}>
        <summary aria-label={`Official text of ${cite}`}>Official text</summary>
        <Quote cite={<span className={styles.from}>From: {textSource}</span>}>{text}</Quote>
      </details>
    )
  }
  const site = url && leadsTo(url)
  if (!url || !site) return null
  return (
    <p className={styles.link}>
      <TextLink
        href={url}
        target="_blank"
        rel="noopener noreferrer"
        aria-label={`${cite}: read it at ${site}, opens in a new tab`}
      >
        Read it at {site}
      </TextLink>
    </p>
  )
}
