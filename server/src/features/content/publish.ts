import type { JobAttempt } from '../../db/jobs.ts'
import { referenceState } from '../../registry/store.ts'
import type { Services } from '../../services.ts'
import { isNotShown } from '../moderation/store.ts'
import { readText } from './bytes.ts'
import { putBlock, removeBlock } from './ipfsNode.ts'
import { findContent } from './store.ts'

/**
 * Makes the configured IPFS node hold a text, or not hold it any more: as the database says now, whatever was
 * the case when the job was made. What no record refers to, or this hub does not show, is not published.
 */
export async function publishContent(
  services: Services,
  { cid }: JobAttempt<'publish-content'>,
): Promise<void> {
  const { ipfsApiUrl } = services.config
  if (!ipfsApiUrl) return
  const row = await wanted(services, cid)
  if (row) await putBlock(ipfsApiUrl, cid, await readText(services.contentStorage, row))
  // It may have been removed meanwhile, with a job of its own that was quicker.
  if (!row || !(await wanted(services, cid))) await removeBlock(ipfsApiUrl, cid)
}

/** The row of a text that is to be on the node, or null. */
async function wanted({ database }: Services, cid: string) {
  const row = await findContent(database.queries, cid)
  if (!row?.isText || row.file === null) return null
  if ((await referenceState(database.queries, cid)) !== 'live') return null
  return (await isNotShown(database.queries, cid)) ? null : { ...row, file: row.file }
}
