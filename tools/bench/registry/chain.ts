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

/** A fresh local chain, whose first account sends without signing. */
export interface BenchChain {
  client: PublicClient
  account: Address
  /** Sends a transaction and waits until it is in a block. A call that the contract refuses throws. */
  send(to: Address | null, data: Hex): Promise<TransactionReceipt>
  deploy(
    compiled: { abi: Abi; bytecode: Hex },
    args?: readonly unknown[],
  ): Promise<Contract & { gasUsed: bigint }>
  stop(): Promise<void>
}

export async function startBenchChain(): Promise<BenchChain> {
  const anvil = await startAnvil(['--gas-limit', String(BLOCK_GAS)])
  const options = {
    chain: { ...localhost, id: 1337 },
    transport: http(anvil.rpcUrl, { timeout: 60_000 }),
  }
  const client = createPublicClient(options)
  const wallet = createWalletClient(options)
  const [account] = await wallet.getAddresses()
  if (!account) throw new Error('anvil has no account.')

  async function send(to: Address | null, data: Hex) {
    const hash = await wallet.sendTransaction({ account: account as Address, to, data })
    const receipt = await receiptOf(client, hash, { everyMs: 2, timeoutMs: 60_000 })
    if (receipt.status !== 'success') throw new Error(`The transaction ${hash} failed.`)
    return receipt
  }

  return {
    client,
    account,
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
