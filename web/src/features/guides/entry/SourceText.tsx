import type { Guide } from '@hub/api/guides'
import { leadsTo } from '@hub/core/resources/leadsTo'
import { TextLink } from '../../../ui/buttons/TextLink.tsx'
import { Quote } from '../../../ui/text/Quote.tsx'
import styles from './SourceText.module.css'

/** The words of a source where they were imported, else the way to a page that has them. */
export function SourceText({ source }: { source: Guide['sources'][number] }) {
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
