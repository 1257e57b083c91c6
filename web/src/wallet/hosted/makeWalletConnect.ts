import { walletConnect } from '@wagmi/connectors'
import { type Connector, type CreateConnectorFn } from '@wagmi/core'
import { encode } from 'uqr'
import type { MadeConnector, OnPairing, Pairing } from '../engine/connectorParts.ts'

/** The light frame that a camera needs around a code, in dots. */
const BORDER = 4

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

/** A text as a QR code: the outline of its dark dots, one piece for each run of them in a row. */
export function qrCode(text: string): Pairing['code'] {
  const { data, size } = encode(text, { border: BORDER })
  const outline = data.flatMap((row, y) =>
    row.map((isDark, x) => {
      const isStart = isDark && !row[x - 1]
      return isStart ? `M${x} ${y}h${runFrom(row, x)}v1H${x}z` : ''
    }),
  )
  return { size, outline: outline.join('') }
}

function runFrom(row: readonly boolean[], start: number): number {
  const end = row.indexOf(false, start)
  return (end < 0 ? row.length : end) - start
}
