/** True where the storage has no such file: the folder says it itself, the bucket behind an error around it. */
export function isMissing(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return (
    ('code' in error && error.code === 'ENOENT') ||
    error.name === 'NoSuchKey' ||
    isMissing(error.cause)
  )
}
