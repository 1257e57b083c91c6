import { registryAbi } from '@hub/contracts/abi/registry'
import { BaseError, encodeFunctionData, numberToHex } from 'viem'
import type { WalletAccess } from '../access.ts'
import type { Hex } from '../registry/records.ts'
import { refusalIn } from './contractRefusal.ts'
import type { RegistryWrite } from './registryWrite.ts'

/*
 * The three questions that a write takes, put to the network and the wallet as they are. viem's own actions for
 * contracts bring 25 kB for accounts whose key the page holds, for blobs and for contracts that are not deployed.
 */

/** What trying a write out needs of a wallet, which is not asked itself. */
export type Pricer = Pick<WalletAccess, 'address' | 'chain' | 'publicClient'>

/** The wallet has not enough to pay the fee. Named as viem names it. */
class InsufficientFunds extends Error {
  override name = 'InsufficientFundsError'
}

/** How much gas a write takes. Rejects with the contract's error where it would refuse the write. */
export async function estimateWrite(pricer: Pricer, write: RegistryWrite): Promise<bigint> {
  const call = callOf(pricer, write)
  return withReason(async () =>
    BigInt(await pricer.publicClient.request({ method: 'eth_estimateGas', params: [call] })),
  )
}

/** Tries a write out at the newest block. Rejects with the contract's error where it would refuse it. */
export async function tryWrite(pricer: Pricer, write: RegistryWrite): Promise<void> {
  const call = callOf(pricer, write)
  await withReason(() =>
    pricer.publicClient.request({ method: 'eth_call', params: [call, 'latest'] }),
  )
}

/** Asks the wallet to sign and send a write; answers the transaction's hash. */
export async function askWrite(access: WalletAccess, write: RegistryWrite): Promise<Hex> {
  const call = { ...callOf(access, write), chainId: numberToHex(access.chain.id) }
  try {
    return await access.walletClient.request({ method: 'eth_sendTransaction', params: [call] })
  } catch (error) {
    const { details } = error as { details?: string }
    if (!/insufficient funds/i.test(details ?? '')) throw error
    throw new InsufficientFunds('The wallet cannot pay the fee.', { cause: error })
  }
}

/** A write in the words of the network. */
function callOf({ chain, address }: Pick<Pricer, 'chain' | 'address'>, write: RegistryWrite) {
  return { from: address, to: chain.registry, data: encodeFunctionData(functionOf(write)) }
}

/** Turns what the network says of a refusal into the contract's own error. */
async function withReason<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask()
  } catch (error) {
    throw (error instanceof BaseError && refusalIn(error)) || error
  }
}

/** Any one write: the types of all together are too many for viem's to follow. */
function functionOf({ name, args }: RegistryWrite) {
  return { abi: registryAbi, functionName: name, args } as unknown as {
    abi: typeof registryAbi
    functionName: 'addSchool'
    args: readonly [string, string]
  }
}
