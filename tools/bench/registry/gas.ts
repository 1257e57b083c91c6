/**
 * Row 12: what each write costs, beside the same records written field by field into storage and beside the
 * Ethereum Attestation Service, on one chain. The figures are what receipts say, the mean of sixteen writes
 * after the first, which also pays for what nobody wrote before. A profile is written by another account each
 * time, since an account has only one.
 */
import { registryAbi } from '@hub/contracts/abi/registry'
import { registryBytecode } from '@hub/contracts/abi/registryBytecode'
import { compileRegistry, readCompiled } from '@hub/contracts/tools/compile'
import { type Address, encodeFunctionData, type Hex } from 'viem'
import type { BenchRow } from '../measure.ts'
import { type BenchChain, type Contract, startBenchChain } from './chain.ts'
import { attest, deployAttestations } from './eas.ts'
import { naiveReview, otherWrites, review, reviewKinds, SCHOOL } from './writes.ts'

const WRITES = 16
const count = (gas: number) => Math.round(gas).toLocaleString('en-US')
const ratio = (ours: number, theirs: number) => (ours / theirs).toFixed(3)

/** What a write to these two costs, each in gas. */
type Measure = (
  name: string,
  ours: (n: number) => readonly unknown[],
  theirs: (n: number) => readonly unknown[],
) => Promise<{ lean: number; plain: number }>

/** Deploys all three and writes to each in turn, on a chain of its own. */
export async function benchRegistryGas(): Promise<BenchRow[]> {
  await compileRegistry()
  const chain = await startBenchChain()
  try {
    return await measured(chain)
  } finally {
    await chain.stop()
  }
}

async function measured(chain: BenchChain): Promise<BenchRow[]> {
  const roles = [chain.account, chain.account]
  const registry = await chain.deploy({ abi: registryAbi, bytecode: registryBytecode }, roles)
  const naive = await chain.deploy(await readCompiled('Naive.sol/Naive.json'))
  const attestations = await deployAttestations(chain)
  const encoded = ({ abi }: Contract, functionName: string, args: readonly unknown[]) =>
    encodeFunctionData({ abi, functionName, args })
  for (const contract of [registry, naive]) {
    await chain.send(contract.address, encoded(contract, 'addSchool', SCHOOL))
  }
  const measure: Measure = async (name, ours, theirs) => {
    const isOnce = name === 'createUserProfile'
    return {
      lean: await meanGas(chain, registry, (n) => encoded(registry, name, ours(n)), isOnce),
      plain: await meanGas(chain, naive, (n) => encoded(naive, name, theirs(n)), isOnce),
    }
  }

  const rows: BenchRow[] = []
  for (const kind of reviewKinds) {
    const { lean, plain } = await measure(
      'postReview',
      (n) => review(kind, n),
      (n) => naiveReview(kind, n),
    )
    const eas = await meanGas(chain, attestations.eas, (n) => attest(attestations, review(kind, n)))
    rows.push({
      goal: '12',
      what: `postReview, ${kind}`,
      figure: `${count(lean)} gas`,
      ratio: `${ratio(lean, eas)} of EAS attest (${count(eas)}), ${ratio(lean, plain)} of naive (${count(plain)})`,
      wanted: kind === 'typical' ? '<= 0.20 of EAS, <= 0.30 of naive' : '',
    })
  }
  return [
    ...rows,
    ...(await otherRows(measure)),
    await deployRow(chain, registry.address, registry.gasUsed),
  ]
}

/** Writes in the order of the list, so that documents and conversations are there when they are needed. */
async function otherRows(measure: Measure): Promise<BenchRow[]> {
  const rows: BenchRow[] = []
  for (const [i, { name }] of otherWrites(1).entries()) {
    const { lean, plain } = await measure(
      name,
      (n) => otherWrites(n)[i]?.registry ?? [],
      (n) => otherWrites(n)[i]?.naive ?? [],
    )
    rows.push({
      goal: '12',
      what: name,
      figure: `${count(lean)} gas`,
      ratio: `${ratio(lean, plain)} of naive (${count(plain)})`,
      wanted: '<= 0.60 of naive',
    })
  }
  return rows
}

/** What the contract itself costs, for the record. */
async function deployRow(chain: BenchChain, address: Address, gasUsed: bigint): Promise<BenchRow> {
  const code = await chain.client.getCode({ address })
  const bytes = ((code?.length ?? 2) - 2) / 2
  return {
    goal: '12',
    what: 'deploying the registry',
    figure: `${count(Number(gasUsed))} gas, ${count(bytes)} bytes`,
    wanted: '<= 24,576 bytes',
  }
}

async function meanGas(
  chain: BenchChain,
  { address }: Contract,
  data: (n: number) => Hex,
  isOnce = false,
): Promise<number> {
  await chain.send(address, data(1))
  let sum = 0
  for (let n = 2; n <= WRITES + 1; n++) {
    const from = isOnce ? chain.accounts[n] : chain.account
    sum += Number((await chain.send(address, data(n), from)).gasUsed)
  }
  return sum / WRITES
}
