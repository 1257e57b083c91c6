import type { ContactWay } from '@hub/core/contacts/contactWays'
import { leadsTo, safeUrl } from '@hub/core/resources/leadsTo'
import { TextLink } from '../../ui/buttons/TextLink.tsx'
import styles from './Reach.module.css'

/** For links to other sites. */
export const newTab = { target: '_blank', rel: 'noopener noreferrer' } as const

/** One way to call or text somebody. */
export function Way({ way }: { way: ContactWay }) {
  if (way.kind === 'plain') return <span>{way.label}</span>
  return (
    <span className={styles.way}>
      <TextLink look="dial" href={way.href}>
        {way.label}
      </TextLink>
      {way.note && <span className={styles.note}>{way.note}</span>}
    </span>
  )
}

interface ResourceSiteProps {
  url: string | null
  /** A button leads there already: the site is named, not linked. */
  isAction?: boolean
}

/** The site of somebody who helps. */
export function ResourceSite({ url, isAction = false }: ResourceSiteProps) {
  const href = url === null ? null : safeUrl(url)
  const host = href === null ? null : leadsTo(href)
  if (!href || !host) return null
  if (isAction) return <span className={styles.site}>{host}</span>
  return (
    <span className={styles.site}>
      <TextLink href={href} aria-label={`${host}, opens in a new tab`} {...newTab}>
        {host}
      </TextLink>
    </span>
  )
}
