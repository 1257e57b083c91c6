import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from 's3rver'
import type { S3Settings } from '../config.ts'

/** A service that speaks S3, on this machine, with an empty bucket. */
export async function startBucketServer(): Promise<{ s3: S3Settings; stop(): Promise<void> }> {
  const directory = await mkdtemp(join(tmpdir(), 'hub-bucket-'))
  const server = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory,
    configureBuckets: [{ name: 'letters', configs: [] }],
  })
  const { port } = await server.run()
  return {
    s3: {
      endpoint: `http://127.0.0.1:${port}`,
      bucket: 'letters',
      region: 'us-east-1',
      accessKeyId: 'S3RVER',
      secretAccessKey: 'S3RVER',
    },
    stop: async () => {
      await server.close()
      await rm(directory, { recursive: true, force: true })
    },
  }
}
