import { getBlockNumber } from 'viem/actions'
import type { PublicReader } from '../access.ts'
import type { RegistryReader } from './registryReader.ts'

/** How often the newest block is asked for, in milliseconds: on the local chain, and elsewhere. */
const LOCAL = 1000
const ELSEWHERE = 12_000

/** What is done at a new block. Where it rejects, it is done again at the next turn. */
type Listener = (block: bigint) => Promise<unknown>

interface Watch {
  listeners: Set<Listener>
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
  watch.listeners.add(listener)
  // A watch without an answer yet calls it after the first.
  const last = watch.last()
  if (last !== undefined) listener(last).catch(() => {})
  return () => {
    watch.listeners.delete(listener)
    if (watch.listeners.size > 0) return
    watch.stop()
    watches.delete(publicClient)
  }
}

/** Looks for a new block at once: for whoever knows that there is one. */
export function lookForBlock({ publicClient }: Pick<RegistryReader, 'publicClient'>): void {
  watches.get(publicClient)?.poll()
}

function startWatch(client: PublicReader, interval: number): Watch {
  const listeners = new Set<Listener>()
  let last: bigint | undefined
  let asking = false
  const poll = async () => {
    if (asking || document.visibilityState === 'hidden') return
    asking = true
    try {
      const block = await getBlockNumber(client, { cacheTime: 0 })
      if (block !== last) {
        await Promise.all([...listeners].map((listener) => listener(block)))
        last = block
      }
    } catch {
      // The lists say themselves that the chain does not answer.
    } finally {
      asking = false
    }
  }
  const look = () => void poll()
  const timer = setInterval(look, interval)
  document.addEventListener('visibilitychange', look)
  look()
  return {
    listeners,
    last: () => last,
    poll: look,
    stop: () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
    },
  }
}
