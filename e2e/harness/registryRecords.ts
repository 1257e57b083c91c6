/** Writes records to a hub's local chain past every screen, as anybody with a node can. */
import { registryAbi } from '@hub/contracts/abi/registry'
import { receiptOf } from '@hub/contracts/deploy/receipt'
import {
  type ContractFunctionArgs,
  type ContractFunctionName,
  createPublicClient,
  createWalletClient,
  type Hex,
  http,
} from 'viem'
import { storeText } from './storedText.ts'
import { accountOf } from './wallet.ts'

type Abi = typeof registryAbi
type WriteName = ContractFunctionName<Abi, 'nonpayable'>

/** The person who looks after the lists of a local chain: the account that made the contract. */
export const curator = -2

/** The registry of a hub, for writing by hand. */
export interface RegistryByHand {
  hubUrl: string
  write<N extends WriteName>(
    person: number,
    name: N,
    args: ContractFunctionArgs<Abi, 'nonpayable', N>,
  ): Promise<void>
  /** Also the id of the newest one. */
  totalResources(): Promise<bigint>
  totalSchools(): Promise<bigint>
  totalReviews(): Promise<bigint>
}

/** Opens the registry of a hub, whose settings say where it is. */
export async function registryOf(hubUrl: string): Promise<RegistryByHand> {
  const answer = await fetch(`${hubUrl}/api/config`)
  const { chain } = (await answer.json()) as { chain: { walletRpcUrl: string; registry: Hex } }
  const transport = http(chain.walletRpcUrl)
  const reader = createPublicClient({ transport, pollingInterval: 50 })
  const contract = { address: chain.registry, abi: registryAbi }
  return {
    hubUrl,
    totalResources: () => reader.readContract({ ...contract, functionName: 'getTotalResources' }),
    totalSchools: () => reader.readContract({ ...contract, functionName: 'getTotalSchools' }),
    totalReviews: () => reader.readContract({ ...contract, functionName: 'getTotalReviews' }),
    write: async (person, name, args) => {
      const writer = createWalletClient({ transport, account: accountOf(person) })
      const call = { ...contract, functionName: name, args }
      const hash = await writer.writeContract({ ...call, chain: null } as never)
      const { status } = await receiptOf(reader, hash, { everyMs: 20, timeoutMs: 20_000 })
      if (status !== 'success') throw new Error(`The registry refused ${name}.`)
    },
  }
}

/** What a resource on chain says; whatever is left out is plain. */
export interface ResourceRecord {
  title: string
  description?: string
  url?: string
  category?: string
  subcategory?: string
  phone?: string
}

/** Adds a resource to the chain. */
export function addResource(
  registry: RegistryByHand,
  person: number,
  resource: ResourceRecord,
): Promise<void> {
  const { title, description = 'Help for students.', url = '', category = 'legal' } = resource
  const { subcategory = '', phone = '' } = resource
  const args = [title, description, url, category, subcategory, phone] as const
  return registry.write(person, 'createResource', args)
}

/** Posts a review, of a school that is not on the list where none is named. */
export async function postReview(
  registry: RegistryByHand,
  person: number,
  title: string,
  { schoolId = 0n, rating = 4 } = {},
): Promise<void> {
  const digest = await storeText(registry.hubUrl, `${title}: they answered every letter.`)
  const name = schoolId === 0n ? 'Lakeside State' : ''
  const args = [schoolId, name, rating, title, digest, [], true] as const
  return registry.write(person, 'postReview', args)
}
