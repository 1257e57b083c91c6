/** What `work` answers; undefined where it throws, as all use of storage does in a browser that blocks it. */
export function attempt<T>(work: () => T): T | undefined {
  try {
    return work()
  } catch {
    return undefined
  }
}
