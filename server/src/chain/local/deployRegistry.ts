import { setTimeout as wait } from 'node:timers/promises'
import { localRegistry } from '@hub/contracts/abi/localRegistry'
import type { Address } from 'viem'
import { callRpc, RpcError } from '../rpc.ts'

const MINED_WITHIN_MS = 10_000
const LOOK_EVERY_MS = 5

/**
 * Puts the registry on the local chain where it is not there yet, and answers its address. Both roles are given
 * to the chain's first account, whose key everybody knows. Done again, it does nothing.
 *
 * @throws NoAnswer where the chain gives none
 */
export async function deployRegistry(rpcUrl: string): Promise<Address> {
  const { address, curator: from } = localRegistry
  if (await hasCode(rpcUrl, address)) return address
  // With viem and the contract's code, which a start that finds the registry does without.
  const { registryDeployment } = await import('@hub/contracts/deploy/registry')
  const { to, data } = registryDeployment(localRegistry)
  // Sent a second time, after an answer that was lost, it is refused: then the first made it.
  const refusal = await callRpc(rpcUrl, 'eth_sendTransaction', [{ from, to, data }]).then(
    () => null,
    (error: unknown) => error,
  )
  if (refusal && !(refusal instanceof RpcError)) throw refusal
  const until = performance.now() + MINED_WITHIN_MS
  while (!(await hasCode(rpcUrl, address))) {
    if (performance.now() > until) {
      throw refusal ?? new Error('The registry could not be put on the local chain.')
    }
    await wait(LOOK_EVERY_MS)
  }
  return address
}

async function hasCode(rpcUrl: string, address: Address): Promise<boolean> {
  return (await callRpc<string>(rpcUrl, 'eth_getCode', [address, 'latest'])) !== '0x'
}
