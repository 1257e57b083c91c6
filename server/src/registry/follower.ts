import type { Block as ChainBlock } from 'viem'
import type { Chain } from '../chain/chain.ts'
import type { Config } from '../config.ts'
import type { Database, Queries } from '../db/database.ts'
import type { Jobs } from '../db/jobs.ts'
import { type Reference, readReferences } from './references.ts'
import * as store from './store.ts'

/** Blocks in one question to the chain, at most. */
const LARGEST_WINDOW = 2000n

type End = Pick<ChainBlock<bigint, false, 'latest'>, 'number' | 'hash' | 'timestamp'>

interface Sharing {
  config: Pick<Config, 'ipfsApiUrl'>
  database: Pick<Database, 'queries'>
  jobs: Pick<Jobs, 'transaction'>
}

/** How often a round begins again because it was overtaken. */
const TRIES = 5

/** Another server on this database read on meanwhile, or the chain changed under the reading. */
class Overtaken extends Error {}

/** Thrown in place of what a follower would do after its end. */
export class FollowerStopped extends Error {}

/**
 * Follows the registry's events, and keeps in the database which contents its records refer to. Blocks that
 * the chain has taken back are forgotten; a chain that began anew is read anew. Several servers may follow on
 * one database: each step is done by one of them.
 */
export class RegistryFollower {
  readonly #chain: Chain
  readonly #services: () => Sharing
  #last: Promise<unknown> = Promise.resolve()
  /** The round that has not begun yet. */
  #next: Promise<void> | null = null
  /** What is done with the database at the moment. */
  #work: Promise<unknown> = Promise.resolve()
  #isStopped = false

  constructor(chain: Chain, services: () => Sharing) {
    this.#chain = chain
    this.#services = services
  }

  /**
   * Reads on to the newest block that there is when this is called, or later. Rejects with the client's error
   * where the chain cannot be read; the next call goes on from there.
   */
  catchUp(): Promise<void> {
    if (this.#next) return this.#next
    const round = this.#last.then(() => {
      this.#next = null
      return this.#run()
    })
    this.#next = round
    this.#last = round.catch(() => {})
    return round
  }

  /** Ends the reading. What the chain answers after this is not looked at. */
  async stop(): Promise<void> {
    this.#isStopped = true
    await this.#work
  }

  async #run(): Promise<void> {
    for (let left = TRIES; ; left--) {
      try {
        return await this.#readOn()
      } catch (error) {
        if (!(error instanceof Overtaken) || left === 0) throw error
      }
    }
  }

  async #readOn(): Promise<void> {
    const asked = new Date()
    const head = await this.#chain.client.getBlock({ blockTag: 'latest' })
    let progress = await this.#stepBack(await this.#begin(), head)
    let window = LARGEST_WINDOW
    while (progress.nextBlock <= head.number) {
      const read = await this.#readWindow(progress, head, window)
      if (read) progress = read
      else window /= 2n
    }
    await this.#store(() =>
      store.markCurrent(this.#queries, progress, this.#currentAt(asked, head)),
    )
  }

  /** How far it is; from the start where the database knows of no chain or of another. */
  async #begin(): Promise<store.Progress> {
    const { id, registry, registryBlock } = this.#chain
    const chain = `${id}:${registry.toLowerCase()}`
    const known = await this.#store(() => store.findProgress(this.#queries))
    if (known?.chain === chain) return known
    return this.#transaction((transaction) => this.#beginAnew(transaction, chain, registryBlock))
  }

  async #beginAnew(transaction: Queries, chain: string, nextBlock: bigint) {
    await store.forgetAfter(transaction, -1n)
    await store.beginChain(transaction, { chain, nextBlock })
    return { chain, nextBlock, currentAt: null }
  }

  /** Forgets the blocks that are no longer on the chain. */
  async #stepBack(progress: store.Progress, head: End): Promise<store.Progress> {
    const blocks = await this.#store(() => store.listBlocks(this.#queries))
    const newest = blocks[0]
    if (!newest || (await this.#isOnChain(newest, head))) return progress
    const last = await this.#lastOnChain(blocks, head)
    return this.#transaction(async (transaction) => {
      if (!last) return this.#beginAnew(transaction, progress.chain, this.#chain.registryBlock)
      const nextBlock = last.number + 1n
      if (!(await store.advance(transaction, progress, nextBlock))) throw new Overtaken()
      await store.forgetAfter(transaction, last.number)
      return { ...progress, nextBlock }
    })
  }

  async #lastOnChain(blocks: readonly store.Block[], head: End): Promise<store.Block | undefined> {
    for (const block of blocks) if (await this.#isOnChain(block, head)) return block
    return undefined
  }

  async #isOnChain({ number, hash }: store.Block, head: End): Promise<boolean> {
    if (number > head.number) return false
    if (number === head.number) return hash === head.hash
    return hash === (await this.#chain.client.getBlock({ blockNumber: number })).hash
  }

  /** Reads the next blocks, and keeps what they brought. Null where less must be asked for at once. */
  async #readWindow(
    progress: store.Progress,
    head: End,
    window: bigint,
  ): Promise<store.Progress | null> {
    const { client } = this.#chain
    const from = progress.nextBlock
    const before = await this.#store(() => store.findBlock(this.#queries, from - 1n))
    const last = from + window - 1n
    const end = last >= head.number ? head : await client.getBlock({ blockNumber: last })
    const references = await readReferences(this.#chain, from, end.number).catch(
      (error: unknown) => {
        // The answer was too large or too slow, or the node takes fewer blocks.
        if (window > 1n && !this.#isStopped) return null
        throw error
      },
    )
    if (!references) return null
    // That both ends are what they were means that nothing between them changed while it was read.
    const still = await client.getBlock({ blockNumber: end.number })
    if (still.hash !== end.hash) throw new Overtaken()
    if (before && !(await this.#isOnChain(before, still))) throw new Overtaken()
    return this.#keep(progress, references, end)
  }

  async #keep(
    progress: store.Progress,
    references: readonly Reference[],
    { number, hash }: End,
  ): Promise<store.Progress> {
    const nextBlock = number + 1n
    const { config, jobs } = this.#services()
    await this.#store(() =>
      jobs.transaction(async (transaction, send) => {
        if (!(await store.advance(transaction, progress, nextBlock))) throw new Overtaken()
        await store.insertWindow(transaction, references, { number, hash })
        if (!config.ipfsApiUrl || references.length === 0) return
        const cids = [...new Set(references.map(({ cid }) => cid))]
        for (const cid of await store.keptTexts(transaction, cids)) {
          await send('publish-content', { cid })
        }
      }),
    )
    return { ...progress, nextBlock }
  }

  /** A node that has fallen behind knows nothing newer than its last block; the local chain rests between records. */
  #currentAt(asked: Date, head: End): Date {
    if (this.#chain.config.demoWallet) return asked
    return new Date(Math.min(asked.getTime(), Number(head.timestamp) * 1000))
  }

  get #queries(): Queries {
    return this.#services().database.queries
  }

  #transaction<T>(work: (transaction: Queries) => Promise<T>): Promise<T> {
    return this.#store(() => this.#queries.transaction(work))
  }

  #store<T>(work: () => Promise<T>): Promise<T> {
    if (this.#isStopped) throw new FollowerStopped()
    const working = work()
    this.#work = working.catch(() => {})
    return working
  }
}
