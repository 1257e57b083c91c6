/** The local chain of a hub, as a test moves it from outside: with blocks by hand. Records: `registryRecords.ts`. */
import { type Client, createClient, type Hex, http } from 'viem'
import { accountOf, walletRpcUrl } from './wallet.ts'

/** A way to the chain of one hub. */
export class LocalChain {
  readonly #client: Client

  private constructor(client: Client) {
    this.#client = client
  }

  static async of(hub: string): Promise<LocalChain> {
    return new LocalChain(createClient({ transport: http(await walletRpcUrl(hub)) }))
  }

  /** Transactions wait until `mine`, as on a busy network. Undo it by `minesAtOnce`. */
  async holdsBack(): Promise<void> {
    await this.#call('evm_setAutomine', [false])
  }

  async minesAtOnce(): Promise<void> {
    await this.#call('evm_setAutomine', [true])
    await this.mine()
  }

  async mine(): Promise<void> {
    await this.#call('evm_mine', [])
  }

  /** Forgets a transaction that waits, as nodes do with cheap ones. */
  async drop(hash: Hex): Promise<void> {
    await this.#call('anvil_dropTransaction', [hash])
  }

  /** The person cancels the waiting transaction: an empty one of the same number, dearer. */
  async cancel(person: number, hash: Hex): Promise<void> {
    const account = accountOf(person)
    const { nonce } = await this.#call<{ nonce: Hex }>('eth_getTransactionByHash', [hash])
    const raw = await account.signTransaction({
      chainId: 1337,
      type: 'eip1559',
      to: account.address,
      nonce: Number(nonce),
      gas: 21_000n,
      maxFeePerGas: 100_000_000_000n,
      maxPriorityFeePerGas: 90_000_000_000n,
    })
    await this.#call('eth_sendRawTransaction', [raw])
  }

  /** The transactions that wait, of all people. */
  async waiting(): Promise<Hex[]> {
    const { pending } = await this.#call<{
      pending: Record<string, Record<string, { hash: Hex }>>
    }>('txpool_content', [])
    return Object.values(pending).flatMap((some) => Object.values(some).map(({ hash }) => hash))
  }

  #call<T>(method: string, params: unknown[]): Promise<T> {
    return this.#client.request({ method, params } as never)
  }
}
