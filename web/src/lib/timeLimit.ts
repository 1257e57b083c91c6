/** Ends a work that takes too long. */
export interface TimeLimit {
  /** Aborts with the reason of the limit, or with that of the signal before it. */
  signal: AbortSignal
  /** Gives the whole time again. */
  restart: () => void
  /** The work is done. */
  end: () => void
}

/**
 * A limit of so many milliseconds from now.
 *
 * @param reason what the work then fails with
 * @param before a signal that may end the work too
 */
export function timeLimit(
  milliseconds: number,
  reason: () => Error,
  before?: AbortSignal,
): TimeLimit {
  const own = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  const end = () => clearTimeout(timer)
  const restart = () => {
    end()
    timer = setTimeout(() => own.abort(reason()), milliseconds)
  }
  restart()
  return { signal: before ? AbortSignal.any([before, own.signal]) : own.signal, restart, end }
}
