/** The local chain of a hub, as a test moves it from outside: with blocks by hand, and records of other people. */
import { receiptOf } from '@hub/contracts/deploy/receipt'
import { type Client, createClient, encodeFunctionData, type Hex, http, parseAbi } from 'viem'
import { getTransactionReceipt, readContract, sendTransaction } from 'viem/actions'
import { storeText } from './storedText.ts'
import { accountOf, walletRpcUrl } from './wallet.ts'

const abi = parseAbi([
  'function postReview(uint256 schoolId, string schoolName, uint8 rating, string title, bytes32 contentHash, string[] tags, bool isAnonymous) returns (uint256)',
  'function addSchool(string name, string schoolType) returns (uint256)',
  'function getTotalReviews() view returns (uint256)',
  'function setReviewVerified(uint256 reviewId, bool isVerified, string reason)',
])

/** The chain's first account, counted as the people of `accountOf`. */
const VERIFIER = -2

interface Seeded {
  title: string
  content?: string
  person?: number
  isAnonymous?: boolean
}

/** A way to the chain of one hub. */
export class LocalChain {
  readonly #client: Client
  readonly #hub: string
  readonly registry: Hex

  private constructor(hub: string, client: Client, registry: Hex) {
    this.#hub = hub
    this.#client = client
    this.registry = registry
  }

  static async of(hub: string): Promise<LocalChain> {
    const client = createClient({ transport: http(await walletRpcUrl(hub)), pollingInterval: 50 })
    const config = await (await fetch(`${hub}/api/config`)).json()
    return new LocalChain(hub, client, (config as { chain: { registry: Hex } }).chain.registry)
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

  /** Posts a review of a school that is not on the list, with its text stored. */
  async postReview({ title, content, person = 5, isAnonymous = true }: Seeded): Promise<void> {
    const text = content ?? `${title}: they answered every letter.`
    const digest = await storeText(this.#hub, text)
    const args = [0n, 'Lakeside', 3, title, digest, ['support'], isAnonymous] as const
    await this.#write(person, encodeFunctionData({ abi, functionName: 'postReview', args }))
  }

  /** Marks the newest review as verified, as the one who may on a local chain. */
  async verifyNewest(): Promise<void> {
    const read = { abi, address: this.registry, functionName: 'getTotalReviews' } as const
    const args = [await readContract(this.#client, read), true, 'A test.'] as const
    const data = encodeFunctionData({ abi, functionName: 'setReviewVerified', args })
    await this.#write(VERIFIER, data)
  }

  async addSchool(name: string): Promise<void> {
    const args = [name, 'college'] as const
    await this.#write(5, encodeFunctionData({ abi, functionName: 'addSchool', args }))
  }

  async #write(person: number, data: Hex): Promise<void> {
    const sender = { account: accountOf(person), chain: null }
    const hash = await sendTransaction(this.#client, { ...sender, to: this.registry, data })
    const reader = {
      getTransactionReceipt: (of: { hash: Hex }) => getTransactionReceipt(this.#client, of),
    }
    await receiptOf(reader, hash, { everyMs: 20, timeoutMs: 20_000 })
  }

  #call<T>(method: string, params: unknown[]): Promise<T> {
    return this.#client.request({ method, params } as never)
  }
}
