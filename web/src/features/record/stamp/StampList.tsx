import type { Stamp } from '@hub/core/record/stamp'
import { countOf } from '@hub/core/record/words'
import { dayOf, timeOf } from '../../../lib/when.ts'
import styles from '../Record.module.css'

/** The time stamps of the record, with what is known of each. */
export function StampList({ stamps }: { stamps: readonly Stamp[] }) {
  return (
    <ul className={styles.list}>
      {stamps.map((stamp) => (
        <li key={stamp.commitment} className={styles.words}>
          <p>
            {stateWords(stamp)} It covers the first {countOf(stamp.links, 'change')}.
          </p>
          <details className={styles.note}>
            <summary>Details</summary>
            Number: <code className={styles.hash}>0x{stamp.commitment}</code>
            <br />
            Network: {stamp.chainName}, id {stamp.chainId}. Contract:{' '}
            <code className={styles.hash}>{stamp.registry}</code>
          </details>
        </li>
      ))}
    </ul>
  )
}

function stateWords({ state, time, asked }: Stamp): string {
  if (state === 'stamped') return `Stamped ${dayOf(time)}, ${timeOf(time)}.`
  const when = `${dayOf(asked)}, ${timeOf(asked)}`
  return state === 'failed'
    ? `Not stamped: the attempt of ${when} did not reach the network.`
    : `Pending since ${when}: not seen on the network yet.`
}
