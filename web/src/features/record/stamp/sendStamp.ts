import { newStamp, putStamp } from '@hub/core/record/book'
import type { Stamp } from '@hub/core/record/stamp'
import { browserMeans } from '../../../lib/record/browserMeans.ts'
import { tellOthers } from '../../../lib/record/browserRecord.ts'
import type { RecordStore } from '../../../lib/record/recordStore.ts'
import type { WalletAccess } from '../../../wallet/access.ts'
import { readStamp } from '../../../wallet/registry/readStamp.ts'
import type { RegistryReader } from '../../../wallet/registry/registryReader.ts'
import type { RegistryWrite } from '../../../wallet/transactions/registryWrite.ts'
import type { Ending } from '../../../wallet/transactions/transactionState.ts'
import { failureWords } from '../recordWords.ts'

type Send = (write: RegistryWrite) => Promise<Ending>

/** The write that stamps a commitment. */
export function stampWrite(commitment: string): RegistryWrite {
  return { name: 'stampCommitment', args: [`0x${commitment}`] }
}

/**
 * Stamps the record as it is now. The number and its salt are in the record before anything is sent, so that a closed
 * tab loses neither. Answers why it did not work; undefined where it did.
 */
export async function sendStamp(
  store: RecordStore,
  access: WalletAccess,
  send: Send,
): Promise<string | undefined> {
  let stamp: Stamp | null = null
  const { chain } = access
  const where = { chainId: chain.id, chainName: chain.name, registry: chain.registry }
  try {
    await store.edit(async (book) => {
      stamp = await newStamp(book, where, browserMeans)
      return stamp ? putStamp(book, stamp) : book
    })
  } catch (error) {
    return failureWords(error)
  }
  if (!stamp) return undefined
  const ending = await send(stampWrite((stamp as Stamp).commitment))
  return note(store, access, stamp, ending)
}

async function note(
  store: RecordStore,
  reader: RegistryReader,
  stamp: Stamp,
  ending: Ending,
): Promise<string | undefined> {
  const transaction = ending.hash ?? ''
  // What the network no longer knows may still come back: only what was surely not taken has failed.
  const hasFailed = ['rejected', 'reverted', 'failed', 'cancelled'].includes(ending.phase)
  try {
    if (ending.phase === 'done') await lookUp(store, reader, { ...stamp, transaction })
    else if (hasFailed) {
      await store.edit((book) => putStamp(book, { ...stamp, transaction, state: 'failed' }))
    }
  } catch {
    // It stays pending, and is looked up the next time.
  }
  tellOthers('changed')
  return ending.phase === 'done' ? undefined : ending.words
}

/** Looks up all stamps whose end is not known. Rejects where the network does not answer. */
export async function lookUpStamps(store: RecordStore, reader: RegistryReader): Promise<void> {
  const { stamps = [] } = store.view().book ?? {}
  const { chain } = reader
  const open = stamps.filter(
    ({ state, chainId, registry }) =>
      state !== 'stamped' && chainId === chain.id && registry === chain.registry,
  )
  for (const stamp of open) await lookUp(store, reader, stamp)
}

async function lookUp(store: RecordStore, reader: RegistryReader, stamp: Stamp): Promise<void> {
  const seen = await readStamp(reader, `0x${stamp.commitment}`)
  if (seen) await store.edit((book) => putStamp(book, { ...stamp, ...seen, state: 'stamped' }))
}
