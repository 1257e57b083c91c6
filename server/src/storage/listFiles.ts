import type { Disk } from 'flydrive'
import { MARK, type StoredFile } from './storage.ts'

/** The files right below a prefix, page by page. */
export async function* listFiles(disk: Disk, prefix: string): AsyncGenerator<StoredFile> {
  let paginationToken: string | undefined
  do {
    const found = await disk.listAll(prefix, { ...(paginationToken && { paginationToken }) })
    paginationToken = found.paginationToken
    for (const entry of found.objects) {
      if (!entry.isFile || entry.name === MARK) continue
      // One that was removed since the list was made.
      const meta = await entry.getMetaData().catch(() => null)
      if (meta) yield { key: entry.name, changedAt: meta.lastModified }
    }
  } while (paginationToken)
}
