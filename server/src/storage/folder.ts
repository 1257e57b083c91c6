import { mkdir, rename } from 'node:fs/promises'
import { join } from 'node:path'
import { Disk } from 'flydrive'
import { FSDriver } from 'flydrive/drivers/fs'
import { claim, MARK } from './claim.ts'
import { listFiles } from './listFiles.ts'
import type { Storage } from './storage.ts'

/** Keeps files in a folder of this machine. */
export async function openFolder(folder: string): Promise<Storage> {
  const incoming = join(folder, 'incoming')
  await mkdir(incoming, { recursive: true, mode: 0o700 })
  const disk = new Disk(new FSDriver({ location: folder, visibility: 'private' }))
  return {
    isShared: false,
    incoming,
    // The library would copy the file, which takes twice the time and shows half a file meanwhile.
    keep: (path, key) => rename(path, join(folder, key)),
    read: (key) => disk.getStream(key),
    remove: (key) => disk.delete(key),
    claim: (hubId) => claim(disk, MARK, hubId),
    list: () => listFiles(disk, '/'),
  }
}
