import type { ChainConfig } from '@hub/api/chain'
import { formatUnits } from 'viem'
import { getGasPrice } from 'viem/actions'
import { estimateWrite, type Pricer, tryWrite } from './registryCall.ts'
import type { RegistryWrite } from './registryWrite.ts'

/** What a transaction is expected to cost. */
export interface Fee {
  gas: bigint
  /** In the smallest unit of the network's currency. */
  amount: bigint
  /** The account has as much. */
  affordable: boolean
}

/** The fee in words, as the end of "Network fee: ...". */
export function feeWords({ amount }: Fee, { currency, demoWallet }: ChainConfig): string {
  if (demoWallet) return 'free on this practice network'
  return `about ${amountWords(amount, currency.decimals)} ${currency.symbol}`
}

/** Two digits that say something: 0.0021, 1.3, 12. */
function amountWords(amount: bigint, decimals: number): string {
  const value = Number(formatUnits(amount, decimals))
  if (value === 0) return '0'
  const digits = Math.max(0, 1 - Math.floor(Math.log10(value)))
  if (digits > 8) return '0.00000001'
  return value.toFixed(digits)
}

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
