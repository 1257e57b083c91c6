import { receiptOf } from '@hub/contracts/deploy/receipt'
import { startAnvil } from '@hub/contracts/tools/anvil'
import {
  type Abi,
  type Address,
  createPublicClient,
  createWalletClient,
  encodeDeployData,
  type Hex,
  http,
  type PublicClient,
  type TransactionReceipt,
} from 'viem'
import { localhost } from 'viem/chains'

/** Room for transactions that seed hundreds of reviews. */
const BLOCK_GAS = 1_000_000_000

export interface Contract {
  address: Address
  abi: Abi
}

/** A fresh local chain, whose accounts send without signing; the first one, if none is named. */
export interface BenchChain {
  client: PublicClient
  account: Address
  accounts: readonly Address[]
  /** Sends a transaction and waits until it is in a block. A call that the contract refuses throws. */
  send(to: Address | null, data: Hex, from?: Address): Promise<TransactionReceipt>
  deploy(
    compiled: { abi: Abi; bytecode: Hex },
    args?: readonly unknown[],
  ): Promise<Contract & { gasUsed: bigint }>
  stop(): Promise<void>
}

/** Starts a chain that is gone when it is stopped. The caller stops it. */
export async function startBenchChain(): Promise<BenchChain> {
  const anvil = await startAnvil(['--gas-limit', String(BLOCK_GAS), '--accounts', '20'])
  const options = {
    chain: { ...localhost, id: 1337 },
    transport: http(anvil.rpcUrl, { timeout: 60_000 }),
  }
  const client = createPublicClient(options)
  const wallet = createWalletClient(options)
  const accounts = await wallet.getAddresses()
  const [account] = accounts
  if (!account) throw new Error('anvil has no account.')

  async function send(to: Address | null, data: Hex, from = account as Address) {
    const hash = await wallet.sendTransaction({ account: from, to, data })
    const receipt = await receiptOf(client, hash, { everyMs: 2, timeoutMs: 60_000 })
    if (receipt.status !== 'success') throw new Error(`The transaction ${hash} failed.`)
    return receipt
  }

  return {
    client,
    account,
    accounts,
    send,
    async deploy({ abi, bytecode }, args = []) {
      const { contractAddress, gasUsed } = await send(
        null,
        encodeDeployData({ abi, bytecode, args }),
      )
      if (!contractAddress) throw new Error('Nothing was deployed.')
      return { address: contractAddress, abi, gasUsed }
    },
    stop: () => anvil.stop(),
  }
}
