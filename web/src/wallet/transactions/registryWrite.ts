import type { registryAbi } from '@hub/contracts/abi/registry'
import type { ContractFunctionArgs, ContractFunctionName } from 'viem'

type Abi = typeof registryAbi

/** The name of a write of the contract. */
export type WriteName = ContractFunctionName<Abi, 'nonpayable'>

/** One write of the contract with its arguments: `{ name: 'addSchool', args: ['Lakeside', 'college'] }`. */
export type RegistryWrite = {
  [N in WriteName]: { name: N; args: ContractFunctionArgs<Abi, 'nonpayable', N> }
}[WriteName]
