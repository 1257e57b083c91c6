import type { ChainConfig } from '@hub/api/chain'
import { TextLink } from '../../ui/buttons/TextLink.tsx'
import { feeWords } from './fee.ts'
import styles from './TransactionNote.module.css'
import type { TransactionState } from './transactionState.ts'
import type { FeeNote } from './useFee.ts'

interface TransactionNoteProps {
  state: TransactionState
  chain: ChainConfig
  /** What the write will cost, from `useFee`. */
  note: FeeNote
}

/** Under a form that writes to the chain: the fee before it is signed, and where it stands afterwards. */
export function TransactionNote({ state, chain, note }: TransactionNoteProps) {
  const fee = state.phase === 'asking' ? state.fee : note.fee
  return (
    <div className={styles.note}>
      <p>Network fee: {fee ? feeWords(fee, chain) : feeGap(chain, note)}</p>
      <p role="status">
        {progressWords(state)}
        {state.phase === 'confirming' && state.link && (
          <>
            {' '}
            <TextLink href={state.link} target="_blank" rel="noopener noreferrer">
              See it in the network’s explorer
            </TextLink>
          </>
        )}
      </p>
    </div>
  )
}

function feeGap({ demoWallet }: ChainConfig, { refused }: FeeNote): string {
  if (refused) return `not known. ${refused}`
  return demoWallet ? 'free on this practice network' : 'shown once the form is filled in'
}

function progressWords({ phase }: TransactionState): string {
  if (phase === 'estimating') return 'Checking with the network.'
  if (phase === 'asking')
    return 'Your wallet is asking you now. Nothing is sent until you agree there.'
  if (phase === 'confirming') return 'Sent. Waiting for the network to confirm it.'
  return ''
}
