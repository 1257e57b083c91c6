import type { WalletAccess } from '../../wallet/access.ts'

/** Whose documents they are: one address at one registry of one network. */
export interface Owner {
  readonly address: string
  readonly chainId: number
  readonly registry: string
}

export function ownerOf({ address, chain }: Pick<WalletAccess, 'address' | 'chain'>): Owner {
  return {
    address: address.toLowerCase(),
    chainId: chain.id,
    registry: chain.registry.toLowerCase(),
  }
}

/** Tells owners apart where something of theirs is kept. */
export function ownerKey({ address, chainId, registry }: Owner): string {
  return `${chainId}:${registry}:${address}`
}

export function isSameOwner(one: Owner, other: Owner): boolean {
  return ownerKey(one) === ownerKey(other)
}

/** The owner in a parsed value; null where it is none. */
export function readOwner(value: unknown): Owner | null {
  if (typeof value !== 'object' || value === null) return null
  const { address, chainId, registry } = value as Record<string, unknown>
  if (typeof address !== 'string' || typeof registry !== 'string') return null
  return typeof chainId === 'number' ? { address, chainId, registry } : null
}
