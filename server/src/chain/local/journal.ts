import { appendFile, readFile, rename, writeFile } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'
import { callRpc, RpcError } from '../rpc.ts'

/** A signed transaction that the hub passed on, and its time in seconds. */
interface Entry {
  hash: string
  raw: string
  time: number
}

const MINED_WITHIN_MS = 1_000
/** What the chain does not know after this time was dropped. Before, it may be on its way into a block. */
const DROPPED_AFTER_S = 60
const LOOK_EVERY_MS = 5

/**
 * The transactions that came by way of the hub since the last snapshot. Each is on the disk before its sender has
 * an answer, so that none is lost when the chain is killed before the next snapshot.
 */
export class Journal {
  readonly #file: string
  #entries: Entry[]
  /** One change of the file after the other. */
  #last: Promise<unknown> = Promise.resolve()

  private constructor(file: string, entries: Entry[]) {
    this.#file = file
    this.#entries = entries
  }

  static async open(file: string): Promise<Journal> {
    const text = await readFile(file, 'utf8').catch(() => '')
    const entries = text.split('\n').flatMap(entryOf)
    const journal = new Journal(file, entries)
    // A line that was cut off must not join the next.
    if (text && !text.endsWith('\n')) await journal.#rewrite()
    return journal
  }

  /** Answers once the transaction is on the disk. */
  add(raw: string, hash: string): Promise<void> {
    return this.#inTurn(async () => {
      const entry = { hash, raw, time: seconds() }
      this.#entries.push(entry)
      await appendFile(this.#file, lineOf(entry), { mode: 0o600, flush: true })
    })
  }

  /**
   * Sends again what the chain does not know, in its order and with its times. What it refuses is left out: another
   * transaction of the same sender took its place.
   *
   * @throws NoAnswer
   */
  async replay(rpcUrl: string): Promise<void> {
    let hasSent = false
    for (const { hash, raw, time } of this.#entries.slice()) {
      if ((await whereIs(rpcUrl, hash)) !== 'unknown') continue
      hasSent = true
      // Refused where a later block is there already; then it gets the time of now.
      await unlessRefused(callRpc(rpcUrl, 'evm_setNextBlockTimestamp', [time]))
      const isTaken = await unlessRefused(callRpc(rpcUrl, 'eth_sendRawTransaction', [raw]))
      if (isTaken) await mined(rpcUrl, hash)
    }
    if (hasSent) await callRpc(rpcUrl, 'evm_setTime', [seconds()])
  }

  /**
   * The hashes of what a state that the chain writes from now on holds, or will never hold.
   *
   * @throws NoAnswer
   */
  async settled(rpcUrl: string): Promise<Set<string>> {
    const settled = new Set<string>()
    for (const { hash, time } of this.#entries.slice()) {
      const where = await whereIs(rpcUrl, hash)
      const wasDropped = where === 'unknown' && time + DROPPED_AFTER_S < seconds()
      if (where === 'mined' || wasDropped) settled.add(hash)
    }
    return settled
  }

  /** Takes out what a state on the disk holds. */
  async forget(hashes: ReadonlySet<string>): Promise<void> {
    if (hashes.size === 0) return
    await this.#inTurn(() => {
      this.#entries = this.#entries.filter(({ hash }) => !hashes.has(hash))
      return this.#rewrite()
    })
  }

  /** Forgets everything. */
  async clear(): Promise<void> {
    await this.forget(new Set(this.#entries.map(({ hash }) => hash)))
  }

  async #rewrite(): Promise<void> {
    const unfinished = `${this.#file}.new`
    await writeFile(unfinished, this.#entries.map(lineOf).join(''), { mode: 0o600, flush: true })
    await rename(unfinished, this.#file)
  }

  #inTurn<T>(change: () => Promise<T>): Promise<T> {
    const done = this.#last.then(change)
    this.#last = done.catch(() => {})
    return done
  }
}

function lineOf(entry: Entry): string {
  return `${JSON.stringify(entry)}\n`
}

/** None for a line that is empty or was cut off by a kill. */
function entryOf(line: string): Entry[] {
  try {
    return [JSON.parse(line) as Entry]
  } catch {
    return []
  }
}

/** Whether a transaction is in a block. By its receipt: anvil calls it waiting for a moment longer. */
async function whereIs(rpcUrl: string, hash: string): Promise<'mined' | 'waiting' | 'unknown'> {
  const ask = (method: string) => callRpc<object | null>(rpcUrl, method, [hash])
  if (await ask('eth_getTransactionReceipt')) return 'mined'
  return (await ask('eth_getTransactionByHash')) ? 'waiting' : 'unknown'
}

/** Waits for its block, so that the next gets one of its own; not for long, since it may wait for another. */
async function mined(rpcUrl: string, hash: string): Promise<void> {
  const until = performance.now() + MINED_WITHIN_MS
  while (performance.now() < until) {
    if ((await whereIs(rpcUrl, hash)) === 'mined') return
    await wait(LOOK_EVERY_MS)
  }
}

/** Whether the chain took it. */
function unlessRefused(answer: Promise<unknown>): Promise<boolean> {
  return answer.then(
    () => true,
    (error: unknown) => {
      if (error instanceof RpcError) return false
      throw error
    },
  )
}

function seconds(): number {
  return Math.floor(Date.now() / 1000)
}
