/**
 * Row 13: a page of fifty reviews by one call to the local chain, over HTTP and decoded, among 10,000 reviews;
 * with `--full` also among 100,000. The naive contract's page is the reference, on a chain of its own.
 */
import { registryAbi } from '@hub/contracts/abi/registry'
import { registryBytecode } from '@hub/contracts/abi/registryBytecode'
import { compileRegistry, readCompiled } from '@hub/contracts/tools/compile'
import { encodeFunctionData } from 'viem'
import { type BenchRow, percentile, timed } from '../measure.ts'
import { type BenchChain, type Contract, startBenchChain } from './chain.ts'
import { SCHOOL } from './writes.ts'

const PAGE = 50
const READS = 200
const SCHOOLS = 20
const REVIEWS_PER_TRANSACTION = 250
const ms = (value: number) => `${value.toFixed(1)} ms`

interface Seen {
  p50: number
  p95: number
}

/** Fills a chain for each contract and number of reviews, and reads pages all over the list. */
export async function benchReviewPages(isFull: boolean): Promise<BenchRow[]> {
  await compileRegistry()
  const roles = [
    '0x0000000000000000000000000000000000000001',
    '0x0000000000000000000000000000000000000002',
  ]
  const registry = { abi: registryAbi, bytecode: registryBytecode, args: roles, seed: 'seed' }
  const naive = { ...(await readCompiled('Naive.sol/Naive.json')), args: [], seed: 'seedNaive' }
  const reference = await seen(naive, 10_000)
  const rows: BenchRow[] = []
  for (const reviews of isFull ? [10_000, 100_000] : [10_000]) {
    const { p50, p95 } = await seen(registry, reviews)
    rows.push({
      goal: '13',
      what: `page of ${PAGE} reviews among ${reviews.toLocaleString('en-US')}`,
      figure: `p50 ${ms(p50)}, p95 ${ms(p95)}`,
      ratio: `${(p50 / reference.p50).toFixed(2)}x of naive at 10,000 (p50 ${ms(reference.p50)})`,
      wanted: 'p50 <= 15 ms, flat',
    })
  }
  return rows
}

type Subject = Parameters<BenchChain['deploy']>[0] & { args: readonly unknown[]; seed: string }

async function seen(subject: Subject, reviews: number): Promise<Seen> {
  const chain = await startBenchChain()
  try {
    const contract = await chain.deploy(subject, subject.args)
    await seed(chain, contract, subject.seed, reviews)
    return await readPages(chain, contract, reviews)
  } finally {
    await chain.stop()
  }
}

async function seed(chain: BenchChain, contract: Contract, functionName: string, reviews: number) {
  const { address, abi } = await chain.deploy(await readCompiled('Seeder.sol/Seeder.json'))
  for (let i = 0; i < SCHOOLS; i++) {
    const args = SCHOOL
    await chain.send(
      contract.address,
      encodeFunctionData({ abi: contract.abi, functionName: 'addSchool', args }),
    )
  }
  const args = [contract.address, BigInt(REVIEWS_PER_TRANSACTION), BigInt(SCHOOLS)]
  const data = encodeFunctionData({ abi, functionName, args })
  for (let done = 0; done < reviews; done += REVIEWS_PER_TRANSACTION)
    await chain.send(address, data)
}

/** Pages all over the list, none twice in a row. */
async function readPages(chain: BenchChain, contract: Contract, reviews: number): Promise<Seen> {
  const times: number[] = []
  for (let i = 0; i < READS; i++) {
    const start = 1 + ((i * 7_919) % (reviews - PAGE))
    times.push(
      await timed(async () => {
        const page = await chain.client.readContract({
          ...contract,
          functionName: 'getReviewsByRange',
          args: [BigInt(start), BigInt(PAGE)],
        })
        if ((page as unknown[]).length !== PAGE) throw new Error('A page is short.')
      }),
    )
  }
  return { p50: percentile(times, 0.5), p95: percentile(times, 0.95) }
}
