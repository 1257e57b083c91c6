import type { ChainConfig } from '@hub/api/chain'
import { formatUnits } from 'viem'

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
