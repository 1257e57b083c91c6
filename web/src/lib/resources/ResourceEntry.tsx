import { contactWays } from '@hub/core/contacts/contactWays'
import { categoryTexts } from '@hub/core/knowledge/resourceCategories'
import { leadsTo } from '@hub/core/resources/leadsTo'
import { type ResourceAction, resourceAction } from '@hub/core/resources/resourceAction'
import { LinkButton } from '../../ui/buttons/Button.tsx'
import type { IconName } from '../../ui/icons/icons.ts'
import { Entry } from '../../ui/layout/Entry.tsx'
import { Marked } from '../../ui/text/Marked.tsx'
import { ReportButton } from '../moderation/ReportButton.tsx'
import type { ListedResource } from './findResources.ts'
import { newTab, ResourceSite, Way } from './Reach.tsx'

interface ResourceEntryProps {
  resource: ListedResource
  id?: string | undefined
}

/** One resource: what it is, the one right action, and every other way to reach it. */
export function ResourceEntry({ resource, id }: ResourceEntryProps) {
  const { title, description, category, subcategory, phone, url, marks } = resource
  const action = resourceAction(resource)
  const ways = contactWays(phone).filter((way) => way.label !== action.label)
  return (
    <Entry
      id={id}
      kicker={[categoryTexts[category].label, subcategory].filter(Boolean).join(' · ')}
      title={<Marked text={title} ranges={marks?.title ?? []} />}
      actions={
        <>
          {action.href && <Action action={action} href={action.href} resource={resource} />}
          {ways.map((way, at) => (
            <Way key={at} way={way} />
          ))}
          <ResourceSite url={url} isAction={action.external} />
          <ReportButton kind="resource" id={resource.id} name={title} />
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
  if (href.startsWith('sms:')) return 'message'
  return href.startsWith('/guides/') ? 'book' : 'external'
}
