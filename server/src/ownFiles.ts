import type { Dirent } from 'node:fs'
import { chmod, lstat, opendir } from 'node:fs/promises'
import { join } from 'node:path'

/** What others than the owner may do with a file, as bits of its mode. */
const OTHERS = 0o077
/** Enough to keep the disk busy; each holds a file's name in memory. */
const AT_ONCE = 64

/**
 * From here on this process and those that it starts make files and folders that only their owner may open. The embedded
 * database asks for none of its own to be so.
 */
export function makeOwnFiles(): void {
  process.umask(OTHERS)
}

/**
 * Takes from everybody but the owner what they may do with a folder and all below it; what the owner may do stays. Links
 * are left as they are, with what they lead to.
 *
 * @returns how many stayed open to others, since they belong to another user
 */
export async function closeToOthers(folder: string): Promise<number> {
  let left = 0
  const close = async (path: string) => {
    if (!(await closeOne(path))) left++
  }
  const waiting: Promise<void>[] = [close(folder)]
  for await (const path of below(folder)) {
    waiting.push(close(path))
    if (waiting.length >= AT_ONCE) await Promise.all(waiting.splice(0))
  }
  await Promise.all(waiting)
  return left
}

async function* below(folder: string): AsyncGenerator<string> {
  for await (const entry of await opened(folder)) {
    const path = join(folder, entry.name)
    if (entry.isSymbolicLink()) continue
    yield path
    if (entry.isDirectory()) yield* below(path)
  }
}

/** Nothing where the folder is gone meanwhile, or belongs to somebody who lets nobody in. */
async function opened(folder: string): Promise<AsyncIterable<Dirent>> {
  try {
    return await opendir(folder)
  } catch (error) {
    if (isGone(error) || isAnothers(error)) return nothing()
    throw error
  }
}

async function* nothing(): AsyncGenerator<Dirent> {}

async function closeOne(path: string): Promise<boolean> {
  try {
    const { mode } = await lstat(path)
    if ((mode & OTHERS) !== 0) await chmod(path, mode & 0o700)
    return true
  } catch (error) {
    if (isGone(error)) return true
    if (isAnothers(error)) return false
    throw error
  }
}

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code
const isGone = (error: unknown) => codeOf(error) === 'ENOENT'
const isAnothers = (error: unknown) => ['EPERM', 'EACCES', 'EROFS'].includes(codeOf(error) ?? '')
