import { useEffect, useRef } from 'react'
import { Button } from '../../ui/buttons/Button.tsx'
import { Skeleton } from '../../ui/feedback/Skeleton.tsx'
import { Dialog } from '../../ui/overlays/Dialog.tsx'
import { walletStore } from '../engine/walletStore.ts'
import { useWalletView } from '../useWalletView.ts'
import { ConnectedWallet } from './ConnectedWallet.tsx'
import { ConnectWallet } from './ConnectWallet.tsx'

export interface WalletDialogProps {
  onClose: () => void
}

/** The card of the wallet over any screen, from the header or the drawer. */
export default function WalletDialog({ onClose }: WalletDialogProps) {
  const { status } = useWalletView()
  const isConnected = status === 'connected'
  const body = useRef<HTMLDivElement>(null)
  const wasConnected = useRef(isConnected)
  useEffect(() => walletStore.beginAnew(), [])
  useEffect(() => {
    if (wasConnected.current === isConnected) return
    wasConnected.current = isConnected
    // The button that was pressed is gone: the title says what has come of it.
    body.current?.closest('[role=dialog]')?.querySelector('h2')?.focus()
  }, [isConnected])
  return (
    <Dialog
      title={isConnected ? 'Wallet Connected' : 'Connect a wallet'}
      onClose={onClose}
      actions={
        <Button kind={isConnected ? 'main' : 'quiet'} onClick={onClose}>
          {isConnected ? 'Done' : 'Not now'}
        </Button>
      }
    >
      <div ref={body}>
        {status === 'reconnecting' ? (
          <Skeleton words="Looking for your wallet..." wordsShown />
        ) : isConnected ? (
          <ConnectedWallet />
        ) : (
          <ConnectWallet />
        )}
      </div>
    </Dialog>
  )
}
