/**
 * A wallet for browser tests. It announces itself to the page as an installed one does (EIP-6963); its keys stay in
 * this process, where it signs for real and sends to the hub's local chain.
 */
import type { Page } from '@playwright/test'
import { createClient, type Hex, http } from 'viem'
import { type HDAccount, mnemonicToAccount } from 'viem/accounts'
import { sendTransaction } from 'viem/actions'
import { announceWallet } from './walletInPage.ts'

/** The words from which every local chain derives its funded accounts. */
const EVERYBODYS_WORDS = 'test test test test test test test test test test test junk'

/** The first two sign for the hub itself and for the demo wallet; these are for people in tests. */
const FIRST_PERSON = 2

/** The last one who has money from the start. */
const LAST_FUNDED = 7

const LOCAL_NETWORK = 1337

/** Questions to the person at the wallet; all else it answers by itself. */
const QUESTIONS = [
  'eth_requestAccounts',
  'wallet_requestPermissions',
  'wallet_switchEthereumChain',
  'wallet_addEthereumChain',
  'eth_sendTransaction',
  'personal_sign',
  'eth_signTypedData_v4',
] as const
type Question = (typeof QUESTIONS)[number]

interface Call {
  method: string
  params: readonly unknown[]
}

interface WalletOptions {
  name?: string
  /** Its name in reverse domain order. */
  rdns?: string
  /**
   * The person, counted from 0: each has an account of their own with money on the local chain. A test that counts
   * what a person has takes one that no other test takes; there are as many as it takes.
   */
  person?: number
  /** The network that it is on. */
  network?: number
  /** The networks that it knows, besides that one. */
  knows?: readonly number[]
}

/** A refusal or fault as a wallet words it. */
class WalletError extends Error {
  readonly code: number

  constructor(code: number, message: string) {
    super(message)
    this.code = code
  }
}

/** A wallet in one page, and the knobs by which a test is the person at it. */
export class TestWallet {
  /** All that the page asked of it, in order. */
  readonly calls: Call[] = []
  readonly #page: Page
  readonly #rpcUrl: string
  readonly #name: string
  readonly #rdns: string
  readonly #networks: Set<number>
  readonly #rejected: (Question | 'any')[] = []
  readonly #held = new Map<string, Promise<void>>()
  #account: HDAccount
  #network: number
  #isAuthorized = false
  #switchesWhenAdded = true

  constructor(page: Page, rpcUrl: string, options: WalletOptions) {
    const {
      name = 'Test Wallet',
      rdns = 'test.wallet',
      person = 0,
      network = LOCAL_NETWORK,
    } = options
    this.#page = page
    this.#rpcUrl = rpcUrl
    this.#name = name
    this.#rdns = rdns
    this.#account = accountOf(person)
    this.#network = network
    this.#networks = new Set([network, ...(options.knows ?? [LOCAL_NETWORK])])
  }

  /** The account that is chosen in it. */
  get address(): Hex {
    return this.#account.address
  }

  /** Puts it into a page, before that is opened. Its state lives on over reloads. */
  async install(page = this.#page): Promise<void> {
    const binding = `wallet_${this.#rdns.replaceAll('.', '_')}`
    await page.exposeBinding(binding, (_, call: Call) => this.#answer(call))
    await page.addInitScript(announceWallet, { name: this.#name, rdns: this.#rdns, binding })
  }

  /** The person says no to the next question, or to the next one of this kind. */
  rejectNext(question: Question | 'any' = 'any'): void {
    this.#rejected.push(question)
  }

  /** Questions of this kind are not answered until the returned function is called. */
  hold(question: Question | 'eth_accounts'): () => void {
    const { promise, resolve } = Promise.withResolvers<void>()
    this.#held.set(question, promise)
    return () => {
      this.#held.delete(question)
      resolve()
    }
  }

  /** Wallets differ in whether they move to a network that was added. */
  staysWhereItIs(): void {
    this.#switchesWhenAdded = false
  }

  /** The person chooses another account in the wallet. */
  async changeAccount(person: number): Promise<void> {
    this.#account = accountOf(person)
    if (this.#isAuthorized) await this.#emit('accountsChanged', [[this.address]])
  }

  /** The person chooses another network in the wallet. */
  async changeNetwork(network: number): Promise<void> {
    this.#networks.add(network)
    this.#network = network
    await this.#emit('chainChanged', [toHex(network)])
  }

  /** The person takes the page's permission away in the wallet. */
  async disconnect(): Promise<void> {
    this.#isAuthorized = false
    await this.#emit('accountsChanged', [[]])
  }

  async #emit(event: string, data: unknown[]): Promise<void> {
    await this.#page.evaluate(
      (detail) => window.dispatchEvent(new CustomEvent('test-wallet', { detail })),
      { rdns: this.#rdns, event, data },
    )
  }

  /** What goes back to the page: a result, or a refusal with its number, which errors lose on the way. */
  async #answer(
    call: Call,
  ): Promise<{ result: unknown } | { error: { code: number; message: string } }> {
    this.calls.push(call)
    try {
      await this.#held.get(call.method)
      this.#maySayNo(call.method)
      return { result: await this.#result(call) }
    } catch (error) {
      const { message } = error as Error
      return { error: { code: error instanceof WalletError ? error.code : -32603, message } }
    }
  }

  #maySayNo(method: string): void {
    if (!QUESTIONS.some((question) => question === method)) return
    const at = this.#rejected.findIndex((question) => question === 'any' || question === method)
    if (at < 0) return
    this.#rejected.splice(at, 1)
    throw new WalletError(4001, 'User rejected the request.')
  }

  async #result({ method, params }: Call): Promise<unknown> {
    switch (method) {
      case 'eth_requestAccounts':
        this.#isAuthorized = true
        return [this.address]
      case 'wallet_requestPermissions':
        this.#isAuthorized = true
        return [{ caveats: [{ value: [this.address] }] }]
      case 'wallet_revokePermissions':
        this.#isAuthorized = false
        return null
      case 'eth_accounts':
        return this.#isAuthorized ? [this.address] : []
      case 'eth_chainId':
        return toHex(this.#network)
      case 'wallet_switchEthereumChain':
        return this.#switch(params[0] as { chainId: Hex })
      case 'wallet_addEthereumChain':
        return this.#add(params[0] as { chainId: Hex })
      case 'eth_sendTransaction':
        return this.#send(params[0] as Record<string, Hex>)
      case 'personal_sign':
        return this.#account.signMessage({ message: { raw: params[0] as Hex } })
      case 'eth_signTypedData_v4':
        return this.#account.signTypedData(JSON.parse(params[1] as string))
      default:
        return this.#client().request({ method, params } as never)
    }
  }

  async #switch({ chainId }: { chainId: Hex }): Promise<null> {
    const network = Number(chainId)
    if (!this.#networks.has(network)) throw new WalletError(4902, 'Unrecognized chain ID.')
    await this.changeNetwork(network)
    return null
  }

  async #add({ chainId }: { chainId: Hex }): Promise<null> {
    this.#networks.add(Number(chainId))
    if (this.#switchesWhenAdded) await this.changeNetwork(Number(chainId))
    return null
  }

  #send({ to, data, value, gas }: Record<string, Hex>): Promise<Hex> {
    return sendTransaction(this.#client(), {
      account: this.#account,
      chain: null,
      to,
      data,
      value: value && BigInt(value),
      gas: gas && BigInt(gas),
    })
  }

  #client() {
    return createClient({ transport: http(this.#rpcUrl) })
  }
}

/**
 * Puts a wallet into a page that has not been opened yet.
 *
 * @param rpcUrl where the hub's local chain answers (`walletRpcUrl` of its settings, see `walletRpcUrl`)
 */
export async function addWallet(
  page: Page,
  rpcUrl: string,
  options: WalletOptions = {},
): Promise<TestWallet> {
  const wallet = new TestWallet(page, rpcUrl, options)
  if ((options.person ?? 0) > LAST_FUNDED) await giveMoney(rpcUrl, wallet.address)
  await wallet.install()
  return wallet
}

async function giveMoney(rpcUrl: string, address: Hex): Promise<void> {
  const request = { method: 'anvil_setBalance', params: [address, toHex(10 ** 19)] }
  await createClient({ transport: http(rpcUrl) }).request(request as never)
}

/** Where a wallet reaches the local chain of a hub. */
export async function walletRpcUrl(hubUrl: string): Promise<string> {
  const answer = await fetch(`${hubUrl}/api/config`)
  const { chain } = (await answer.json()) as { chain: { walletRpcUrl: string } | null }
  if (!chain) throw new Error('This hub runs without a chain.')
  return chain.walletRpcUrl
}

/** The account of a person, counted from 0. */
export function accountOf(person: number): HDAccount {
  return mnemonicToAccount(EVERYBODYS_WORDS, { addressIndex: FIRST_PERSON + person })
}

function toHex(number: number): Hex {
  return `0x${number.toString(16)}`
}
