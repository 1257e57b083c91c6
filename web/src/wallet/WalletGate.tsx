import type { ReactNode } from 'react'
import { ErrorState } from '../ui/ErrorState.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import type { WalletAccess } from './access.ts'
import { NoChain } from './card/NoChain.tsx'
import { WalletCard } from './card/WalletCard.tsx'
import { WrongNetwork } from './card/WrongNetwork.tsx'
import { walletStore } from './engine/walletStore.ts'
import type { WalletView } from './engine/walletView.ts'
import { useWalletView } from './useWalletView.ts'
import styles from './WalletGate.module.css'

interface WalletGateProps {
  /** What a wallet is for on this screen: "Connect your wallet to ...". */
  prompt: string
  /** Drawn anew when the account or the network changes under way. */
  children: (access: WalletAccess) => ReactNode
}

/** Shows what it guards once a wallet is connected on the hub's network, and until then what is missing. */
export function WalletGate({ prompt, children }: WalletGateProps) {
  const view = useWalletView()
  return <>{obstacle(view, prompt) ?? (view.access && children(view.access))}</>
}

/** What stands between the reader and the screen; undefined for nothing. */
function obstacle(view: WalletView, prompt: string): ReactNode {
  const { chain } = view
  if (chain === 'loading') return <Skeleton words="Loading..." wordsShown />
  if (chain === 'failed') {
    return (
      <Failed title="We could not reach the hub.">
        Check the connection. The crisis lines above still work.
      </Failed>
    )
  }
  if (chain === null) return <NoChain headingLevel={2} />
  if (view.answers === 'no') {
    return (
      <Failed title="The blockchain does not answer.">
        Nothing of yours is lost. The rest of the hub works as usual.
      </Failed>
    )
  }
  if (view.status === 'reconnecting')
    return <Skeleton words="Looking for your wallet..." wordsShown />
  if (view.status !== 'connected') {
    return (
      <div className={styles.gate}>
        <p className={styles.prompt}>{prompt}</p>
        <WalletCard headingLevel={2} />
      </div>
    )
  }
  return view.access ? undefined : <WrongNetwork chain={chain} />
}

function Failed({ title, children }: { title: string; children: string }) {
  const { retrying } = useWalletView()
  return (
    <ErrorState
      title={title}
      headingLevel={2}
      onRetry={() => void walletStore.retry()}
      busy={retrying}
    >
      {children}
    </ErrorState>
  )
}
