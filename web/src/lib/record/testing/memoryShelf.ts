import {
  type Change,
  type Head,
  mustFit,
  type Shelf,
  ShelfFailure,
  type ShelfProblem,
} from '../shelf.ts'

type Bytes = Uint8Array<ArrayBuffer>

/** A shelf in memory, with a knob for what disks do. */
export class MemoryShelf implements Shelf {
  headNow: Head | null = null
  files = new Map<string, Bytes>()
  draftBoxes = new Map<string, Bytes>()
  /** The next changes fail like this. */
  problem: ShelfProblem | null = null

  head = () => Promise.resolve(this.headNow)
  file = (id: string) => Promise.resolve(this.files.get(id) ?? null)
  drafts = () => Promise.resolve(new Map(this.draftBoxes))

  change = async (change: Change) => {
    await Promise.resolve()
    if (this.problem) throw new ShelfFailure(this.problem)
    mustFit(this.headNow, change)
    for (const [id, bytes] of change.files ?? []) this.files.set(id, bytes)
    for (const [id, bytes] of change.drafts ?? []) this.draftBoxes.set(id, bytes)
    for (const id of change.dropFiles ?? []) this.files.delete(id)
    for (const id of change.dropDrafts ?? []) this.draftBoxes.delete(id)
    if (change.head) this.headNow = change.head
  }

  clear = () => {
    this.headNow = null
    this.files.clear()
    this.draftBoxes.clear()
    return Promise.resolve()
  }

  /** All that lies in it, as one text. */
  text(): string {
    const { book, ...clear } = this.headNow ?? { book: new Uint8Array() }
    const boxes = [book, ...this.files.values(), ...this.draftBoxes.values()]
    const names = [...this.files.keys(), ...this.draftBoxes.keys()]
    const latin = boxes.map((bytes) => new TextDecoder('latin1').decode(bytes))
    return [JSON.stringify(clear), ...names, ...latin].join('\n')
  }
}
