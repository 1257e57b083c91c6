import type { ChainConfig } from '@hub/api/chain'
import { createClient, custom, numberToHex } from 'viem'
import type { WalletAccess } from '../../access.ts'
import { hubChain } from '../../engine/hubChain.ts'
import type { Hex } from '../../registry/records.ts'

export const account = '0x00000000000000000000000000000000000000aa'
export const registry = '0x00000000000000000000000000000000000000bb'

export const chain: ChainConfig = {
  id: 80002,
  name: 'Polygon Amoy',
  currency: { name: 'POL', symbol: 'POL', decimals: 18 },
  registry,
  registryBlock: 0,
  walletRpcUrl: 'https://rpc.example',
  explorerUrl: 'https://explorer.example',
  demoWallet: false,
  walletConnectProjectId: null,
}

interface Sent {
  hash: Hex
  nonce: number
  to?: string
  input?: Hex
  value?: bigint
  /** Where it was taken in; none while it waits. */
  block?: number
  status?: 'success' | 'reverted'
  logs?: unknown[]
}

/** A network and a wallet in memory, told by each test what to answer. */
export class FakeNetwork {
  block = 1
  balance = 10n ** 18n
  /** How many transactions of the account were taken in. */
  used = 0
  sent: Sent[] = []
  /** What the contract answers a try-out with, instead of agreeing. */
  revert: Hex | undefined
  /** Answers nothing while it is true. */
  silent = false
  /** Has no receipts while it is true, as nodes that forget them. */
  withoutReceipts = false
  /** What the wallet is on, and what it says to a transaction: its hash, or an error. */
  walletChain = chain.id
  wallet: () => Hex = () => {
    throw Object.assign(new Error('No.'), { code: 4001 })
  }
  /** How often a transaction was asked for and found. */
  looks = 0
  /** Every call to the wallet, by method. */
  asked: string[] = []

  readonly access: WalletAccess = {
    address: account,
    chain,
    publicClient: createClient({
      chain: hubChain(chain),
      pollingInterval: 5,
      transport: custom({ request: (call) => this.#network(call) }, { retryCount: 0 }),
    }),
    walletClient: createClient({
      account,
      chain: hubChain(chain),
      transport: custom({ request: (call) => this.#asked(call) }, { retryCount: 0 }),
    }),
  }

  /** Puts a transaction into a new block. */
  mine(one: Sent): void {
    this.block += 1
    this.used = Math.max(this.used, one.nonce + 1)
    const rest = this.sent.filter(({ hash }) => hash !== one.hash)
    this.sent = [...rest, { ...one, block: this.block }]
  }

  async #network({ method, params }: { method: string; params?: unknown }): Promise<unknown> {
    if (this.silent) throw new Error('fetch failed')
    const [first, second] = (params ?? []) as [unknown, unknown]
    if (method === 'eth_blockNumber') return numberToHex(this.block)
    if (method === 'eth_gasPrice') return numberToHex(30_000_000_000n)
    if (method === 'eth_getBalance') return numberToHex(this.balance)
    if (method === 'eth_getTransactionCount') return numberToHex(this.used)
    if (method === 'eth_getTransactionByHash') return this.#transaction(this.#find(first as Hex))
    if (method === 'eth_getTransactionReceipt') return this.#receipt(this.#find(first as Hex))
    if (method === 'eth_getBlockByNumber') return this.#blockAt(Number(first), second === true)
    if (method === 'eth_estimateGas' || method === 'eth_call') {
      if (this.revert)
        throw Object.assign(new Error('execution reverted'), { code: 3, data: this.revert })
      return method === 'eth_call' ? numberToHex(1, { size: 32 }) : numberToHex(127_000)
    }
    throw new Error(`The fake network does not know ${method}.`)
  }

  async #asked({ method, params }: { method: string; params?: unknown }): Promise<unknown> {
    this.asked.push(method)
    if (method === 'eth_chainId') return numberToHex(this.walletChain)
    if (method === 'eth_sendTransaction') return this.wallet()
    if (method === 'wallet_switchEthereumChain') {
      this.walletChain = Number((params as [{ chainId: Hex }])[0].chainId)
      return null
    }
    throw new Error(`The fake wallet does not know ${method}.`)
  }

  #find(hash: Hex): Sent | undefined {
    return this.sent.find((one) => one.hash === hash)
  }

  #transaction(one: Sent | undefined) {
    if (!one) return null
    this.looks += 1
    const { hash, nonce, to = registry, input = '0x01', value = 0n, block } = one
    return {
      hash,
      nonce: numberToHex(nonce),
      from: account,
      to,
      input,
      value: numberToHex(value),
      blockNumber: block === undefined ? null : numberToHex(block),
      type: '0x2',
    }
  }

  #receipt(one: Sent | undefined) {
    if (one?.block === undefined || this.withoutReceipts) return null
    return {
      transactionHash: one.hash,
      blockNumber: numberToHex(one.block),
      status: one.status === 'reverted' ? '0x0' : '0x1',
      logs: one.logs ?? [],
      from: account,
    }
  }

  #blockAt(number: number, whole: boolean) {
    const inside = this.sent.filter(({ block }) => block === number)
    const transactions = whole
      ? inside.map((one) => this.#transaction(one))
      : inside.map(({ hash }) => hash)
    return { number: numberToHex(number), transactions, timestamp: '0x1', baseFeePerGas: '0x1' }
  }
}

/** A hash of one repeated byte. */
export const hashOf = (byte: string): Hex => `0x${byte.repeat(32)}`
