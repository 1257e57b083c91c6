import type { Case } from '@hub/core/clock/caseEntry'
import type { TextSeal } from '../private/textSeal.ts'

/** The part of `localStorage` that is used. */
type Storage = Pick<globalThis.Storage, 'getItem' | 'setItem' | 'removeItem'>

/**
 * What is known of the case that this device keeps:
 * - coming: it was not read yet
 * - here: `kept` is false where the browser keeps nothing, and the case lasts as long as the page
 * - unreadable: something is kept that does not open; it stays as it is until the reader deletes it
 */
export type CaseState =
  | { readonly status: 'coming' }
  | { readonly status: 'here'; readonly value: Case; readonly kept: boolean }
  | { readonly status: 'unreadable' }

export interface CaseStore {
  state: () => CaseState
  /** Changes what is kept, as it then is. Ignored while what is kept cannot be read. */
  change: (edit: (value: Case) => Case) => Promise<void>
  /** Takes all of it from the device. */
  clear: () => Promise<void>
  /** Tells of each change; another tab's are heard of by `reread`. The first listener has the case read. */
  subscribe: (listener: () => void) => () => void
  reread: () => Promise<void>
}

export const emptyCase: Case = { entries: [], closings: [] }

/** Of a newer form an older page must not make anything: it would show a day that is not certain as if it were. */
const VERSION = 2
/** 1 had no days that are not certain; all else of it is the same. */
const READABLE: ReadonlySet<unknown> = new Set([1, VERSION])

/**
 * One case, kept on this device, sealed. Storage that is missing, full or forbidden never throws from here.
 *
 * @param open gives the storage; may throw, as `localStorage` does where it is forbidden
 */
export function caseStore(open: () => Storage, key: string, seal: TextSeal): CaseStore {
  let current: CaseState = { status: 'coming' }
  /** The stored text that `current` stands for. */
  let raw: string | null | undefined
  let last: Promise<void> = Promise.resolve()
  const listeners = new Set<() => void>()

  const show = (next: CaseState) => {
    current = next
    for (const listener of listeners) listener()
  }
  /** One after the other, so that none undoes another. */
  const inTurn = (work: () => Promise<void>) => {
    last = last.then(work)
    return last
  }
  const isMemory = () => current.status === 'here' && !current.kept
  const read = async () => {
    // What could not be kept must not be lost to what was kept before.
    if (isMemory()) return
    try {
      const stored = open().getItem(key)
      if (stored === raw) return
      const value = stored === null ? emptyCase : caseOf(await seal.open(stored))
      raw = stored
      show(value ? { status: 'here', value, kept: true } : { status: 'unreadable' })
    } catch {
      show({ status: 'here', value: valueOf(current), kept: false })
    }
  }
  const write = async (value: Case) => {
    let kept = false
    try {
      // What was kept before and could not be read, or was never read, must not be lost to what is in memory.
      if (!isMemory() || open().getItem(key) === raw) {
        await store(value)
        kept = true
      }
    } catch {
      // `kept` says so.
    }
    show({ status: 'here', value, kept })
  }
  const store = async (value: Case) => {
    const isEmpty = value.entries.length === 0 && value.closings.length === 0
    const text = isEmpty ? null : await seal.seal(JSON.stringify({ version: VERSION, ...value }))
    if (text === null) open().removeItem(key)
    else open().setItem(key, text)
    raw = text
  }
  const erase = () => {
    let kept = true
    try {
      open().removeItem(key)
      raw = null
    } catch {
      kept = false
    }
    show({ status: 'here', value: emptyCase, kept })
  }
  return {
    state: () => current,
    change: (edit) =>
      inTurn(async () => {
        await read()
        if (current.status === 'here') await write(edit(current.value))
      }),
    clear: () => inTurn(async () => erase()),
    subscribe: (listener) => {
      listeners.add(listener)
      if (current.status === 'coming') void inTurn(read)
      return () => listeners.delete(listener)
    },
    reread: () => inTurn(read),
  }
}

const valueOf = (state: CaseState) => (state.status === 'here' ? state.value : emptyCase)

/** Nothing but this program can have sealed it, so only its form is looked at. */
function caseOf(text: string | null): Case | null {
  if (text === null) return null
  try {
    const { version, ...value } = JSON.parse(text) as Case & { version?: number }
    const isCase = Array.isArray(value.entries) && Array.isArray(value.closings)
    return READABLE.has(version) && isCase ? value : null
  } catch {
    return null
  }
}
