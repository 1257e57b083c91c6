import type { ChainConfig } from '@hub/api/chain'
import { createClient, type Hex, type SignableMessage } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { sendTransaction } from 'viem/actions'
import { hubChain, hubTransport, pollingOf } from '../engine/hubChain.ts'
import type { Provider } from '../engine/provider.ts'

/**
 * The second account of every local chain of this kind. Its key is printed in the manuals: whatever it signs could
 * be anybody's, and it owns nothing on any real network.
 */
const EVERYBODYS_KEY = '0x59c6995e998f97a5a0044966f0945389dc9e86dae88c7a8412f4603b6b78690d'

/** The demo wallet works on no network but the local one. */
const LOCAL_NETWORK = 1337

/** An answer of a wallet that is no result, with its number (EIP-1193). */
class ProviderError extends Error {
  readonly code: number

  constructor(code: number, message: string) {
    super(message)
    this.code = code
  }
}

/** What a page asks to be sent; all numbers as hexadecimal text. */
interface AskedTransaction {
  to?: Hex
  data?: Hex
  value?: Hex
  gas?: Hex
}

/**
 * A wallet that needs nothing installed, for trying things out on the local chain. It signs in the page, without
 * a question, and sends by way of the hub.
 *
 * @throws Error on any other network
 */
export function demoProvider(chain: ChainConfig): Provider {
  if (chain.id !== LOCAL_NETWORK || !chain.demoWallet) {
    throw new Error('The demo wallet is for the local network only.')
  }
  const account = privateKeyToAccount(EVERYBODYS_KEY)
  const client = createClient({
    account,
    chain: hubChain(chain),
    transport: hubTransport(),
    pollingInterval: pollingOf(chain),
  })
  const answers: Record<string, (params: never) => unknown> = {
    eth_requestAccounts: () => [account.address],
    eth_accounts: () => [account.address],
    eth_chainId: () => `0x${LOCAL_NETWORK.toString(16)}`,
    wallet_switchEthereumChain: ([{ chainId }]: [{ chainId: Hex }]) => {
      if (Number(chainId) === LOCAL_NETWORK) return null
      throw new ProviderError(4902, 'The demo wallet knows the local network only.')
    },
    wallet_revokePermissions: () => null,
    eth_sendTransaction: ([{ to, data, value, gas }]: [AskedTransaction]) =>
      sendTransaction(client, {
        ...(to && { to }),
        ...(data && { data }),
        ...(value && { value: BigInt(value) }),
        ...(gas && { gas: BigInt(gas) }),
      }),
    personal_sign: ([raw]: [Hex]) =>
      account.signMessage({ message: { raw } satisfies SignableMessage }),
    eth_signTypedData_v4: ([, json]: [Hex, string]) =>
      account.signTypedData(JSON.parse(json) as Parameters<typeof account.signTypedData>[0]),
  }
  return {
    async request({ method, params }) {
      const answer = answers[method]
      if (!answer) throw new ProviderError(4200, `The demo wallet does not know ${method}.`)
      return answer((params ?? []) as never)
    },
  }
}
