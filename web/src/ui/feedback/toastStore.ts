export interface ToastWords {
  title: string
  description?: string
  /** `stop` for failures. */
  tone?: 'done' | 'stop'
}

export interface Toast extends ToastWords {
  id: number
}

const shownFor = 5000

let current: Toast | undefined
let lastId = 0
let timer: ReturnType<typeof setTimeout> | undefined
let startedAt = 0
let remaining = 0
const listeners = new Set<() => void>()

/** Shows one toast for 5 s, in the place of the one before. It must not be the only place. */
export function toast(words: ToastWords): void {
  clearTimeout(timer)
  lastId += 1
  current = { ...words, id: lastId }
  remaining = shownFor
  run()
  tell()
}

/** Takes the toast away. */
export function dismissToast(): void {
  clearTimeout(timer)
  timer = undefined
  current = undefined
  tell()
}

/** Stops the clock while a pointer rests on the toast or the focus is in it. */
export function pauseToast(): void {
  if (timer === undefined) return
  clearTimeout(timer)
  timer = undefined
  remaining -= Date.now() - startedAt
}

/** Lets the clock go on with the time that was left. */
export function resumeToast(): void {
  if (current && timer === undefined) run()
}

/** The toast that is shown, for `useSyncExternalStore`. */
export function currentToast(): Toast | undefined {
  return current
}

/** Calls `listener` after each change; returns the way to stop. */
export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function run(): void {
  startedAt = Date.now()
  timer = setTimeout(dismissToast, Math.max(0, remaining))
}

function tell(): void {
  for (const listener of listeners) listener()
}
