import type { CreateConnectorFn } from '@wagmi/core'

/** A connector for wagmi, and the way to let go of its wallet for good. */
export interface MadeConnector {
  connector: CreateConnectorFn
  release: () => void
}

/** The way to a wallet on another device. */
export interface Pairing {
  /** A link that such a wallet opens. */
  uri: string
  /** The same as a QR code: its dots in a row, and the outline of the dark ones. */
  code: { size: number; outline: string }
}

export type OnPairing = (pairing: Pairing) => void
