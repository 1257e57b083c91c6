import { createReadStream } from 'node:fs'
import { mkdir, open, rename } from 'node:fs/promises'
import { join } from 'node:path'
import { Disk } from 'flydrive'
import { FSDriver } from 'flydrive/drivers/fs'
import { listFiles } from './listFiles.ts'
import { claim, MARK, type Storage } from './storage.ts'

/** What is read at once, and waits in memory for a slow reader. */
const READ_BYTES = 256 * 1024

/**
 * Keeps files in a folder of this machine.
 *
 * @param isDurable whether a kept file must survive a power cut
 */
export async function openFolder(folder: string, isDurable: boolean): Promise<Storage> {
  const incoming = join(folder, 'incoming')
  await mkdir(incoming, { recursive: true, mode: 0o700 })
  const disk = new Disk(new FSDriver({ location: folder, visibility: 'private' }))
  return {
    isShared: false,
    incoming,
    keep: async (path, key) => {
      if (isDurable) await forceToDisk(path)
      // The library would copy the file, which takes twice the time and shows half a file meanwhile.
      await rename(path, join(folder, key))
      if (isDurable) await forceToDisk(folder)
    },
    // The library reads small pieces, which takes twice the time.
    read: async (key) => createReadStream(join(folder, key), { highWaterMark: READ_BYTES }),
    remove: (key) => disk.delete(key),
    claim: (hubId) => claim(disk, MARK, hubId),
    list: () => listFiles(disk, '/'),
  }
}

async function forceToDisk(path: string): Promise<void> {
  const handle = await open(path)
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
