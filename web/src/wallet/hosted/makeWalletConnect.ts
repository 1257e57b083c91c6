import { walletConnect } from '@wagmi/connectors'
import { type Connector, type CreateConnectorFn } from '@wagmi/core'
import type { MadeConnector, OnPairing } from '../engine/connectorParts.ts'
import { qrCode } from './qrCode.ts'

/** WalletConnect without its own window: we draw the QR code ourselves, so that no font or picture is fetched. */
export function makeWalletConnect(projectId: string, onPairing: OnPairing): MadeConnector {
  let made: ReturnType<ReturnType<typeof walletConnect>> | undefined
  const create = walletConnect({
    projectId,
    showQrModal: false,
    telemetryEnabled: false,
    metadata: {
      name: 'Title IX Hub',
      description: 'Free help and school reviews',
      url: location.origin,
      icons: [],
    },
  })
  const connector: CreateConnectorFn = (config) => {
    config.emitter.on('message', ({ type, data }) => {
      if (type === 'display_uri' && typeof data === 'string')
        onPairing({ uri: data, code: qrCode(data) })
    })
    made = create(config)
    return made
  }
  return { connector, release: () => void endSession(made) }
}

/** Ends a pairing or a session, and closes the line to the relay. What is not there cannot be ended: no matter. */
async function endSession(connector: Pick<Connector, 'getProvider'> | undefined): Promise<void> {
  try {
    const provider = (await connector?.getProvider()) as WalletConnectProvider | undefined
    provider?.signer?.abortPairingAttempt?.()
    await provider?.disconnect?.()
    await provider?.signer?.client?.core?.relayer?.transportClose?.()
  } catch {
    // It was never open.
  }
}

interface WalletConnectProvider {
  disconnect?(): Promise<void>
  signer?: {
    abortPairingAttempt?(): void
    client?: { core?: { relayer?: { transportClose?(): Promise<void> } } }
  }
}
