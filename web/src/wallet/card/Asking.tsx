import { Button } from '../../ui/buttons/Button.tsx'
import { walletStore } from '../engine/walletStore.ts'
import type { Attempt } from '../engine/walletView.ts'
import styles from './Asking.module.css'
import { PairingCode } from './PairingCode.tsx'

/** What to do while a wallet is asked, and the way out of it. */
export function Asking({ attempt }: { attempt: Attempt }) {
  const { pairing, slow, choice } = attempt
  return (
    <div className={styles.asking}>
      <p role="status">
        {slow
          ? `${choice.name} has not answered yet. Look for its window, or cancel and choose another way.`
          : wordsOf(attempt)}
      </p>
      {pairing && <PairingCode pairing={pairing} />}
      <Button kind="quiet" onClick={() => walletStore.cancel()}>
        Cancel
      </Button>
    </div>
  )
}

function wordsOf({ choice, step, pairing }: Attempt): string {
  if (step === 'loading') return `Loading ${choice.name}...`
  if (choice.kind === 'walletConnect') {
    return pairing ? 'Scan this code with the wallet on your phone.' : 'Asking for a code...'
  }
  if (choice.kind === 'coinbase') return 'Continue in the window of Coinbase Wallet.'
  return 'Answer in your wallet. It may have opened a window.'
}
