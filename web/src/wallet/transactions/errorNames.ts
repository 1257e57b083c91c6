/** Whether an error, or one of those that caused it, has one of these names. */
export function hasErrorName(error: unknown, ...names: string[]): boolean {
  for (let at = error; at instanceof Error; at = at.cause) {
    if (names.includes(at.name)) return true
  }
  return false
}
