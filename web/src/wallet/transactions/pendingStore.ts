import { PENDING_DAYS } from '@hub/core/trust/terms'
import type { Hex } from '../registry/records.ts'
import type { WriteName } from './registryWrite.ts'

/** A transaction that was sent and has not ended yet. Nothing of what it says is kept. */
export interface PendingTransaction {
  hash: Hex
  chainId: number
  name: WriteName
  from: Hex
  /** Its number among the account's transactions; null until the network was seen to know it. */
  nonce: number | null
  /** Milliseconds since 1970. */
  sentAt: number
  /** Where what was typed lies in the content store, so that it can be fetched again when this fails. */
  contentHash?: Hex
}

/** How often all was forgotten since the page was loaded. */
let forgotten = 0

/** The transactions that this page sent itself since it was loaded: their sender says how they ended. */
export const sentHere = new Set<Hex>()

const KEY = 'hub.pendingTransactions'

/** What is older was given up. */
const KEPT_MS = PENDING_DAYS * 24 * 60 * 60 * 1000

const listeners = new Set<() => void>()
/** What stands in for the storage where the browser forbids it. */
let memory: string | null = null
let last: { raw: string | null; list: readonly PendingTransaction[] } = { raw: null, list: [] }

/** All pending transactions of this browser, oldest first; the same array as long as nothing changes. */
export function pendingTransactions(): readonly PendingTransaction[] {
  const raw = load()
  if (raw !== last.raw) last = { raw, list: parse(raw) }
  return last.list
}

/** Keeps a transaction until `endPending`, over reloads. One that is there already is replaced. */
export function keepPending(one: PendingTransaction): void {
  save([...pendingTransactions().filter(({ hash }) => hash !== one.hash), one])
}

/** Notes a transaction's number, unless it was forgotten meanwhile. */
export function noteNonce(hash: Hex, nonce: number): void {
  const list = pendingTransactions()
  if (!list.some((one) => one.hash === hash)) return
  save(list.map((one) => (one.hash === hash ? { ...one, nonce } : one)))
}

/** Forgets a transaction that has ended. */
export function endPending(hash: Hex): void {
  const list = pendingTransactions()
  if (list.some((one) => one.hash === hash)) save(list.filter((one) => one.hash !== hash))
}

/** Forgets all that is pending, with the addresses that sent it: what was sent ends by itself. */
export function forgetPending(): void {
  // What was given up or is damaged is not on the list, and goes too.
  if (load() !== null) save([])
  forgotten += 1
}

/** The function that it answers tells whether all was forgotten after this call. */
export function watchForgetting(): () => boolean {
  const before = forgotten
  return () => forgotten > before
}

/** Takes what was given up out of the storage, where it would go on to name the address that sent it. */
export function dropExpired(): void {
  const raw = load()
  if (raw !== null && raw !== JSON.stringify(parse(raw))) save(parse(raw))
}

/** Calls `listener` after each change, in this tab or another. The function it answers ends that. */
export function subscribeToPending(listener: () => void): () => void {
  const fromOtherTab = ({ key }: StorageEvent) => {
    if (key === KEY || key === null) listener()
  }
  listeners.add(listener)
  window.addEventListener('storage', fromOtherTab)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', fromOtherTab)
  }
}

function load(): string | null {
  try {
    return localStorage.getItem(KEY)
  } catch {
    return memory
  }
}

function save(list: readonly PendingTransaction[]): void {
  const raw = list.length > 0 ? JSON.stringify(list) : null
  try {
    if (raw === null) localStorage.removeItem(KEY)
    else localStorage.setItem(KEY, raw)
    memory = null
  } catch {
    // It then lasts as long as the page.
    memory = raw
  }
  for (const listener of listeners) listener()
}

function parse(raw: string | null): readonly PendingTransaction[] {
  try {
    const list: unknown = JSON.parse(raw ?? '[]')
    return Array.isArray(list) ? list.filter(isPending) : []
  } catch {
    return []
  }
}

function isPending(value: unknown): value is PendingTransaction {
  const one = value as Partial<PendingTransaction> | null
  return (
    typeof one === 'object' &&
    /^0x[0-9a-fA-F]{64}$/.test(one?.hash ?? '') &&
    /^0x[0-9a-fA-F]{40}$/.test(one?.from ?? '') &&
    typeof one?.chainId === 'number' &&
    typeof one.name === 'string' &&
    (one.nonce === null || typeof one.nonce === 'number') &&
    (one.contentHash === undefined || /^0x[0-9a-fA-F]{64}$/.test(one.contentHash)) &&
    typeof one.sentAt === 'number' &&
    Date.now() - one.sentAt < KEPT_MS
  )
}
