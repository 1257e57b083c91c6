import { EntryGroup, Groups } from '../../ui/layout/EntryGroup.tsx'
import type { WalletAccess } from '../../wallet/access.ts'
import { readProfile } from '../../wallet/registry/readProfile.ts'
import { resourceSource } from '../../wallet/registry/readResources.ts'
import { reviewSource } from '../../wallet/registry/readReviews.ts'
import { readTotals } from '../../wallet/registry/readTotals.ts'
import { readUserRecords } from '../../wallet/registry/readUserRecords.ts'
import type { RegistryProfile } from '../../wallet/registry/records.ts'
import { useRegistryPages } from '../../wallet/registry/useRegistryPages.ts'
import { useRegistryReading } from '../../wallet/registry/useRegistryReading.ts'
import { ActivityPanel } from './ActivityPanel.tsx'
import { ACTIVITY_LINES, type Activity, recentActivity } from './activity.ts'
import styles from './ChainDashboard.module.css'
import { NetworkPanel } from './NetworkPanel.tsx'
import { networkHealth } from './networkHealth.ts'
import { Statistics } from './Statistics.tsx'
import { useNetworkStatus } from './useNetworkStatus.ts'

/** The dashboard reads ranges of ten. */
const RANGE = 10

/** What the dashboard says of the chain, read anew with each block and measured while it is looked at. */
export function ChainDashboard({ access }: { access: WalletAccess }) {
  const { address, chain } = access
  const profile = useRegistryReading(access, ['profile', address], (reader) =>
    readProfile(reader, address),
  )
  const totals = useRegistryReading(access, ['totals'], readTotals)
  const activity = useActivity(access)
  const measure = useNetworkStatus(access)
  return (
    <Groups>
      <Counts profile={profile.data} failed={isMissing(profile)} />
      <ActivityPanel {...activity} />
      <Statistics
        totals={totals.data}
        failed={isMissing(totals)}
        health={measure && networkHealth(chain, measure.status, measure.at)}
      />
      <NetworkPanel chain={chain} measure={measure} />
    </Groups>
  )
}

/** The lines of Recent Activity: bounded reads of the newest records, whatever the chain holds. */
function useActivity(access: WalletAccess): { lines: Activity[] | undefined; failed: boolean } {
  const { address } = access
  const reviews = useRegistryPages(access, reviewSource, RANGE)
  const resources = useRegistryPages(access, resourceSource, RANGE)
  const own = useRegistryReading(access, ['userRecords', address], (reader) =>
    readUserRecords(reader, address, ACTIVITY_LINES),
  )
  const failed = [reviews, resources, own].some(isMissing)
  if (!reviews.data || !resources.data || !own.data) return { lines: undefined, failed }
  const newest = {
    reviews: reviews.data.items,
    resources: resources.data.items,
    userRecords: own.data,
  }
  return { lines: recentActivity(newest, address), failed: false }
}

function isMissing({ data, error }: { data: unknown; error: unknown }): boolean {
  return data === undefined && error !== undefined
}

interface CountsProps {
  /** undefined while it is read, or when that failed. */
  profile: RegistryProfile | undefined
  failed: boolean
}

/** How many documents, conversations and reviews the wallet has on the chain. */
function Counts({ profile, failed }: CountsProps) {
  const counts = [
    { name: 'Documents', count: profile?.documentCount },
    { name: 'Conversations', count: profile?.conversationCount },
    { name: 'Reviews', count: profile?.reviewCount },
  ]
  return (
    <EntryGroup
      title="Your records"
      note={
        failed
          ? 'We could not count: the chain does not answer.'
          : 'Counted on the chain. Anyone who knows your address can see this.'
      }
    >
      <dl className={styles.counts} aria-busy={!profile && !failed}>
        {counts.map(({ name, count }) => (
          <div key={name} className={styles.count}>
            <dt>{name}</dt>
            <dd>{count === undefined ? '–' : count.toLocaleString('en-US')}</dd>
          </div>
        ))}
      </dl>
    </EntryGroup>
  )
}
