import { registryAbi } from '@hub/contracts/abi/registry'
import type {
  ContractFunctionArgs,
  ContractFunctionName,
  ReadContractParameters,
  ReadContractReturnType,
} from 'viem'
import { readContract } from 'viem/actions'
import type { WalletAccess } from '../access.ts'

/** What reading needs of a wallet: the network with its contract, and a client of it. */
export type RegistryReader = Pick<WalletAccess, 'chain' | 'publicClient'>

type Abi = typeof registryAbi
type Read = ContractFunctionName<Abi, 'view'>
type Args<N extends Read> = ContractFunctionArgs<Abi, 'view', N>

/** Makes one read of the contract. Rejects with viem's error when the chain does not answer. */
export function readRegistry<const N extends Read, const A extends Args<N>>(
  { chain, publicClient }: RegistryReader,
  functionName: N,
  args: A,
): Promise<ReadContractReturnType<Abi, N, A>> {
  const read = { abi: registryAbi, address: chain.registry, functionName, args }
  return readContract(publicClient, read as unknown as ReadContractParameters<Abi, N, A>)
}
