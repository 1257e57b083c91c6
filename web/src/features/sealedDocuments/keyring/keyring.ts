import { newerRing, type Ring, type Way } from '../../../lib/sealing/ring.ts'
import {
  addWay,
  dropWay,
  type NewWay,
  newRing,
  type OpenRing,
  openRing,
} from '../../../lib/sealing/ringKey.ts'
import { keepRing, keptRing } from '../kept/keptDocuments.ts'
import type { Owner } from '../owner.ts'

type Bytes = Uint8Array<ArrayBuffer>

/** The state of an owner's keys in this tab. */
export interface KeyringView {
  /**
   * `looking`: the ring is being looked for; `none`: the owner has never chosen a way; `locked`: there are ways, and
   * none was used in this tab yet.
   */
  readonly status: 'looking' | 'failed' | 'none' | 'locked' | 'open'
  readonly ring: Ring | null
  /** The revision of the ring that the chain leads other devices to; 0 for none. */
  readonly published: number
}

/** The keys of one owner. They are in memory alone, until the tab closes or the wallet leaves. */
export class Keyring {
  readonly #owner: Owner
  readonly #listeners = new Set<() => void>()
  /** The keys that were opened in this tab, by their ring. */
  readonly #keys = new Map<string, CryptoKey>()
  #view: KeyringView = { status: 'looking', ring: null, published: 0 }

  constructor(owner: Owner) {
    this.#owner = owner
  }

  readonly view = (): KeyringView => this.#view

  readonly follow = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /**
   * Looks for the ring: on the chain, as it was sealed last, and on this device, where a newer one may wait.
   *
   * @param fromChain rejects where the store does not answer
   */
  async look(fromChain: () => Promise<Ring | null>): Promise<void> {
    try {
      const [there, here] = await Promise.all([fromChain(), keptRing(this.#owner)])
      const published = there?.revision ?? 0
      const known = this.#view.ring
      const ring = newest([there, here, known])
      if (ring && ring !== here) await keepRing(this.#owner, ring)
      this.#show({ ring, published, status: this.#statusOf(ring) })
    } catch {
      if (this.#view.status === 'looking') this.#show({ status: 'failed' })
    }
  }

  /** The key of a ring, where this tab has it. */
  keyOf(ring: Ring): CryptoKey | undefined {
    return this.#keys.get(ring.id)
  }

  /** The ring that new documents are sealed with; null while it is locked. */
  open(): OpenRing | null {
    const { ring } = this.#view
    const key = ring && this.#keys.get(ring.id)
    return ring && key ? { ring, key } : null
  }

  /**
   * Opens a ring for this tab.
   *
   * @throws SealProblem 'key' where the secret is another one
   */
  async openWith(ring: Ring, way: Way, secret: Bytes): Promise<void> {
    const { key } = await openRing(ring, way, secret)
    this.#keys.set(ring.id, key)
    this.#show({ status: this.#statusOf(this.#view.ring) })
  }

  /** Adds a way; the first one makes the ring. It is kept on this device before this answers. */
  async addWay(way: NewWay, salt: string, secret: Bytes): Promise<void> {
    const before = this.open() ?? (await this.#begin())
    await this.#take(await addWay(before, way, salt, secret))
  }

  /** Drops a way, but never the last one. */
  async dropWay(way: Way): Promise<void> {
    const open = this.open()
    if (open) await this.#take(dropWay(open, way))
  }

  /** The ring went to the chain as it is. */
  notePublished(revision: number): void {
    this.#show({ published: Math.max(revision, this.#view.published) })
  }

  /** Forgets the keys: the next look at a document asks for a way again. */
  lock(): void {
    this.#keys.clear()
    this.#show({ status: this.#statusOf(this.#view.ring) })
  }

  async #begin(): Promise<OpenRing> {
    // What is sealed must open by the ways that are there: a locked ring is not replaced.
    if (this.#view.ring) throw new Error('The ring is locked.')
    if (this.#view.status !== 'none') throw new Error('The ring was not looked for.')
    return newRing()
  }

  async #take({ ring, key }: OpenRing): Promise<void> {
    await keepRing(this.#owner, ring)
    this.#keys.set(ring.id, key)
    this.#show({ ring, status: 'open' })
  }

  #statusOf(ring: Ring | null): KeyringView['status'] {
    if (!ring) return 'none'
    return this.#keys.has(ring.id) ? 'open' : 'locked'
  }

  #show(changes: Partial<KeyringView>): void {
    this.#view = { ...this.#view, ...changes }
    for (const listener of this.#listeners) listener()
  }
}

/** What the chain has decides which ring it is; of that one, the newest state counts. */
function newest([first, ...others]: readonly (Ring | null)[]): Ring | null {
  if (!first) return others.length > 0 ? newest(others) : null
  return others
    .filter((ring) => ring?.id === first.id)
    .reduce<Ring>((one, other) => (other ? newerRing(one, other) : one), first)
}
