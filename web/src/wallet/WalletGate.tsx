import { type ReactNode, useState } from 'react'
import { TextLink } from '../ui/buttons/TextLink.tsx'
import { ErrorState } from '../ui/feedback/ErrorState.tsx'
import { Skeleton } from '../ui/feedback/Skeleton.tsx'
import stack from '../ui/layout/stack.module.css'
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
  /** The screen with the same purpose that needs no wallet, for whoever has JavaScript switched off. */
  sister?: { href: string; name: string }
  /** Drawn anew when the account or the network changes under way. */
  children: (access: WalletAccess) => ReactNode
  /** For a screen that is of use without the network: what of it works then, in words, and how it is drawn. */
  withoutNetwork?: { words: string; draw: (access: WalletAccess | undefined) => ReactNode }
}

/** Shows what it guards once a wallet is connected on the hub's network, and until then what is missing. */
export function WalletGate({ prompt, sister, children, withoutNetwork }: WalletGateProps) {
  const view = useWalletView()
  const silence = silenceOf(view, withoutNetwork?.words)
  // What somebody writes meanwhile is not taken from them when the network answers again.
  const [isOpen, setOpen] = useState(false)
  if (silence && withoutNetwork && !isOpen) setOpen(true)
  const wall = silence ?? obstacle(view, prompt, sister)
  const { access } = view
  // One place for both, so that what is open stays open when the network falls silent.
  const guarded = isOpen ? withoutNetwork?.draw(access) : !wall && access && children(access)
  return (
    <>
      {wall}
      {guarded}
    </>
  )
}

/** What says that the hub or its network cannot be reached; undefined where it can, or is not known yet. */
function silenceOf({ chain, answers }: WalletView, meanwhile: string | undefined): ReactNode {
  if (chain === 'failed') {
    return (
      <Failed title="We could not reach the hub.">
        Check the connection. {meanwhile && 'What has loaded works below. '}The crisis lines above
        still work.
      </Failed>
    )
  }
  if (answers === 'no') {
    return (
      <Failed title="The blockchain does not answer.">
        Nothing of yours is lost. {meanwhile ?? 'The rest of the hub works as usual.'}
      </Failed>
    )
  }
}

/** What else stands between the reader and the screen; undefined for nothing. */
function obstacle(view: WalletView, prompt: string, sister: WalletGateProps['sister']): ReactNode {
  const { chain } = view
  if (chain === 'loading') {
    return (
      <>
        <div className={styles.loading}>
          <Skeleton words="Loading..." wordsShown />
        </div>
        {sister && <WithoutScript {...sister} />}
      </>
    )
  }
  // The silence has its own words.
  if (chain === 'failed') return undefined
  if (chain === null) return <NoChain headingLevel={2} />
  if (view.status === 'reconnecting')
    return <Skeleton words="Looking for your wallet..." wordsShown />
  if (view.status !== 'connected') {
    return (
      <div className={stack.gap7}>
        <p className={styles.prompt}>{prompt}</p>
        <WalletCard headingLevel={2} />
      </div>
    )
  }
  return view.access ? undefined : <WrongNetwork chain={chain} />
}

/** Shown by style alone, in the place of a loading that would never end. */
function WithoutScript({ href, name }: { href: string; name: string }) {
  return (
    <p className={styles.withoutScript}>
      This part needs JavaScript. Turn it on in your browser, or use{' '}
      <TextLink href={href}>{name}</TextLink>, which needs no wallet.
    </p>
  )
}

function Failed({ title, children }: { title: string; children: ReactNode }) {
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
