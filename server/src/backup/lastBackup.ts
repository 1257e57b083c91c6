import { stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isMissing } from '../storage/storage.ts'

/** Only its date says something. */
const FILE = 'last-backup'

/** Notes that a backup was written just now. */
export async function noteBackup(dataDir: string): Promise<void> {
  await writeFile(join(dataDir, FILE), '')
}

/** When the last backup was written, in seconds since 1970; 0: never. */
export async function lastBackup(dataDir: string): Promise<number> {
  try {
    return Math.floor((await stat(join(dataDir, FILE))).mtimeMs / 1000)
  } catch (error) {
    if (isMissing(error)) return 0
    throw error
  }
}
