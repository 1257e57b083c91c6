import { Alert } from '../../ui/feedback/Alert.tsx'
import text from '../../ui/text/text.module.css'
import { useWalletView } from '../useWalletView.ts'
import styles from './ConnectWallet.module.css'
import { NoChain } from './NoChain.tsx'
import { Terms } from './Terms.tsx'
import { WalletButtons } from './WalletButtons.tsx'

/** The ways to connect a wallet, after what that means. */
export function ConnectWallet() {
  const { chain, failure } = useWalletView()
  if (chain === null) return <NoChain />
  return (
    <div className={styles.connect}>
      <p className={text.quiet}>
        A wallet is optional. With one you can post anonymous reviews on a public blockchain, and
        read what others have posted there. Connecting costs nothing and posts nothing.
      </p>
      <Terms />
      {failure && (
        <Alert tone="stop" title={failure.title} live="assertive">
          <p>{failure.text}</p>
        </Alert>
      )}
      <WalletButtons />
    </div>
  )
}
