import { getBlockNumber } from 'viem/actions'
import type { PublicReader } from '../access.ts'
import type { RegistryReader } from './registryReader.ts'

/** How often the newest block is asked for, in milliseconds: on the local chain, and elsewhere. */
const LOCAL = 1000
const ELSEWHERE = 12_000

/** What is done at a new block. Where it rejects, it is done again at the next turn. */
type Listener = (block: bigint) => Promise<unknown>

/** Somebody who follows, and how far they are. */
interface Follower {
  listener: Listener
  /** The newest block that they have dealt with. */
  done?: bigint
  busy: boolean
}

interface Watch {
  followers: Set<Follower>
  /** The newest block that is known. */
  last: () => bigint | undefined
  poll: () => void
  stop: () => void
}

const watches = new WeakMap<PublicReader, Watch>()

/**
 * Calls `listener` with the number of each new block as long as the page is visible, and once at the beginning. All who
 * follow one client share one poll. The function it answers ends that. A chain that does not answer is
 * asked again at the next turn.
 */
export function followBlocks(reader: RegistryReader, listener: Listener): () => void {
  const { publicClient, chain } = reader
  const known = watches.get(publicClient)
  const watch = known ?? startWatch(publicClient, chain.id === 1337 ? LOCAL : ELSEWHERE)
  watches.set(publicClient, watch)
  const follower: Follower = { listener, busy: false }
  watch.followers.add(follower)
  // A watch without an answer yet calls it after the first.
  const last = watch.last()
  if (last !== undefined) void tell(follower, last)
  return () => {
    watch.followers.delete(follower)
    if (watch.followers.size > 0) return
    watch.stop()
    watches.delete(publicClient)
  }
}

/** Looks for a new block at once: for whoever knows that there is one. */
export function lookForBlock({ publicClient }: Pick<RegistryReader, 'publicClient'>): void {
  watches.get(publicClient)?.poll()
}

/** Tells a follower of a block, unless they know it or are at one still: the next turn looks again. */
async function tell(follower: Follower, block: bigint): Promise<void> {
  if (follower.busy || follower.done === block) return
  follower.busy = true
  try {
    await follower.listener(block)
    follower.done = block
  } catch {
    // The lists say themselves that the chain does not answer.
  } finally {
    follower.busy = false
  }
}

function startWatch(client: PublicReader, interval: number): Watch {
  const followers = new Set<Follower>()
  let last: bigint | undefined
  let asking = false
  let again = false
  const poll = async () => {
    if (asking || document.visibilityState === 'hidden') return
    asking = true
    again = false
    try {
      const block = await getBlockNumber(client, { cacheTime: 0 })
      last = block
      for (const follower of followers) void tell(follower, block)
    } catch {
      // It is asked again at the next turn.
    } finally {
      asking = false
    }
    if (again) await poll()
  }
  const look = () => void poll()
  const timer = setInterval(look, interval)
  document.addEventListener('visibilitychange', look)
  look()
  return {
    followers,
    last: () => last,
    poll: () => {
      // The answer on its way may be older than the block that somebody knows of.
      again = asking
      look()
    },
    stop: () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
    },
  }
}
