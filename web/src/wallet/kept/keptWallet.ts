/**
 * What a visit leaves on this device about wallets: the connections, the network and the current connection,
 * written by wagmi. Read here without any wallet code, so that every screen can say which wallet is connected.
 */

import { addressIn, storeKey } from './keptAddress.ts'

export interface KeptWallet {
  /** The address of the current connection. */
  address: string
  chainId: number
  connectorName: string
  /** The ids of the connectors that were connected, the current one first. */
  connectorIds: readonly string[]
}

interface KeptConnection {
  accounts: readonly string[]
  chainId: number
  connector: { id: string; name: string }
}

let lastText: string | null = null
let lastKept: KeptWallet | undefined

/** The wallet that is connected, by what is kept; undefined where none is, or where storage is blocked. */
export function readKept(): KeptWallet | undefined {
  const text = readText()
  // The same object for the same text: React compares by identity.
  if (text !== lastText) {
    lastText = text
    lastKept = text === null ? undefined : keptIn(text)
  }
  return lastKept
}

/**
 * Calls `listener` when another tab has forgotten its wallets: it takes the key away, while a change only
 * writes it anew.
 */
export function followForgetting(listener: () => void): void {
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key === null || (key === storeKey && newValue === null)) listener()
  })
}

/** What a stored text says; undefined for none, and for one that is damaged or of another make. */
export function keptIn(text: string): KeptWallet | undefined {
  try {
    const { state } = JSON.parse(text) as {
      state: { connections: { value: [string, KeptConnection][] }; current: string | null }
    }
    const { value: entries } = state.connections
    const current = entries.find(([uid]) => uid === state.current)?.[1]
    const address = addressIn(text)
    if (!current || !address) return undefined
    const ids = [current, ...entries.map(([, connection]) => connection)]
      .map(({ connector }) => connector.id)
      .filter((id): id is string => typeof id === 'string')
    return {
      address,
      chainId: current.chainId,
      connectorName: current.connector.name,
      connectorIds: [...new Set(ids)],
    }
  } catch {
    return undefined
  }
}

function readText(): string | null {
  try {
    return localStorage.getItem(storeKey)
  } catch {
    return null
  }
}
