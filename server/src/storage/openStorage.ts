import { join } from 'node:path'
import type { Config } from '../config.ts'
import type { Storage } from './storage.ts'

type Settings = Pick<Config, 'dataDir' | 'databaseUrl' | 's3'>

/**
 * A storage of the configuration: a part of a bucket where one is set, else a folder of DATA_DIR.
 *
 * @param name of the part or folder
 */
export async function openStorage(
  { dataDir, databaseUrl, s3 }: Settings,
  name: 'documents' | 'content',
): Promise<Storage> {
  const folder = join(dataDir, name)
  // Loaded only where it is used, for the start: the S3 client alone takes 130 ms.
  if (s3) return (await import('./bucket.ts')).openBucket(s3, name, join(folder, 'incoming'))
  // The embedded database does not survive a power cut either.
  return (await import('./folder.ts')).openFolder(folder, databaseUrl !== null)
}
