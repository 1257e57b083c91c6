import { registryAbi } from '@hub/contracts/abi/registry'
import { foreignLine, foreignText } from '@hub/core/text/foreignText'
import type { Chain } from '../../chain/chain.ts'
import type { Named } from './subject.ts'

const LINE_MOST = 300
const TEXT_MOST = 4000

/** What a record on chain says itself; null where the chain has none of this number. Throws the client's errors. */
export async function readChainWords(
  { client, registry }: Pick<Chain, 'client' | 'registry'>,
  { kind, id }: Named,
): Promise<{ title: string; text: string } | null> {
  const contract = { address: registry, abi: registryAbi } as const
  const args = [BigInt(id), 1n] as const
  if (kind === 'chain-review') {
    const list = await client.readContract({ ...contract, functionName: 'getReviewsByRange', args })
    const found = list.find((one) => one.id === BigInt(id))
    if (!found) return null
    return {
      title: foreignLine(found.title, LINE_MOST),
      text: lines([found.schoolName, ...found.tags]),
    }
  }
  if (kind === 'chain-school') {
    const list = await client.readContract({ ...contract, functionName: 'getSchoolsByRange', args })
    const found = list.find((one) => one.id === BigInt(id))
    return found ? { title: foreignLine(found.name, LINE_MOST), text: '' } : null
  }
  const list = await client.readContract({ ...contract, functionName: 'getResourcesByRange', args })
  const found = list.find((one) => one.id === BigInt(id))
  if (!found) return null
  const { description, phone, title, url } = found
  return { title: foreignLine(title, LINE_MOST), text: lines([description, url, phone]) }
}

const lines = (parts: readonly string[]) =>
  foreignText(parts.filter((part) => part !== '').join('\n'), TEXT_MOST)
