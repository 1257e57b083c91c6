import type { TextSeal } from '../../lib/private/textSeal.ts'

/** The part of `localStorage` that is used. */
type Storage = Pick<globalThis.Storage, 'getItem' | 'setItem' | 'removeItem'>

export interface TermState {
  /** Newest first, each once. */
  terms: readonly string[]
  /** False where the browser keeps nothing: the terms then last as long as the page. */
  kept: boolean
}

export interface TermStore {
  state: () => TermState
  has: (term: string) => boolean
  /** Puts a term in front; one that is there already moves. An empty one is ignored. */
  add: (term: string) => void
  remove: (term: string) => void
  clear: () => void
  subscribe: (listener: () => void) => () => void
  /** Resolves when what was asked for until now is in the storage, or could not be kept. */
  settled: () => Promise<void>
}

type Edit = (terms: readonly string[]) => readonly string[]

/**
 * Search terms that are kept on this device, sealed: a browser goes on holding on its disk for a while what was deleted
 * from its storage. A change is in the state at once and in the storage soon after. Storage that is missing, full,
 * forbidden or holds something else never throws from here.
 *
 * @param open gives the storage; may throw, as `localStorage` does where it is forbidden
 * @param most how many terms are kept
 */
export function termStore(
  open: () => Storage,
  key: string,
  seal: TextSeal,
  most = Infinity,
): TermStore {
  /** The stored text that `current` stands for. */
  let raw: string | null = null
  let current: TermState = { terms: [], kept: true }
  let last: Promise<void> = Promise.resolve()
  /** Changes that are on their way to the storage: until then it is behind the state. */
  let underWay = 0
  const listeners = new Set<() => void>()

  const show = (next: TermState) => {
    current = next
    for (const listener of listeners) listener()
  }
  const state = () => {
    if (!current.kept || underWay > 0) return current
    try {
      // Another tab may have written.
      if (open().getItem(key) !== raw) change((terms) => terms)
    } catch {
      current = { ...current, kept: false }
    }
    return current
  }
  const change = (edit: Edit) => {
    underWay += 1
    last = carryOut(edit, last)
  }
  const carryOut = async (edit: Edit, before: Promise<void>) => {
    await before
    let next: readonly string[] | undefined
    try {
      // What could not be kept must not be lost to an older list.
      if (!current.kept) return
      const stored = open().getItem(key)
      const { terms, isSealed } = await readTerms(stored, seal)
      next = edit(terms).slice(0, most)
      if (!isSealed || !isSameList(next, terms)) await write(next)
      else raw = stored
      settle({ terms: next, kept: true })
    } catch {
      settle({ terms: next ?? current.terms, kept: false })
    } finally {
      underWay -= 1
    }
  }
  /** Later changes are in the state already, and not in what an earlier one came to. */
  const settle = (next: TermState) => show(underWay === 1 ? next : { ...current, kept: next.kept })
  const write = async (terms: readonly string[]) => {
    const text = terms.length === 0 ? null : await seal.seal(JSON.stringify(terms))
    if (text === null) open().removeItem(key)
    else open().setItem(key, text)
    raw = text
  }
  const changeNow = (edit: Edit) => {
    show({ ...current, terms: edit(current.terms).slice(0, most) })
    change(edit)
  }
  return {
    state,
    has: (term) => state().terms.some((known) => isSame(known, term)),
    add: (term) => {
      if (tidy(term) !== '') changeNow((terms) => [tidy(term), ...without(terms, term)])
    },
    remove: (term) => changeNow((terms) => without(terms, term)),
    clear: () => changeNow(() => []),
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    settled: () => last,
  }
}

/**
 * The terms of a stored text; none where it cannot be read. `isSealed` is false of one that must be written anew: a
 * list from before terms were sealed, or one that no key opens any more.
 *
 * @throws where there is no key
 */
async function readTerms(
  stored: string | null,
  seal: TextSeal,
): Promise<{ terms: readonly string[]; isSealed: boolean }> {
  if (stored === null) return { terms: [], isSealed: true }
  const inClear = termsOf(stored)
  if (inClear) return { terms: inClear, isSealed: false }
  const opened = await seal.open(stored)
  const terms = opened === null ? null : termsOf(opened)
  return { terms: terms ?? [], isSealed: terms !== null }
}

function termsOf(text: string): readonly string[] | null {
  try {
    const list: unknown = JSON.parse(text)
    if (!Array.isArray(list)) return null
    const terms = list.filter((term) => typeof term === 'string').map(tidy)
    return terms.filter(
      (term, at) => term !== '' && terms.findIndex((other) => isSame(other, term)) === at,
    )
  } catch {
    return null
  }
}

function without(terms: readonly string[], term: string): string[] {
  return terms.filter((known) => !isSame(known, term))
}

function isSameList(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((term, at) => term === b[at])
}

function isSame(a: string, b: string): boolean {
  return tidy(a).toLowerCase() === tidy(b).toLowerCase()
}

function tidy(term: string): string {
  return term.trim().replace(/\s+/g, ' ')
}
