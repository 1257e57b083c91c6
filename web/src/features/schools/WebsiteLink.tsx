import { TextLink } from '../../ui/buttons/TextLink.tsx'
import { VisuallyHidden } from '../../ui/text/VisuallyHidden.tsx'
import styles from './WebsiteLink.module.css'

interface WebsiteLinkProps {
  website: string | null
}

/** The school's own site, named by its host; nothing where there is no usable address. */
export function WebsiteLink({ website }: WebsiteLinkProps) {
  const host = website && hostOf(website)
  if (!host) return null
  return (
    <span className={styles.website}>
      <TextLink href={website} target="_blank" rel="noopener noreferrer">
        {host}
        <VisuallyHidden> (the school’s website, opens a new tab)</VisuallyHidden>
      </TextLink>
    </span>
  )
}

/** "lakeside.edu" of "https://www.lakeside.edu/home"; undefined for what is no web address. */
function hostOf(website: string): string | undefined {
  if (!/^https?:/i.test(website) || !URL.canParse(website)) return undefined
  return new URL(website).hostname.replace(/^www\./, '')
}
