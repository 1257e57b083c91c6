import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { ConfigError } from '../config.ts'

/** Another process holds the folder. */
export class FolderInUse extends Error {
  constructor(folder: string) {
    super(
      `Another process is using the data folder ${folder}. Stop it first, or set DATA_DIR to another folder.`,
    )
  }
}

/**
 * Takes a folder for this process, until it ends or calls the returned function.
 *
 * The lock is SQLite's own on an empty database file: the operating system gives it up when a process dies,
 * also by kill -9, and it holds between containers that share the folder, which a file with a process id does not.
 *
 * @throws FolderInUse at once when another process holds it; ConfigError where it cannot be written to
 */
export function lockFolder(folder: string): () => void {
  const file = openLock(folder)
  try {
    file.exec('pragma locking_mode = exclusive; begin exclusive')
  } catch (error) {
    file.close()
    if (error instanceof Error && error.message.includes('locked')) throw new FolderInUse(folder)
    throw error
  }
  return () => file.close()
}

function openLock(folder: string): DatabaseSync {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    return new DatabaseSync(join(folder, 'lock'))
  } catch {
    throw new ConfigError([
      `The data folder ${folder} cannot be made or written to. Set DATA_DIR to another folder.`,
    ])
  }
}
