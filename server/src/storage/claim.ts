import type { Disk } from 'flydrive'

/** The name of the file that says whose files are beside it. */
export const MARK = 'hub'

/** See `Storage.claim`. */
export async function claim(disk: Disk, key: string, hubId: string): Promise<string> {
  if (await disk.exists(key)) return disk.get(key)
  await disk.put(key, hubId)
  return hubId
}
