import { contactWays } from '@hub/core/contacts/contactWays'
import { registryCategoryLabels } from '@hub/core/knowledge/registryCategories'
import { ReportButton } from '../../lib/moderation/ReportButton.tsx'
import { newTab, Way } from '../../lib/resources/Reach.tsx'
import { dayOf } from '../../lib/when.ts'
import { LinkButton } from '../../ui/buttons/Button.tsx'
import { Entry } from '../../ui/layout/Entry.tsx'
import { EntryGroup } from '../../ui/layout/EntryGroup.tsx'
import { classes } from '../../ui/styles/classes.ts'
import { Badge } from '../../ui/text/Badge.tsx'
import text from '../../ui/text/text.module.css'
import { countWords } from './filterResources.ts'
import styles from './ResourceCard.module.css'
import type { ShownResource } from './shownResource.ts'

/** One resource: its badges, what it is, and the ways to reach it that are safe to open. */
function ResourceCard({ resource }: { resource: ShownResource }) {
  const { origin, title, description, category, subcategory, website, addedAt, recordId } = resource
  return (
    <Entry
      // A foreign text may be written from right to left: it must not turn the words around it.
      title={<bdi>{title}</bdi>}
      meta={
        <>
          <Badge>{registryCategoryLabels[category]}</Badge>
          {subcategory && (
            <Badge>
              <bdi>{subcategory}</bdi>
            </Badge>
          )}
          <Badge>{origin === 'essential' ? 'Essential' : 'On-chain'}</Badge>
          {addedAt && <span>Added {dayOf(addedAt)}</span>}
        </>
      }
      actions={
        <>
          {website && <Website title={title} website={website} />}
          <Phone resource={resource} />
          {resource.unsafeWebsite && (
            <span className={classes(text.note, text.breaks)}>
              We cannot safely link to the address that was given.
            </span>
          )}
          {recordId !== null && <ReportButton kind="chain-resource" id={recordId} name={title} />}
        </>
      }
    >
      <p className={styles.description} dir="auto">
        {description}
      </p>
    </Entry>
  )
}

interface WebsiteProps {
  title: string
  website: NonNullable<ShownResource['website']>
}

/** The link, and beside it the site that it leads to. */
function Website({ title, website: { href, host } }: WebsiteProps) {
  return (
    <span className={styles.website}>
      <LinkButton
        icon="external"
        href={href}
        aria-label={`Visit Website: ${title}. Opens ${host} in a new tab.`}
        {...newTab}
      >
        Visit Website
      </LinkButton>
      <span className={classes(text.note, text.breaks)}>{host}</span>
    </span>
  )
}

function Phone({ resource: { phone } }: { resource: ShownResource }) {
  return contactWays(phone).map((way, at) => <Way key={at} way={way} />)
}

interface ResourceCardsProps {
  resources: readonly ShownResource[]
  /** Their order, or where they come from. */
  note: string
}

/** Resources side by side. */
export function ResourceCards({ resources, note }: ResourceCardsProps) {
  return (
    <EntryGroup title="Resources" note={note} count={countWords(resources.length)} columns={2}>
      {resources.map((resource) => (
        <ResourceCard key={resource.key} resource={resource} />
      ))}
    </EntryGroup>
  )
}
