import { createReadStream } from 'node:fs'
import { mkdir, rm, stat } from 'node:fs/promises'
import { Disk } from 'flydrive'
import { S3Driver } from 'flydrive/drivers/s3'
import type { S3Settings } from '../config.ts'
import { listFiles } from './listFiles.ts'
import { claim, MARK, type Storage } from './storage.ts'

/**
 * Keeps files in a bucket of a service that speaks S3.
 *
 * @param prefix what its keys begin with; nothing else in the bucket is touched
 * @param incoming a folder of this machine for files that are still being written
 */
export async function openBucket(
  settings: S3Settings,
  prefix: string,
  incoming: string,
): Promise<Storage> {
  await mkdir(incoming, { recursive: true, mode: 0o700 })
  const disk = new Disk(driver(settings))
  const fullKey = (key: string) => `${prefix}/${key}`
  return {
    isShared: true,
    incoming,
    keep: async (path, key) => {
      // With its length known it is one request, which the service keeps whole or not at all.
      const { size } = await stat(path)
      await disk.putStream(fullKey(key), createReadStream(path), {
        contentLength: size,
        contentType: 'application/octet-stream',
      })
      await rm(path)
    },
    read: (key) => disk.getStream(fullKey(key)),
    remove: (key) => disk.delete(fullKey(key)),
    claim: (hubId) => claim(disk, fullKey(MARK), hubId),
    list: () => listFiles(disk, prefix),
  }
}

const silent = { debug() {}, info() {}, warn() {}, error() {} }

function driver({ endpoint, bucket, region, accessKeyId, secretAccessKey }: S3Settings): S3Driver {
  return new S3Driver({
    // Bucket names as a part of the path need no DNS of their own.
    ...(endpoint && { endpoint, forcePathStyle: true }),
    bucket,
    region,
    credentials: { accessKeyId, secretAccessKey },
    visibility: 'private',
    // Left to itself the client prints its warnings.
    logger: silent,
    // Few services besides Amazon know ACLs, and a private bucket needs none.
    supportsACL: false,
    // Services that do not know the newer checksums store them as a part of the file.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  })
}
