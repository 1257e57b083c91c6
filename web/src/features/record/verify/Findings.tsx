import type { Verification } from '@hub/core/record/verifyExport'
import { verdictWords } from '@hub/core/record/verifyWords'
import { instantWords } from '@hub/core/record/words'
import { Alert } from '../../../ui/feedback/Alert.tsx'
import { EntryGroup } from '../../../ui/layout/EntryGroup.tsx'
import { Badge } from '../../../ui/text/Badge.tsx'
import styles from '../Record.module.css'

/** What a check found: what differs first, then what fits, then what could not be checked. */
export function Findings({ verification }: { verification: Verification }) {
  const { title, text } = verdictWords(verification)
  if (verification.result === 'unreadable') {
    return (
      <Alert tone="stop" live="assertive" title={title}>
        {text}
      </Alert>
    )
  }
  const { findings, manifest, open, result } = verification
  const sorted = findings.toSorted((one, other) => order(one.state) - order(other.state))
  return (
    <div className={styles.parts}>
      <Alert tone={result === 'whole' ? 'done' : 'stop'} live="assertive" title={title}>
        {text}
      </Alert>
      <EntryGroup title="What was compared">
        <ul className={styles.list}>
          {sorted.map(({ state, words }) => (
            <li key={words} className={styles.row}>
              <span className={styles.grow}>{words}</span>
              <Badge>{state === 'fits' ? 'Fits' : 'Differs'}</Badge>
            </li>
          ))}
        </ul>
      </EntryGroup>
      <EntryGroup title="What could not be checked here">
        <ul className={styles.points}>
          {open.map((words) => (
            <li key={words}>{words}</li>
          ))}
        </ul>
      </EntryGroup>
      {manifest.stamps.length > 0 && (
        <EntryGroup
          title="Time stamps to look up"
          note="Ask the contract’s getStamp for the number."
        >
          <ul className={styles.list}>
            {manifest.stamps.map((stamp) => (
              <li key={stamp.commitment} className={styles.words}>
                <p>
                  Number: <code className={styles.hash}>0x{stamp.commitment}</code>
                </p>
                <p>
                  Network: {stamp.chainName}, id {stamp.chainId}
                </p>
                <p>
                  Contract: <code className={styles.hash}>{stamp.registry}</code>
                </p>
                <p>
                  {stamp.time === ''
                    ? 'Time of the block: not known to the record'
                    : `Time of the block, as the record says: ${instantWords(stamp.time)}`}
                </p>
              </li>
            ))}
          </ul>
        </EntryGroup>
      )}
    </div>
  )
}

const order = (state: 'fits' | 'differs') => (state === 'differs' ? 0 : 1)
