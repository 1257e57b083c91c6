import type { ChainConfig } from '@hub/api/chain'
import { timeOf } from '../../lib/when.ts'
import { Skeleton } from '../../ui/feedback/Skeleton.tsx'
import { Icon } from '../../ui/icons/Icon.tsx'
import { EntryGroup } from '../../ui/layout/EntryGroup.tsx'
import styles from './NetworkPanel.module.css'
import { networkHealth } from './networkHealth.ts'
import { MEASURED_EVERY, type Measure } from './useNetworkStatus.ts'

interface NetworkPanelProps {
  chain: ChainConfig
  measure: Measure | undefined
}

/** Network Status: each thing that was measured, with its result in words. */
export function NetworkPanel({ chain, measure }: NetworkPanelProps) {
  return (
    <EntryGroup title="Network Status" note={noteOf(measure)}>
      {measure ? (
        <dl>
          <div className={styles.check}>
            <dt>Network</dt>
            <dd>
              {chain.name} ({chain.id})
            </dd>
          </div>
          {networkHealth(chain, measure.status, measure.at).checks.map(({ name, well, words }) => (
            <div key={name} className={styles.check}>
              <dt>{name}</dt>
              <dd className={well ? styles.well : styles.wrong}>
                <Icon name={well ? 'check' : 'warning'} />
                <span>
                  <b>{well ? 'Good.' : 'Problem.'}</b> {words}
                </span>
              </dd>
            </div>
          ))}
        </dl>
      ) : (
        <Skeleton words="Measuring the network..." lines={4} />
      )}
    </EntryGroup>
  )
}

function noteOf(measure: Measure | undefined): string {
  if (!measure) return 'Measured from your browser, by way of the hub.'
  const time = timeOf(new Date(measure.at).toISOString())
  return `Measured at ${time} from your browser, and again every ${MEASURED_EVERY / 1000} seconds while you look at this page.`
}
