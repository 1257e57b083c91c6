import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Chain } from '../chain/chain.ts'
import { openChain } from '../chain/openChain.ts'

/** Opens a local chain on a free port, with the registry on it; `remove` ends it and removes its folder. */
export async function openTestChain(): Promise<{ chain: Chain; remove: () => Promise<void> }> {
  const dataDir = await mkdtemp(join(tmpdir(), 'hub-chain-'))
  const settings = { dataDir, walletConnectProjectId: null }
  const chain = await openChain(settings, { kind: 'local', port: 0 }, (sentence) => {
    throw new Error(sentence)
  })
  const remove = async () => {
    await chain.close()
    await rm(dataDir, { recursive: true, force: true })
  }
  return { chain, remove }
}
