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
}

/**
 * Search terms that are kept on this device. Storage that is missing, full, forbidden or holds
 * something else never throws from here.
 *
 * @param open gives the storage; may throw, as `localStorage` does where it is forbidden
 * @param most how many terms are kept
 */
export function termStore(open: () => Storage, key: string, most = Infinity): TermStore {
  let raw: string | null = null
  let current: TermState = { terms: [], kept: true }
  const listeners = new Set<() => void>()

  const state = () => {
    try {
      const now = open().getItem(key)
      // Another tab may have written. What could not be kept must not be lost to an older list.
      if (current.kept && now !== raw) {
        raw = now
        current = { terms: readTerms(now).slice(0, most), kept: true }
      }
    } catch {
      if (current.kept) current = { ...current, kept: false }
    }
    return current
  }
  const write = (terms: readonly string[]) => {
    const next = terms.length === 0 ? null : JSON.stringify(terms)
    try {
      if (next === null) open().removeItem(key)
      else open().setItem(key, next)
      raw = next
      current = { terms, kept: true }
    } catch {
      current = { terms, kept: false }
    }
    for (const listener of listeners) listener()
  }
  return {
    state,
    has: (term) => state().terms.some((known) => isSame(known, term)),
    add: (term) => {
      if (tidy(term) === '') return
      write([tidy(term), ...without(state().terms, term)].slice(0, most))
    },
    remove: (term) => write(without(state().terms, term)),
    clear: () => write([]),
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

function readTerms(raw: string | null): readonly string[] {
  try {
    const list: unknown = JSON.parse(raw ?? '[]')
    if (!Array.isArray(list)) return []
    const terms = list.filter((term) => typeof term === 'string').map(tidy)
    return terms.filter(
      (term, at) => term !== '' && terms.findIndex((other) => isSame(other, term)) === at,
    )
  } catch {
    return []
  }
}

function without(terms: readonly string[], term: string): string[] {
  return terms.filter((known) => !isSame(known, term))
}

function isSame(a: string, b: string): boolean {
  return tidy(a).toLowerCase() === tidy(b).toLowerCase()
}

function tidy(term: string): string {
  return term.trim().replace(/\s+/g, ' ')
}
