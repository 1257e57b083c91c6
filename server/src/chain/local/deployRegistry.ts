import { setTimeout as wait } from 'node:timers/promises'
import { registryDeployment } from '@hub/contracts/deploy/registry'
import type { Address } from 'viem'
import { callRpc } from '../rpc.ts'

const MINED_WITHIN_MS = 10_000
const LOOK_EVERY_MS = 5

/**
 * Puts the registry on the local chain where it is not there yet, and answers its address. Both roles are given
 * to the chain's first account, whose key everybody knows.
 */
export async function deployRegistry(rpcUrl: string): Promise<Address> {
  const [from] = await callRpc<Address[]>(rpcUrl, 'eth_accounts')
  if (!from) throw new Error('The local chain has no account.')
  const { address, to, data } = registryDeployment({ verifier: from, curator: from })
  if (await hasCode(rpcUrl, address)) return address
  await callRpc(rpcUrl, 'eth_sendTransaction', [{ from, to, data }])
  const until = Date.now() + MINED_WITHIN_MS
  while (!(await hasCode(rpcUrl, address))) {
    if (Date.now() > until) throw new Error('The registry could not be put on the local chain.')
    await wait(LOOK_EVERY_MS)
  }
  return address
}

async function hasCode(rpcUrl: string, address: Address): Promise<boolean> {
  return (await callRpc<string>(rpcUrl, 'eth_getCode', [address, 'latest'])) !== '0x'
}
