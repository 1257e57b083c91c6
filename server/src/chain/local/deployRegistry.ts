import { setTimeout as wait } from 'node:timers/promises'
import { localRegistry } from '@hub/contracts/abi/localRegistry'
import type { Address } from 'viem'
import { callRpc } from '../rpc.ts'

/** A machine with much else to do is slow, not broken. */
const PATIENCE_MS = 60_000
const LOOK_EVERY_MS = 5

/**
 * Puts the registry on the local chain where it is not there yet, and answers its address. Both roles are given
 * to the chain's first account, whose key everybody knows.
 *
 * @throws RpcError, NoAnswer
 */
export async function deployRegistry(rpcUrl: string): Promise<Address> {
  const { address, curator: from } = localRegistry
  const ask = (method: string, params: unknown[]) =>
    callRpc<string>(rpcUrl, method, params, PATIENCE_MS)
  const isThere = async () => (await ask('eth_getCode', [address, 'latest'])) !== '0x'
  if (await isThere()) return address
  // With viem and the contract's code, which a start that finds the registry does without.
  const { registryDeployment } = await import('@hub/contracts/deploy/registry')
  const { to, data } = registryDeployment(localRegistry)
  await ask('eth_sendTransaction', [{ from, to, data }])
  const until = performance.now() + PATIENCE_MS
  while (!(await isThere())) {
    if (performance.now() > until) throw new Error('The registry is not on the local chain.')
    await wait(LOOK_EVERY_MS)
  }
  return address
}
