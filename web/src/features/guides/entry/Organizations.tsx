import type { Guide } from '@hub/api/guides'
import { contactWays } from '@hub/core/contacts/contactWays'
import { ResourceSite, Way } from '../../../lib/resources/Reach.tsx'
import { GuideSection } from './GuideSection.tsx'
import styles from './Organizations.module.css'

/** The organizations that help with what an entry is about. */
export function Organizations({ organizations }: { organizations: Guide['resources'] }) {
  if (organizations.length === 0) return null
  return (
    <GuideSection title="People who help">
      <ul className={styles.list}>
        {organizations.map(({ title, description, url, phone }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p className={styles.description}>{description}</p>
            <div className={styles.ways}>
              {contactWays(phone).map((way) => (
                <Way key={way.label} way={way} />
              ))}
              <ResourceSite url={url} />
            </div>
          </li>
        ))}
      </ul>
    </GuideSection>
  )
}
