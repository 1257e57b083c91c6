import { setImmediate as otherWork } from 'node:timers/promises'
import type { ResourceCategory } from '@hub/core/knowledge/resourceCategories'
import {
  createResourceIndex,
  type FoundResources,
  type ResourceIndex,
  type ResourceSearch,
} from '@hub/core/resources/search/resourceIndex'
import { CHANGES, type Change } from '../../db/announce.ts'
import type { Database } from '../../db/database.ts'
import { listSearched, type ResourceRow } from './store.ts'

/** So many resources are read at once: guides are asked for in hundreds of words, and PGlite works in this thread. */
const BATCH = 25
/** After so long the making of the index lets others work. */
const SLICE_MS = 4

/** A found resource with its place among all that were found. */
export type FoundResource = ResourceRow & { place: number }

/** What is searched and shown, of one moment. */
interface Shown {
  index: ResourceIndex
  rows: ReadonlyMap<number, ResourceRow>
}

/**
 * The search of what is shown, beside the database: read from it for the first search, and anew after each
 * announcement that this server or another changed what is shown (decision 0030). Such changes are rare: somebody
 * approves a proposal, or a release brings new content.
 */
export class ResourceFinder {
  readonly #database: Database
  /** Null: not read yet. Whoever reads it then finds all that was written before. */
  #shown: Promise<Shown> | null = null
  /** How often what was read became too old. */
  #generation = 0

  private constructor(database: Database) {
    this.#database = database
  }

  static async open(database: Database): Promise<ResourceFinder> {
    const finder = new ResourceFinder(database)
    await database.listen(CHANGES, (payload) => finder.#hear(payload))
    return finder
  }

  /** Reads what is shown before somebody searches. */
  async prepare(): Promise<void> {
    await this.#ready()
  }

  /** Finds resources, best first, as the index does. */
  async search(
    search: ResourceSearch,
  ): Promise<Omit<FoundResources, 'found'> & { found: FoundResource[] }> {
    const { index, rows } = await this.#ready()
    const { found, ...rest } = index.search(search)
    const placed = found.flatMap(({ id, place }) => {
      const row = rows.get(id)
      return row ? { ...row, place } : []
    })
    return { found: placed, ...rest }
  }

  #ready(): Promise<Shown> {
    if (this.#shown) return this.#shown
    const shown = this.#read(this.#generation)
    this.#shown = shown
    // After a failure the next search reads again.
    shown.catch(() => {
      if (this.#shown === shown) this.#shown = null
    })
    return shown
  }

  /** In slices: to read and part the words of thousands of resources would keep all others waiting. */
  async #read(generation: number): Promise<Shown> {
    const making = createResourceIndex()
    const rows = new Map<number, ResourceRow>()
    let after = 0
    for (;;) {
      const batch = await listSearched(this.#database.queries, after, BATCH)
      let started = performance.now()
      for (const { keywords, ...row } of batch) {
        if (performance.now() - started > SLICE_MS) {
          await otherWork()
          started = performance.now()
        }
        making.add({ ...row, keywords, category: row.category as ResourceCategory })
        rows.set(row.id, row)
      }
      await otherWork()
      // Who waits for what became too old meanwhile gets the next.
      if (generation !== this.#generation) return this.#ready()
      const last = batch.at(-1)
      if (!last || batch.length < BATCH) return { index: making.finish(), rows }
      after = last.id
    }
  }

  #hear(payload: string | null): void {
    if (payload !== null && (JSON.parse(payload) as Change).table !== 'resources') return
    this.#generation++
    if (!this.#shown) return
    this.#shown = null
    this.prepare().catch(() => {})
  }
}
