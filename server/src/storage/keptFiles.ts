import type { Storage } from './storage.ts'

/** A storage, and what the rows of the database refer to of it. */
export interface KeptFiles {
  storage: Storage
  /** Which of these keys a row refers to. */
  keptFiles: (keys: readonly string[]) => Promise<Set<string>>
}

/**
 * Removes the file of a row that was not made. A commit whose answer was lost may have made the row after all;
 * then its file stays. Where the storage or the database cannot be reached now, the sweep finds the file later.
 */
export async function removeUnlessReferred(
  key: string,
  { storage, keptFiles }: KeptFiles,
): Promise<void> {
  try {
    const kept = await keptFiles([key])
    if (!kept.has(key)) await storage.remove(key)
  } catch {
    // Left to the sweep (orphans.ts).
  }
}
