import { mkdir, open, rename } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'
import { type Anvil, StateBroken, startAnvil } from './anvil.ts'
import { endStale } from './endStale.ts'
import { type ChainFiles, chainFiles } from './files.ts'
import { keepSnapshots } from './snapshots.ts'

/** Waits between the tries to start a chain that ended by itself: doubled up to the longest. */
const FIRST_WAIT_MS = 500
const LONGEST_WAIT_MS = 30_000

/** The chain that the hub runs itself. */
export interface LocalChain {
  /** Stays the same while it is open. */
  rpcUrl: string
  port: number
  close: () => Promise<void>
}

/**
 * Starts the local chain with what it held before, keeps it running and keeps its state. The caller holds the
 * lock on DATA_DIR.
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
  let anvil = await start(files, port, tell)
  const closing = new AbortController()

  const supervise = async () => {
    while (!closing.signal.aborted) {
      const stopSnapshots = keepSnapshots(anvil.rpcUrl, files, () =>
        tell('The local chain could not be written to the disk. It is tried again.'),
      )
      await Promise.race([anvil.ended, aborted(closing.signal)])
      await stopSnapshots()
      if (closing.signal.aborted) return
      tell('The local chain ended by itself. It is started again.')
      const next = await startAgain(files, anvil.port, tell, closing.signal)
      if (!next) return
      anvil = next
    }
  }
  const supervised = supervise()
  return {
    rpcUrl: anvil.rpcUrl,
    port: anvil.port,
    close: async () => {
      closing.abort()
      await supervised
      await anvil.stop()
      await force(files.state)
    },
  }
}

/** A state that cannot be read is put aside, and the chain begins anew. */
async function start(
  files: ChainFiles,
  port: number,
  tell: (sentence: string) => void,
): Promise<Anvil> {
  await endStale(files)
  try {
    return await startAnvil(files, port)
  } catch (error) {
    if (!(error instanceof StateBroken)) throw error
    const aside = `${files.state}.broken-${Date.now()}`
    await rename(files.state, aside)
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
  tell: (sentence: string) => void,
  closing: AbortSignal,
): Promise<Anvil | null> {
  for (let pause = FIRST_WAIT_MS; ; pause = Math.min(pause * 2, LONGEST_WAIT_MS)) {
    await wait(pause, undefined, { signal: closing }).catch(() => {})
    if (closing.aborted) return null
    try {
      const anvil = await start(files, port, tell)
      if (!closing.aborted) return anvil
      await anvil.stop()
      return null
    } catch (error) {
      tell(`The local chain could not be started again. ${(error as Error).message}`)
    }
  }
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
