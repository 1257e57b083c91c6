import { readdir, readFile } from 'node:fs/promises'
import { isDeepStrictEqual } from 'node:util'
import { registryAbi } from '../abi/registry.ts'
import { registryBytecode } from '../abi/registryBytecode.ts'
import { compileRegistry } from './compile.ts'
import { forge, workspace } from './forge.ts'

export interface ContractTest {
  name: string
  passed: boolean
  /** Why it failed. */
  reason?: string
}

/** The largest code that the chains take, in bytes (EIP-170). */
const CODE_BYTES_MAX = 24_576

interface SuiteReport {
  test_results: Record<
    string,
    { status: 'Success' | 'Failure' | 'Skipped'; reason: string | null; counterexample: unknown }
  >
}

/** Every test of the contract, by forge, and whether what was generated from it is current. */
export async function runContractTests(): Promise<ContractTest[]> {
  const { stdout, stderr } = await forge(['test', '--json'])
  let suites: Record<string, SuiteReport>
  try {
    suites = JSON.parse(stdout) as Record<string, SuiteReport>
  } catch {
    return [{ name: 'the contract and its tests compile', passed: false, reason: stdout + stderr }]
  }
  const ran = Object.entries(suites).flatMap(([suite, { test_results }]) =>
    Object.entries(test_results).map(([test, result]) => ({
      name: `${suite} ${test}`,
      passed: result.status === 'Success',
      reason: [result.reason, result.counterexample && JSON.stringify(result.counterexample)]
        .filter(Boolean)
        .join('\n'),
    })),
  )
  return [...ran, ...(await missing(suites)), ...(await generated())]
}

/** Forge has been seen to leave out suites whose compilation it took for done: that must not pass. */
async function missing(suites: Record<string, SuiteReport>): Promise<ContractTest[]> {
  const files = (await readdir(`${workspace}/test`)).filter((file) => file.endsWith('.t.sol'))
  const ran = new Set(
    Object.entries(suites).flatMap(([suite, { test_results }]) =>
      Object.keys(test_results).map((test) => `${suite.split(':')[0]} ${test.split('(')[0]}`),
    ),
  )
  const left: string[] = []
  for (const file of files) {
    const source = await readFile(`${workspace}/test/${file}`, 'utf8')
    for (const [, name] of source.matchAll(/function ((?:test|invariant)\w*)/g)) {
      if (!ran.has(`test/${file} ${name}`)) left.push(`test/${file} ${name}`)
    }
  }
  return left.map((name) => ({ name, passed: false, reason: 'It did not run.' }))
}

async function generated(): Promise<ContractTest[]> {
  const { abi, bytecode, runtimeBytes } = await compileRegistry()
  const reason = 'Run `npm run -w contracts generate`.'
  return [
    { name: 'abi/registry.ts is current', passed: isDeepStrictEqual(abi, registryAbi), reason },
    {
      name: 'abi/registryBytecode.ts is current',
      passed: bytecode === registryBytecode,
      reason,
    },
    {
      name: 'the contract is as small as the chains want it',
      passed: runtimeBytes <= CODE_BYTES_MAX,
      reason: `${runtimeBytes} bytes, at most ${CODE_BYTES_MAX}`,
    },
  ]
}
