import {
  boxesOf,
  deleteEntry,
  editEntry,
  type KeptFile,
  type Means,
  newBook,
  type RecordBook,
  writeEntry,
} from '@hub/core/record/book'
import { toHex } from '@hub/core/record/hash'
import type { Way } from '../sealing/ring.ts'
import { addWay, newRing, type OpenRing, openRing } from '../sealing/ringKey.ts'
import { SealProblem } from '../sealing/sealProblem.ts'
import { contentOf, type Draft } from './draft.ts'
import type { GivenWay, NewFile, RecordView } from './recordView.ts'
import { openBook, openDrafts, openFile, sealBook, sealDraft, sealFile } from './sealedParts.ts'
import { type Change, goneFiles, type Head, type Shelf, ShelfFailure } from './shelf.ts'

type Bytes = Uint8Array<ArrayBuffer>

/** Runs one piece of work at a time among all tabs of this browser. */
type OneAtATime = <R>(work: () => Promise<R>) => Promise<R>

const closed = { book: null, drafts: [] } as const

/** The record of this browser: sealed where it lies, open in the memory of this tab alone. */
export class RecordStore {
  /** Where the sealed parts lie. */
  readonly shelf: Shelf
  readonly #oneAtATime: OneAtATime
  readonly #means: Means
  readonly #listeners = new Set<() => void>()
  #key: CryptoKey | null = null
  /** Counts the lockings: what was begun before one may not show anything after it. */
  #visit = 0
  #view: RecordView = { status: 'reading', ring: null, ...closed }

  constructor(shelf: Shelf, oneAtATime: OneAtATime, means: Means) {
    this.shelf = shelf
    this.#oneAtATime = oneAtATime
    this.#means = means
  }

  readonly view = (): RecordView => this.#view

  readonly follow = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Reads what is stored now. */
  async refresh(): Promise<void> {
    const visit = this.#visit
    try {
      const head = await this.shelf.head()
      if (!head) {
        this.#key = null
        return this.#show({ status: 'none', ring: null, ...closed })
      }
      const key = this.#key
      if (!key) return this.#show({ status: 'locked', ring: head.ring, ...closed })
      const [book, drafts] = await Promise.all([
        openBook(head.book, key),
        openDrafts(this.shelf, key),
      ])
      if (visit === this.#visit) this.#show({ status: 'open', ring: head.ring, book, drafts })
    } catch (error) {
      if (error instanceof SealProblem) return this.#show({ status: 'spoiled', ...closed })
      this.#show({ status: 'blocked', ...closed })
    }
  }

  /** Begins a record that these ways open. @throws ShelfFailure, 'stale' where there is one already */
  async begin(ways: readonly GivenWay[]): Promise<void> {
    let open = await newRing()
    for (const { way, salt, secret } of ways) open = await addWay(open, way, salt, secret)
    const book = await sealBook(newBook(this.#means), open)
    await this.shelf.change({ ring: null, head: { ring: open.ring, revision: 1, book } })
    this.#key = open.key
    await this.refresh()
  }

  /** Opens the record for this tab. @throws SealProblem 'key' where the secret is another one, ShelfFailure */
  async openWith(way: Way, secret: Bytes): Promise<void> {
    const head = await this.shelf.head()
    if (!head) return this.refresh()
    const { key } = await openRing(head.ring, way, secret)
    this.#key = key
    await this.refresh()
  }

  /** Forgets the key and all that it opened. */
  lock(): void {
    this.#key = null
    this.#visit += 1
    if (this.#view.status !== 'none') this.#show({ status: 'locked', ...closed })
  }

  /** Changes the ways in. @throws ShelfFailure */
  changeWays(edit: (open: OpenRing) => OpenRing | Promise<OpenRing>): Promise<void> {
    return this.#write(async (head, key) => {
      const { ring } = await edit({ ring: head.ring, key })
      return { head: { ...head, ring } }
    })
  }

  /** Changes the record. @throws ShelfFailure */
  edit(change: (book: RecordBook) => RecordBook | Promise<RecordBook>): Promise<void> {
    return this.#write(async (head, key) => {
      const book = await change(await openBook(head.book, key))
      return { head: { ...head, book: await sealBook(book, { ring: head.ring, key }) } }
    })
  }

  /**
   * Saves a draft as an entry, or as a new version of its entry; the draft ends with that. An entry that was deleted
   * meanwhile begins anew, since its new words must not be lost. Answers the files that it is without then: those that
   * went with the deleted one.
   *
   * @throws ShelfFailure
   */
  async saveEntry(draft: Draft): Promise<readonly KeptFile[]> {
    let gone: readonly KeptFile[] = []
    await this.#write(async (head, key) => {
      const before = await openBook(head.book, key)
      const content = contentOf(draft)
      const edited = draft.entry && (await editEntry(before, draft.entry, content, this.#means))
      if (!edited) gone = await goneFiles(this.shelf, content.files)
      const files = content.files.filter((file) => !gone.includes(file))
      const book = edited || (await writeEntry(before, { ...content, files }, this.#means))
      const sealed = await sealBook(book, { ring: head.ring, key })
      return { head: { ...head, book: sealed }, dropDrafts: [draft.id] }
    })
    return gone
  }

  /** Deletes an entry with its versions, its files and what was not finished of it. @throws ShelfFailure */
  deleteEntry(id: string): Promise<void> {
    return this.#write(async (head, key) => {
      const before = await openBook(head.book, key)
      const book = await deleteEntry(before, id, this.#means)
      const drafts = (await openDrafts(this.shelf, key)).filter(({ entry }) => entry === id)
      const needed = boxesOf(book.entries)
      const gone = [...boxesOf(before.entries), ...drafts.flatMap(boxesOfDraft)]
      return {
        head: { ...head, book: await sealBook(book, { ring: head.ring, key }) },
        dropFiles: gone.filter((box) => !needed.has(box)),
        dropDrafts: drafts.map((draft) => draft.id),
      }
    })
  }

  /** Keeps a draft as it stands now, sealed. @throws ShelfFailure */
  async keepDraft(draft: Draft, files?: ReadonlyMap<string, Bytes>): Promise<void> {
    const open = this.#open()
    const drafts = new Map([[draft.id, await sealDraft(draft, open)]])
    await this.shelf.change({ ring: open.ring.id, drafts, files })
    const others = this.#view.drafts.filter(({ id }) => id !== draft.id)
    if (this.#key) this.#show({ drafts: [draft, ...others] })
  }

  /** A draft as it stands now: another tab may have written on in it. Null where it is gone. */
  async draftNow(id: string): Promise<Draft | null> {
    await this.refresh()
    return this.#view.drafts.find((draft) => draft.id === id) ?? null
  }

  /** Adds a file to a draft and keeps both, or neither. Answers the draft with it. @throws ShelfFailure */
  async addFile(draft: Draft, { name, type, bytes }: NewFile): Promise<Draft> {
    const sealed = await sealFile(bytes, this.#open())
    const box = toHex(this.#means.random(16))
    const file = { name, type, size: bytes.length, sha256: sealed.sha256, box }
    const next = { ...draft, files: [...draft.files, file], changed: this.#means.now() }
    await this.keepDraft(next, new Map([[box, sealed.box]]))
    return next
  }

  /** Takes a file out of a draft; its bytes go unless a version of an entry has them. @throws ShelfFailure */
  async dropFile(draft: Draft, file: KeptFile): Promise<Draft> {
    const files = draft.files.filter(({ box }) => box !== file.box)
    const next = { ...draft, files, changed: this.#means.now() }
    await this.keepDraft(next)
    await this.#dropUnneeded([file.box], [])
    return next
  }

  /** Throws a draft away with the files that only it has. @throws ShelfFailure */
  async dropDraft(draft: Draft): Promise<void> {
    await this.#dropUnneeded(boxesOfDraft(draft), [draft.id])
    await this.refresh()
  }

  /** The bytes of a file as they were added. @throws SealProblem, ShelfFailure */
  async fileBytes(file: KeptFile): Promise<Bytes> {
    const { key } = this.#open()
    const box = await this.shelf.file(file.box)
    if (!box) throw new SealProblem('not_sealed')
    return openFile(file, box, key)
  }

  /** What a backup is made of. */
  parts(): { open: OpenRing; view: RecordView } {
    return { open: this.#open(), view: this.#view }
  }

  /** Takes over a record whose parts were stored by a restoring. */
  async takeOver(key: CryptoKey): Promise<void> {
    this.#key = key
    await this.refresh()
  }

  /** Deletes all of it, open or not. @throws ShelfFailure */
  async erase(): Promise<void> {
    await this.#oneAtATime(() => this.shelf.clear())
    this.#key = null
    this.#visit += 1
    await this.refresh()
  }

  async #dropUnneeded(boxes: readonly string[], dropDrafts: readonly string[]): Promise<void> {
    const { ring } = this.#open()
    const needed = boxesOf(this.#view.book?.entries ?? [])
    const dropFiles = boxes.filter((box) => !needed.has(box))
    await this.shelf.change({ ring: ring.id, dropFiles, dropDrafts })
  }

  #open(): OpenRing {
    const { ring } = this.#view
    if (!ring || !this.#key) throw new ShelfFailure('stale')
    return { ring, key: this.#key }
  }

  /** Reads, changes and stores, one tab after the other. */
  async #write(work: (head: Head, key: CryptoKey) => Promise<Omit<Change, 'ring'>>): Promise<void> {
    await this.#oneAtATime(async () => {
      const head = await this.shelf.head()
      if (!head || !this.#key) throw new ShelfFailure('stale')
      const change = await work(head, this.#key)
      const next = change.head && { ...change.head, revision: head.revision + 1 }
      await this.shelf.change({ ...change, ring: head.ring.id, head: next })
    })
    await this.refresh()
  }

  #show(changes: Partial<RecordView>): void {
    this.#view = { ...this.#view, ...changes }
    for (const listener of this.#listeners) listener()
  }
}

const boxesOfDraft = ({ files }: Draft) => files.map(({ box }) => box)
