import type { WalletAccess } from '../access.ts'
import type { Hex } from '../registry/records.ts'
import { type PendingTransaction, pendingTransactions, sentHere } from './pendingStore.ts'
import type { Ending } from './transactionState.ts'

// Most visits have nothing to wait for.
const loadFollowing = () => import('./followPending.ts')

/** Told how a transaction ended. Answers whether that was meant for it. */
type Hearer = (ending: Ending, one: PendingTransaction) => boolean

interface Ended {
  one: PendingTransaction
  ending: Ending
}

const takenUp = new Set<Hex>()
const hearers = new Set<Hearer>()
/** Ends that no screen has heard of yet. In memory alone. */
let unheard: readonly Ended[] = []

/** Whether a transaction is the account's, on the hub's network. */
export function isOwn(
  { from, chainId }: PendingTransaction,
  { address, chain }: Pick<WalletAccess, 'address' | 'chain'>,
): boolean {
  return chainId === chain.id && from.toLowerCase() === address.toLowerCase()
}

/**
 * Takes up what the account has sent before the page was loaded or in another tab, whatever it is: each is followed to
 * its end and forgotten then, also where no screen asks for it. Those sent since the page was loaded are left to
 * their sender.
 */
export function takeUpPending(access: WalletAccess): void {
  const { chain, publicClient } = access
  for (const one of pendingTransactions()) {
    if (!isOwn(one, access) || sentHere.has(one.hash) || takenUp.has(one.hash)) continue
    takenUp.add(one.hash)
    void loadFollowing()
      .then(({ followPending }) => followPending({ chain, publicClient }, one))
      // Where the code did not come, the next screen tries again.
      .then(
        (ending) => tell({ one, ending }),
        () => takenUp.delete(one.hash),
      )
  }
}

/** Calls `hearer` with each end, and first with those that nobody has heard yet. The function it answers ends that. */
export function hearEnds(hearer: Hearer): () => void {
  unheard = unheard.filter(({ ending, one }) => !hearer(ending, one))
  hearers.add(hearer)
  return () => hearers.delete(hearer)
}

function tell(ended: Ended): void {
  const { ending, one } = ended
  for (const hearer of hearers) if (hearer(ending, one)) return
  unheard = [...unheard, ended]
}
