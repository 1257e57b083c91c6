import { createWriteStream } from 'node:fs'
import { rename } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { setTimeout as wait } from 'node:timers/promises'
import { createGunzip } from 'node:zlib'
import { callRpc } from '../rpc.ts'
import type { ChainFiles } from './files.ts'
import type { Journal } from './journal.ts'

/** How long a new block waits for others that the same snapshot can hold. */
const SHORTEST_WAIT_MS = 200
/**
 * How much longer it waits for a large chain, by the state's size: anvil answers nobody while it writes 10,000
 * reviews (19 MB, 0.3 s) and then has 3.2 s for others. Not by the time it took, which a busy moment stretches.
 * What came by way of the hub is in the journal meanwhile.
 */
const BYTES_PER_MS = 6_000
const TIMEOUT_MS = 60_000
const TRY_AGAIN_MS = 5_000
const LISTEN_AGAIN_MS = 1_000

/**
 * Writes what the chain holds beside its state, to the disk, and then in its place by one step: whenever the
 * machine stops, there is a whole state. Answers its size in bytes.
 */
async function takeSnapshot(rpcUrl: string, files: ChainFiles, journal: Journal): Promise<number> {
  const settled = await journal.settled(rpcUrl)
  const dump = await callRpc<string>(rpcUrl, 'anvil_dumpState', [], TIMEOUT_MS)
  const packed = Buffer.from(dump.slice('0x'.length), 'hex')
  const file = createWriteStream(files.unfinished, { flush: true, mode: 0o600 })
  await pipeline(Readable.from([packed]), createGunzip(), file)
  await rename(files.unfinished, files.state)
  await journal.forget(settled)
  return file.bytesWritten
}

/**
 * Keeps the state of a running chain up to date: soon after each block there is a snapshot that holds it.
 *
 * @param failed hears of a snapshot that could not be taken; it is tried again
 * @returns stops, once the snapshot under way is done
 */
export function keepSnapshots(
  rpcUrl: string,
  files: ChainFiles,
  journal: Journal,
  failed: (error: unknown) => void,
): () => Promise<void> {
  let underWay: Promise<void> | null = null
  let isBehind = false
  let pause = SHORTEST_WAIT_MS
  const stopping = new AbortController()

  const run = async () => {
    while (isBehind && !stopping.signal.aborted) {
      await wait(pause, undefined, { signal: stopping.signal }).catch(() => {})
      if (stopping.signal.aborted) return
      isBehind = false
      try {
        const size = await takeSnapshot(rpcUrl, files, journal)
        pause = Math.max(SHORTEST_WAIT_MS, size / BYTES_PER_MS)
      } catch (error) {
        isBehind = true
        pause = TRY_AGAIN_MS
        failed(error)
      }
    }
  }
  const hear = () => {
    isBehind = true
    underWay ??= run().finally(() => {
      underWay = null
    })
  }
  hearBlocks(rpcUrl, hear, stopping.signal)
  return async () => {
    stopping.abort()
    await underWay
  }
}

/** Calls `hear` at each new block, and whenever it may have missed some, until the signal ends it. */
function hearBlocks(rpcUrl: string, hear: () => void, signal: AbortSignal): void {
  const subscribe = { jsonrpc: '2.0', id: 1, method: 'eth_subscribe', params: ['newHeads'] }
  const listen = () => {
    const socket = new WebSocket(rpcUrl.replace('http', 'ws'))
    socket.addEventListener('open', () => socket.send(JSON.stringify(subscribe)), { signal })
    // The first message only says that it listens: blocks may have come before it did.
    socket.addEventListener('message', hear, { signal })
    const again = () => wait(LISTEN_AGAIN_MS, undefined, { signal }).then(listen, () => {})
    socket.addEventListener('close', again, { signal })
    signal.addEventListener('abort', () => socket.close(), { once: true })
  }
  listen()
}
