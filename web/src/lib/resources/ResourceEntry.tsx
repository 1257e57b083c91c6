import { type ContactWay, contactWays } from '@hub/core/contacts/contactWays'
import { categoryTexts } from '@hub/core/knowledge/resourceCategories'
import { leadsTo, safeUrl } from '@hub/core/resources/leadsTo'
import { type ResourceAction, resourceAction } from '@hub/core/resources/resourceAction'
import { LinkButton } from '../../ui/Button.tsx'
import { Entry } from '../../ui/Entry.tsx'
import type { IconName } from '../../ui/icons.ts'
import { Marked } from '../../ui/Marked.tsx'
import { TextLink } from '../../ui/TextLink.tsx'
import type { ListedResource } from './findResources.ts'
import styles from './ResourceEntry.module.css'

interface ResourceEntryProps {
  resource: ListedResource
}

/** One resource: what it is, the one right action, and every other way to reach it. */
export function ResourceEntry({ resource }: ResourceEntryProps) {
  const { title, description, category, subcategory, phone, url, marks } = resource
  const action = resourceAction(resource)
  const ways = contactWays(phone).filter((way) => way.label !== action.label)
  return (
    <Entry
      kicker={[categoryTexts[category].label, subcategory].filter(Boolean).join(' · ')}
      title={<Marked text={title} ranges={marks?.title ?? []} />}
      actions={
        <>
          {action.href && <Action action={action} href={action.href} resource={resource} />}
          {ways.map((way, at) => (
            <Way key={at} way={way} />
          ))}
          <Site url={url} isAction={action.external} />
        </>
      }
    >
      <p>
        <Marked text={description} ranges={marks?.description ?? []} />
      </p>
    </Entry>
  )
}

interface ActionProps {
  action: ResourceAction
  href: string
  resource: ListedResource
}

function Action({ action, href, resource }: ActionProps) {
  const { label, external } = action
  // Dozens of links on one screen have the same words; their names must tell them apart.
  const name = external
    ? `${label}: ${resource.title}. Opens ${leadsTo(href)} in a new tab.`
    : `${label}: ${resource.title}`
  return (
    <LinkButton
      kind={resource.category === 'emergency' ? 'main' : 'normal'}
      icon={iconOf(href)}
      href={href}
      aria-label={name}
      {...(external && newTab)}
    >
      {label}
    </LinkButton>
  )
}

function iconOf(href: string): IconName {
  if (href.startsWith('tel:')) return 'phone'
  return href.startsWith('sms:') ? 'message' : 'external'
}

function Way({ way }: { way: ContactWay }) {
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

/** Where the button leads; or a link to the site where the button calls instead. */
function Site({ url, isAction }: { url: string | null; isAction: boolean }) {
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

const newTab = { target: '_blank', rel: 'noopener noreferrer' } as const
