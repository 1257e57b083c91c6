import { statfs } from 'node:fs/promises'
import type { Storage } from './storage.ts'

/** Room that is left for the database and the rest of the machine. */
const RESERVED_BYTES = 256 * 1024 * 1024

/** Whether the disk takes another file. */
export async function hasRoom({ incoming }: Pick<Storage, 'incoming'>): Promise<boolean> {
  const { bavail, bsize } = await statfs(incoming)
  return bavail * bsize >= RESERVED_BYTES
}

/** True where an error says that the disk, or the part of it that we may use, is full. */
export function isFull(error: unknown): boolean {
  const { code, cause } = error as { code?: unknown; cause?: unknown }
  return code === 'ENOSPC' || code === 'EDQUOT' || (cause instanceof Error && isFull(cause))
}
