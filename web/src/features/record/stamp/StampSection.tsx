import type { RecordBook } from '@hub/core/record/book'
import type { Stamp } from '@hub/core/record/stamp'
import { countOf } from '@hub/core/record/words'
import { partHelp } from '../../../lib/partHelp.ts'
import { useLazyPart } from '../../../lib/useLazyPart.ts'
import { dayOf, timeOf } from '../../../lib/when.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { Alert } from '../../../ui/feedback/Alert.tsx'
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx'
import { EntryGroup } from '../../../ui/layout/EntryGroup.tsx'
import styles from '../Record.module.css'

// All code of wallets comes with it, and only on a press.
const loadPart = () => import('./StampPart.tsx')

/** Time stamps on the public chain: never asked for, there for who wants one. */
export function StampSection({ book }: { book: RecordBook }) {
  const part = useLazyPart(loadPart)
  const last = book.stamps.findLast(({ state }) => state === 'stamped')
  const isCovered = last?.links === book.links.length
  return (
    <EntryGroup title="Time stamp" note="Optional. Needs a wallet." quiet>
      <div className={styles.stack}>
        <p>
          A time stamp on a public network shows later that your record, as it is now, existed at
          that time. It does not show that what you wrote is true.
        </p>
        {book.stamps.length > 0 && <StampList stamps={book.stamps} />}
        {part.state === 'closed' && (
          <p>
            <Button onClick={part.open} disabled={book.links.length === 0}>
              {isCovered ? 'Check the network' : 'Time stamp my record'}
            </Button>
          </p>
        )}
        {part.state === 'coming' && <Skeleton words="Loading..." wordsShown lines={2} />}
        {part.state === 'failed' && (
          <Alert tone="stop" live="assertive" title="This part did not load.">
            {partHelp}
            <p>
              <Button onClick={part.open}>Try again</Button>
            </p>
          </Alert>
        )}
        {part.Part && <part.Part book={book} onClose={part.close} />}
      </div>
    </EntryGroup>
  )
}

/** The time stamps of the record, with what is known of each. */
function StampList({ stamps }: { stamps: readonly Stamp[] }) {
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
