import type { RecordBook } from '@hub/core/record/book'
import { useEffect, useState } from 'react'
import { Button } from '../../../ui/buttons/Button.tsx'
import { Alert } from '../../../ui/feedback/Alert.tsx'
import type { WalletAccess } from '../../../wallet/access.ts'
import { TransactionNote } from '../../../wallet/transactions/TransactionNote.tsx'
import { busyWord } from '../../../wallet/transactions/transactionState.ts'
import { useFee } from '../../../wallet/transactions/useFee.ts'
import { useTransaction } from '../../../wallet/transactions/useTransaction.ts'
import { WalletGate } from '../../../wallet/WalletGate.tsx'
import { newId } from '../newId.ts'
import styles from '../Record.module.css'
import { useRecord } from '../useRecord.ts'
import { lookUpStamps, sendStamp, stampWrite } from './sendStamp.ts'

interface StampPartProps {
  book: RecordBook
  onClose: () => void
}

/** What a time stamp takes: a wallet, and one press after what becomes public was said. */
export default function StampPart({ book, onClose }: StampPartProps) {
  return (
    <WalletGate prompt="Connect your wallet to time stamp your record">
      {(access) => <Stamping key={access.address} access={access} book={book} onClose={onClose} />}
    </WalletGate>
  )
}

function Stamping({ access, book, onClose }: StampPartProps & { access: WalletAccess }) {
  const { store } = useRecord()
  const { state, send } = useTransaction(access)
  const [failure, setFailure] = useState<string>()
  // The fee is the same for every number; this one is never sent.
  const [anyNumber] = useState(() => newId() + newId())
  const note = useFee(access, stampWrite(anyNumber))
  const [isBusy, setBusy] = useState(false)
  useEffect(() => {
    // Those whose end was not seen: their number alone is asked for.
    lookUpStamps(store, access).catch(() => setFailure('The network did not answer. Try again.'))
  }, [store, access])

  const stamp = async () => {
    if (isBusy) return
    setBusy(true)
    setFailure(undefined)
    setFailure(await sendStamp(store, access, send))
    setBusy(false)
  }
  const last = book.stamps.findLast((one) => one.state === 'stamped')
  const isCovered = last?.links === book.links.length
  return (
    <div className={styles.stack}>
      {isCovered ? (
        <Alert title="Your record is stamped as it is now." live="polite">
          The stamp’s number and its secret part are kept in the record, and are part of every
          export.
        </Alert>
      ) : (
        <>
          <p>This becomes public, and nobody can take it back:</p>
          <ul className={styles.points}>
            <li>
              One number that means nothing to others. Nobody can work out your words from it.
            </li>
            <li>
              Your wallet’s address: anyone who knows that it is yours can see that you stamped
              something.
            </li>
            <li>The time.</li>
          </ul>
          <TransactionNote state={state} chain={access.chain} note={note} />
        </>
      )}
      {failure && (
        <Alert tone="stop" live="assertive" title="Not stamped.">
          {failure}
        </Alert>
      )}
      <p className={styles.actions}>
        {!isCovered && (
          <Button
            kind="main"
            busy={busyWord(state, 'Asking...') || (isBusy && 'One moment...')}
            onClick={() => void stamp()}
            wideOnPhone
          >
            Stamp it now
          </Button>
        )}
        <Button kind="quiet" onClick={onClose}>
          {isCovered ? 'Close' : 'Not now'}
        </Button>
      </p>
    </div>
  )
}
