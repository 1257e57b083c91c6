import { getGasPrice } from 'viem/actions'
import type { Fee } from './fee.ts'
import { estimateWrite, type Pricer, tryWrite } from './registryCall.ts'
import type { RegistryWrite } from './registryWrite.ts'

/**
 * Tries a write out at the newest block and prices it, in one batch. Rejects with viem's error where the
 * contract would refuse it or the chain does not answer.
 */
export async function priceWrite(pricer: Pricer, write: RegistryWrite): Promise<Fee> {
  const { publicClient, address } = pricer
  const [gas, gasPrice, balance] = await Promise.all([
    estimateWrite(pricer, write),
    getGasPrice(publicClient),
    publicClient.request({ method: 'eth_getBalance', params: [address, 'latest'] }).then(BigInt),
    // Its error has the contract's reason on every network; an estimate's often has not.
    tryWrite(pricer, write),
  ])
  const amount = gas * gasPrice
  return { gas, amount, affordable: balance >= amount }
}
