import { registryAbi } from '@hub/contracts/abi/registry'
import {
  type ContractFunctionArgs,
  type ContractFunctionName,
  type ContractFunctionReturnType,
  decodeFunctionResult,
  encodeFunctionData,
} from 'viem'
import type { WalletAccess } from '../access.ts'

/** What reading needs of a wallet: the network with its contract, and a client of it. */
export type RegistryReader = Pick<WalletAccess, 'chain' | 'publicClient'>

type Abi = typeof registryAbi
type Read = ContractFunctionName<Abi, 'view'>
type Args<N extends Read> = ContractFunctionArgs<Abi, 'view', N>

/**
 * Makes one read of the contract. viem's own `readContract` would bring 15 kB for contracts that are not deployed
 * and for errors that a read of ours does not tell apart.
 *
 * Rejects with viem's error when the chain does not answer, or refuses the read.
 */
export async function readRegistry<const N extends Read, const A extends Args<N>>(
  { chain, publicClient }: RegistryReader,
  functionName: N,
  args: A,
): Promise<ContractFunctionReturnType<Abi, 'view', N, A>> {
  const read = { abi: registryAbi, functionName, args } as unknown as ReadOfRegistry
  const call = { to: chain.registry, data: encodeFunctionData(read) }
  const data = await publicClient.request({ method: 'eth_call', params: [call, 'latest'] })
  const answer: unknown = decodeFunctionResult({ ...read, data })
  return answer as ContractFunctionReturnType<Abi, 'view', N, A>
}

/** Any one read: the types of `N` and `A` are too many for viem's to follow. */
interface ReadOfRegistry {
  abi: Abi
  functionName: 'getTotalReviews'
  args: readonly []
}
