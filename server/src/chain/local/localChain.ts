import { mkdir, open, rename } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'
import type { Address } from 'viem'
import { type Anvil, StateBroken, startAnvil } from './anvil.ts'
import { deployRegistry } from './deployRegistry.ts'
import { endStale } from './endStale.ts'
import { type ChainFiles, chainFiles } from './files.ts'
import { Journal } from './journal.ts'
import { patiently } from './patiently.ts'
import { keepSnapshots } from './snapshots.ts'

/** Waits between the tries to start a chain that ended by itself: doubled up to the longest. */
const FIRST_WAIT_MS = 500
const LONGEST_WAIT_MS = 30_000
/** How often an operator hears that a start is under way. */
const TELL_EVERY_MS = 10_000

/** The chain that the hub runs itself. */
export interface LocalChain {
  /** Stays the same while it is open. */
  rpcUrl: string
  port: number
  registry: Address
  /**
   * Keeps a signed transaction that the chain has just taken, whatever is killed after the answer.
   *
   * @param hash of the transaction, as the chain answered it
   */
  keep: (raw: string, hash: string) => Promise<void>
  close: () => Promise<void>
}

/**
 * Starts the local chain with what it held before and the registry, keeps it running and keeps its state. The
 * caller holds the lock on DATA_DIR.
 *
 * @param port 0: any that is free
 * @param tell hears sentences for the operator
 * @throws ConfigError where it cannot run
 */
export async function openLocalChain(
  dataDir: string,
  port: number,
  tell: (sentence: string) => void,
): Promise<LocalChain> {
  const files = chainFiles(dataDir)
  await mkdir(files.folder, { recursive: true, mode: 0o700 })
  const journal = await Journal.open(files.journal)
  let { anvil, registry } = await tellMeanwhile(start(files, port, journal, tell), tell)
  const closing = new AbortController()

  const supervise = async () => {
    while (!closing.signal.aborted) {
      const stopSnapshots = keepSnapshots(anvil.rpcUrl, files, journal, () =>
        tell('The local chain could not be written to the disk. It is tried again.'),
      )
      await Promise.race([anvil.ended, aborted(closing.signal)])
      await stopSnapshots()
      if (closing.signal.aborted) return
      tell('The local chain ended by itself. It is started again.')
      const next = await startAgain(files, anvil.port, journal, tell, closing.signal)
      if (!next) return
      anvil = next
    }
  }
  const supervised = supervise()
  return {
    rpcUrl: anvil.rpcUrl,
    port: anvil.port,
    registry,
    keep: (raw, hash) =>
      journal.add(raw, hash).catch(() => {
        tell(
          'A transaction could not be written to the disk. The chain has it, until it is killed.',
        )
      }),
    close: async () => {
      closing.abort()
      await supervised
      await anvil.stop()
      await force(files.state)
    },
  }
}

interface Started {
  anvil: Anvil
  registry: Address
}

/** Starts anvil and brings on it what its state lacks: the registry, and what came after the last snapshot. */
async function start(
  files: ChainFiles,
  port: number,
  journal: Journal,
  tell: (sentence: string) => void,
): Promise<Started> {
  const anvil = await startWhole(files, port, journal, tell)
  const prepare = async () => {
    const registry = await patiently(() => deployRegistry(anvil.rpcUrl))
    await patiently(() => journal.replay(anvil.rpcUrl))
    return { anvil, registry }
  }
  const ended = anvil.ended.then(() => {
    throw new Error('It ended while it was starting.')
  })
  try {
    return await Promise.race([prepare(), ended])
  } catch (error) {
    await anvil.stop()
    throw error
  }
}

/** A state that cannot be read is put aside, and the chain begins anew. */
async function startWhole(
  files: ChainFiles,
  port: number,
  journal: Journal,
  tell: (sentence: string) => void,
): Promise<Anvil> {
  await endStale(files)
  try {
    return await startAnvil(files, port)
  } catch (error) {
    if (!(error instanceof StateBroken)) throw error
    const aside = `${files.state}.broken-${Date.now()}`
    await rename(files.state, aside)
    // On a new chain they would wait for others that it never had.
    await journal.clear()
    tell(
      `The file of the local chain cannot be read. It is kept as ${aside}, and a new chain begins without its records.`,
    )
    return startAnvil(files, port)
  }
}

/** Null where the hub ends meanwhile. */
async function startAgain(
  files: ChainFiles,
  port: number,
  journal: Journal,
  tell: (sentence: string) => void,
  closing: AbortSignal,
): Promise<Anvil | null> {
  for (let pause = FIRST_WAIT_MS; ; pause = Math.min(pause * 2, LONGEST_WAIT_MS)) {
    await wait(pause, undefined, { signal: closing }).catch(() => {})
    if (closing.aborted) return null
    try {
      const { anvil } = await start(files, port, journal, tell)
      if (!closing.aborted) return anvil
      await anvil.stop()
      return null
    } catch (error) {
      tell(`The local chain could not be started again. ${(error as Error).message}`)
    }
  }
}

/** A start on a busy machine, or of a large chain, is not silent. */
async function tellMeanwhile<T>(work: Promise<T>, tell: (sentence: string) => void): Promise<T> {
  const timer = setInterval(() => tell('The local chain is still starting.'), TELL_EVERY_MS)
  return work.finally(() => clearInterval(timer))
}

function aborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve()
    else signal.addEventListener('abort', () => resolve(), { once: true })
  })
}

/** Anvil's own last state is in place, but perhaps not on the disk yet. */
async function force(file: string): Promise<void> {
  const handle = await open(file).catch(() => null)
  await handle?.sync().catch(() => {})
  await handle?.close()
}
