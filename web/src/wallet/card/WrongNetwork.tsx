import type { ChainConfig } from '@hub/api/chain'
import { Button } from '../../ui/buttons/Button.tsx'
import { Alert } from '../../ui/feedback/Alert.tsx'
import stack from '../../ui/layout/stack.module.css'
import { classes } from '../../ui/styles/classes.ts'
import { walletStore } from '../engine/walletStore.ts'
import { networkName } from '../networks.ts'
import { useWalletView } from '../useWalletView.ts'
import styles from './WrongNetwork.module.css'

/** Stands in a screen's place while the wallet is on another network than the hub's. */
export function WrongNetwork({ chain }: { chain: ChainConfig }) {
  const { chainId = 0, switching, failure } = useWalletView()
  return (
    <section
      className={classes(stack.gap4, stack.start, stack.measure)}
      aria-label="Another network"
    >
      <h2>Your wallet is on another network.</h2>
      <p>
        It is on <b>{networkName(chainId)}</b> now. The hub&rsquo;s records are on{' '}
        <b>{chain.name}</b>.
      </p>
      {failure && (
        <Alert tone="stop" title={failure.title} live="assertive">
          <p>{failure.text}</p>
        </Alert>
      )}
      {switching === 'slow' && (
        <Alert tone="care" title="Your wallet has not answered yet.">
          <p>Look for its window, or choose {chain.name} in the wallet itself.</p>
        </Alert>
      )}
      <div className={styles.actions}>
        <Button
          kind="main"
          busy={switching === 'asking' && 'Asking your wallet...'}
          onClick={() => void walletStore.switchToHub()}
        >
          {`Switch to ${chain.name}`}
        </Button>
        <Button kind="quiet" onClick={() => void walletStore.disconnect()}>
          Disconnect
        </Button>
      </div>
    </section>
  )
}
