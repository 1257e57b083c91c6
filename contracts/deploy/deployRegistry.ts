import {
  type Account,
  type Address,
  createPublicClient,
  createWalletClient,
  defineChain,
  formatEther,
  getAbiItem,
  http,
  isAddressEqual,
} from 'viem'
import { registryAbi } from '../abi/registry.ts'
import type { AddressBook, Deployed } from './addressBook.ts'
import { receiptOf } from './receipt.ts'
import { CREATE2_FACTORY, type RegistryRoles, registryDeployment } from './registry.ts'

/** Why nothing was deployed, as a sentence for whoever deploys. */
export class DeployRefusal extends Error {}

export interface DeployWishes {
  chainId: number
  rpcUrl: string
  account: Account
  roles: RegistryRoles
  /** What is known of this network; another registry there is not replaced unless `replace` says so. */
  book: AddressBook
  replace?: boolean
  /** Told what goes on, a line at a time. */
  say?: (line: string) => void
}

export type DeployOutcome = Deployed & { isNew: boolean }

/**
 * Brings the registry on a network, or finds it there: the same wishes twice cost one transaction.
 *
 * @throws DeployRefusal
 */
export async function deployRegistry(wishes: DeployWishes): Promise<DeployOutcome> {
  const { chainId, roles, book, replace, say = () => {} } = wishes
  const { address, to, data } = registryDeployment(roles)
  const known = book[chainId]
  if (known && !isAddressEqual(known.address, address) && !replace) {
    throw new DeployRefusal(
      `The address book has another registry for network ${chainId}: ${known.address}. ` +
        'Give --replace to deploy this one and put it in its place.',
    )
  }
  const { client, wallet } = clients(wishes)
  const reached = await client.getChainId().catch(() => {
    throw new DeployRefusal(`No network answers at ${new URL(wishes.rpcUrl).host}.`)
  })
  if (reached !== chainId) {
    throw new DeployRefusal(`That is network ${reached}, not ${chainId}.`)
  }
  if (await client.getCode({ address })) {
    say(`The registry is at ${address} already.`)
    return { ...(known ?? (await firstTrace(client, address))), isNew: false }
  }
  if (!(await client.getCode({ address: CREATE2_FACTORY }))) {
    throw new DeployRefusal(`This network has no CREATE2 factory at ${CREATE2_FACTORY}.`)
  }
  const gas = await client.estimateGas({ account: wishes.account, to, data })
  const { maxFeePerGas } = await client.estimateFeesPerGas()
  say(`Deploying to ${address}: ${gas} gas, at most ${formatEther(gas * maxFeePerGas)} coins.`)
  const transaction = await wallet.sendTransaction({ to, data, gas })
  say(`Sent as ${transaction}.`)
  const receipt = await receiptOf(client, transaction, { everyMs: 1000, timeoutMs: 600_000 })
  if (receipt.status !== 'success' || !(await client.getCode({ address }))) {
    throw new DeployRefusal(`The transaction ${transaction} did not deploy the registry.`)
  }
  return { address, block: Number(receipt.blockNumber), transaction, isNew: true }
}

type Client = ReturnType<typeof clients>['client']

function clients({ chainId, rpcUrl, account }: DeployWishes) {
  const chain = defineChain({
    id: chainId,
    name: `Network ${chainId}`,
    nativeCurrency: { name: 'Coin', symbol: 'COIN', decimals: 18 },
    rpcUrls: { default: { http: [rpcUrl] } },
  })
  const options = { chain, transport: http(rpcUrl) }
  return {
    client: createPublicClient(options),
    wallet: createWalletClient({ ...options, account }),
  }
}

/** The block and transaction of the first event, which the constructor emits. */
async function firstTrace(client: Client, address: Address): Promise<Deployed> {
  const event = getAbiItem({ abi: registryAbi, name: 'VerifierChanged' })
  const logs = await client
    .getLogs({ address, event, fromBlock: 'earliest', toBlock: 'latest' })
    .catch(() => [])
  const [first] = logs
  if (!first) {
    throw new DeployRefusal(
      `The registry is at ${address} already, but this node does not say since which block. ` +
        'Write it into the address book by hand, or ask another node.',
    )
  }
  return { address, block: Number(first.blockNumber), transaction: first.transactionHash }
}
