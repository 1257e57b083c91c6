import { Progress } from '../../ui/feedback/Progress.tsx'
import { EntryGroup } from '../../ui/layout/EntryGroup.tsx'
import stack from '../../ui/layout/stack.module.css'
import type { RegistryTotals } from '../../wallet/registry/records.ts'
import type { NetworkHealth } from './networkHealth.ts'

interface StatisticsProps {
  /** undefined while they are read or when that failed. */
  totals: RegistryTotals | undefined
  /** The totals could not be read. */
  failed: boolean
  /** undefined before the first measure. */
  health: NetworkHealth | undefined
}

/** The numbers at which the bars are full. */
const FULL = { resources: 20, reviews: 50 }

/** Platform Statistics: what is on the chain against fixed scales, and how well the network does. */
export function Statistics({ totals, failed, health }: StatisticsProps) {
  const unread = failed ? 'The chain does not answer.' : 'Counting...'
  return (
    <EntryGroup title="Platform Statistics" note="Everything that has been written to this chain.">
      <div className={stack.gap6}>
        <Count name="Resources" count={totals?.resources} full={FULL.resources} unread={unread} />
        <Count name="Reviews" count={totals?.reviews} full={FULL.reviews} unread={unread} />
        <Progress
          title={health ? `Network health: ${health.percent}%` : 'Network health'}
          value={(health?.percent ?? 0) / 100}
        >
          {health ? healthWords(health) : 'Measuring...'}
        </Progress>
      </div>
    </EntryGroup>
  )
}

interface CountProps {
  name: string
  count: number | undefined
  full: number
  /** What is said as long as there is no count. */
  unread: string
}

function Count({ name, count, full, unread }: CountProps) {
  if (count === undefined) {
    return (
      <Progress title={name} value={0}>
        {unread}
      </Progress>
    )
  }
  return (
    <Progress title={`${name}: ${count.toLocaleString('en-US')}`} value={count / full}>
      {`The bar is full at ${full}.`}
    </Progress>
  )
}

/** Why it is less than all, in the words of the checks that are not well. */
function healthWords({ checks }: NetworkHealth): string {
  const wrong = checks.filter(({ well }) => !well)
  if (wrong.length === 0) return `All ${checks.length} checks passed.`
  if (wrong.length === checks.length) return wrong[0]?.words ?? ''
  return wrong.map(({ words }) => words).join(' ')
}
