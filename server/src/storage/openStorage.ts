import { join } from 'node:path'
import type { Config } from '../config.ts'
import type { Storage } from './storage.ts'

/** The storage of the configuration: a bucket where one is set, else a folder of DATA_DIR. */
export async function openStorage({
  dataDir,
  s3,
}: Pick<Config, 'dataDir' | 's3'>): Promise<Storage> {
  const folder = join(dataDir, 'documents')
  // Loaded only where it is used: the S3 client alone takes longer than the rest of the start.
  if (s3) return (await import('./bucket.ts')).openBucket(s3, join(folder, 'incoming'))
  return (await import('./folder.ts')).openFolder(folder)
}
