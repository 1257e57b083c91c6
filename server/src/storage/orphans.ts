import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { describeFailure } from '../plugins/describeFailure.ts'
import type { KeptFiles } from './keptFiles.ts'
import type { StoredFile } from './storage.ts'

const HOUR_MS = 3_600_000
const BATCH = 500

interface Kept extends KeptFiles {
  hubId: string
}

/** Removes what a killed process or a failed removal left behind: before the first call, then every hour. */
export function sweepOrphans(app: FastifyInstance, kept: Kept): void {
  const { storage } = kept
  const started = Date.now()
  const sweep = (before: number) =>
    removeOrphans(kept, before).catch((error: unknown) => {
      app.log.error({ failure: describeFailure(error) }, 'files without a row were not swept')
    })
  let timer: NodeJS.Timeout | undefined
  app.addHook('onReady', () => emptyFolder(storage.incoming))
  app.addHook('onListen', async () => {
    // A folder of this server alone: what is older than its start is nobody's upload that is under way.
    void sweep(storage.isShared ? started - HOUR_MS : started)
    timer = setInterval(() => sweep(Date.now() - HOUR_MS), HOUR_MS).unref()
  })
  app.addHook('onClose', async () => clearInterval(timer))
}

/**
 * Removes kept files that no row refers to.
 *
 * @param before only those that were last changed before this time, in milliseconds since 1970
 * @throws when the storage was filled by another hub, whose rows are not in this database
 */
export async function removeOrphans(
  { storage, hubId, keptFiles }: Kept,
  before: number,
): Promise<void> {
  const owner = await storage.claim(hubId)
  if (owner !== hubId) throw new Error('The files here belong to the rows of another database.')
  for await (const batch of inBatches(storage.list())) {
    const old = batch.filter(({ changedAt }) => changedAt.getTime() < before).map(({ key }) => key)
    if (old.length === 0) continue
    const kept = await keptFiles(old)
    for (const key of old) if (!kept.has(key)) await storage.remove(key)
  }
}

async function* inBatches(files: AsyncIterable<StoredFile>): AsyncGenerator<StoredFile[]> {
  let batch: StoredFile[] = []
  for await (const file of files) {
    batch.push(file)
    if (batch.length < BATCH) continue
    yield batch
    batch = []
  }
  yield batch
}

async function emptyFolder(folder: string): Promise<void> {
  for (const name of await readdir(folder)) await rm(join(folder, name), { force: true })
}
