import { registryAbi } from '@hub/contracts/abi/registry'
import { BaseError, decodeErrorResult } from 'viem'
import type { Hex } from '../registry/records.ts'

/** One of the contract's errors, with what it says. */
interface Reason {
  errorName: string
  args?: readonly unknown[]
}

/** The contract refuses a write. Named as viem names it; `data` is its reason, where the network handed one on. */
class ContractRefusal extends BaseError {
  override name = 'ContractFunctionRevertedError'
  readonly data: Reason | undefined

  constructor(data: Reason | undefined, cause: BaseError) {
    super('The contract refuses this.', { cause })
    this.data = data
  }
}

/** The refusal in what a network answered; undefined where it says something else. */
export function refusalIn(error: BaseError): ContractRefusal | undefined {
  const bytes = revertBytes(error)
  if (bytes === undefined && !/revert/i.test(error.details)) return undefined
  return new ContractRefusal(bytes && reasonIn(bytes), error)
}

/** What the contract answered instead of a result. Some nodes put it one step deeper. */
function revertBytes(error: BaseError): Hex | undefined {
  let found: Hex | undefined
  error.walk((one) => {
    const { data } = one as { data?: unknown }
    const bytes = isObject(data) ? data.data : data
    if (typeof bytes === 'string' && /^0x[0-9a-f]{8}/i.test(bytes)) found = bytes as Hex
    return found !== undefined
  })
  return found
}

function reasonIn(data: Hex): Reason | undefined {
  try {
    return decodeErrorResult({ abi: registryAbi, data })
  } catch {
    // An error that this contract does not have.
    return undefined
  }
}

function isObject(value: unknown): value is { data?: unknown } {
  return typeof value === 'object' && value !== null
}
