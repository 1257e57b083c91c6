import { registryAbi } from '@hub/contracts/abi/registry'
import type { EstimateContractGasParameters, SimulateContractParameters } from 'viem'
import { estimateContractGas, getBalance, getGasPrice, simulateContract } from 'viem/actions'
import type { WalletAccess } from '../access.ts'
import type { Fee } from './fee.ts'
import type { RegistryWrite } from './registryWrite.ts'

/** What pricing needs of a wallet, which is not asked itself. */
export type Pricer = Pick<WalletAccess, 'address' | 'chain' | 'publicClient'>

/**
 * Tries a write out at the newest block and prices it, in one batch. Rejects with viem's error where the
 * contract would refuse it or the chain does not answer.
 */
export async function priceWrite(pricer: Pricer, write: RegistryWrite): Promise<Fee> {
  const { publicClient, chain, address } = pricer
  const { name: functionName, args } = write
  const call = { abi: registryAbi, address: chain.registry, functionName, args, account: address }
  const [gas, gasPrice, balance] = await Promise.all([
    estimateContractGas(publicClient, call as unknown as EstimateContractGasParameters),
    getGasPrice(publicClient),
    getBalance(publicClient, { address }),
    // Its error has the contract's reason on every network; an estimate's often has not.
    simulateContract(publicClient, call as unknown as SimulateContractParameters),
  ])
  const amount = gas * gasPrice
  return { gas, amount, affordable: balance >= amount }
}
