import { Button } from '../../ui/buttons/Button.tsx'
import { ErrorState } from '../../ui/feedback/ErrorState.tsx'
import { Skeleton } from '../../ui/feedback/Skeleton.tsx'
import stack from '../../ui/layout/stack.module.css'
import type { WalletChoice } from '../engine/choices.ts'
import { walletStore } from '../engine/walletStore.ts'
import { useWalletView } from '../useWalletView.ts'
import { Asking } from './Asking.tsx'
import styles from './WalletButtons.module.css'

const notes: Partial<Record<WalletChoice['kind'], string>> = {
  demo: 'For practice. Nothing to install, no real money, and its key is public.',
  walletConnect: 'With a wallet on your phone. Its servers see your internet address.',
  coinbase: 'Opens a window of Coinbase, which sees your internet address.',
}

interface WalletButtonsProps {
  /** The name of the wallet that is connected already. */
  except?: string
}

/** A button for each wallet; the one that is asked says so below. */
export function WalletButtons({ except }: WalletButtonsProps) {
  const { chain, choices, attempt, retrying } = useWalletView()
  if (chain === 'failed') {
    return (
      <ErrorState
        title="We could not reach the hub."
        onRetry={() => void walletStore.retry()}
        busy={retrying}
      >
        Check the connection. The crisis lines above still work.
      </ErrorState>
    )
  }
  if (chain === 'loading') return <Skeleton words="Looking for wallets..." wordsShown />
  const shown = choices.filter(({ name }) => name !== except)
  const hasInstalled = choices.some(({ kind }) => kind === 'installed')
  return (
    <div className={styles.ways}>
      <ul className={stack.gap4}>
        {shown.map((choice, at) => {
          const isAsked = attempt?.choice === choice || attempt?.choice.id === choice.id
          return (
            <li key={`${choice.id} ${at}`} className={styles.way}>
              <Button
                wideOnPhone
                busy={isAsked && 'Connecting...'}
                onClick={() => walletStore.connect(choice)}
              >
                {`Connect ${choice.name}`}
              </Button>
              {notes[choice.kind] && <p className={styles.note}>{notes[choice.kind]}</p>}
              {isAsked && attempt && <Asking attempt={attempt} />}
            </li>
          )
        })}
      </ul>
      {!hasInstalled && (
        <p className={styles.note}>
          We found no wallet in this browser. If you install one, reload this page.
        </p>
      )}
    </div>
  )
}
