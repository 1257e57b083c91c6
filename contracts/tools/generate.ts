/**
 * `npm run -w contracts generate`: compiles the contract and writes `abi/`, so that the pages and the server
 * need no compiler. `npm run -w contracts test` holds what is written against the contract.
 */
import { spawnSync } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { compileRegistry } from './compile.ts'

const { abi, bytecode } = await compileRegistry()
const head = '// Generated from the contract by `npm run -w contracts generate`: do not edit.\n'

await write('registry', `${head}export const registryAbi = ${JSON.stringify(abi)} as const\n`)
await write(
  'registryBytecode',
  `${head}/** Creation code of the registry, without the constructor's arguments. */
export const registryBytecode =\n  '${bytecode}' as const\n`,
)

// Only now, since it reads what was written above.
const { registryDeployment } = await import('../deploy/registry.ts')
/** Anvil's first account. */
const first = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const { address } = registryDeployment({ verifier: first, curator: first })
await write(
  'localRegistry',
  `${head}/** The registry on a local chain, whose first account has both roles. */
export const localRegistry = ${JSON.stringify({ address, verifier: first, curator: first })} as const\n`,
)

async function write(name: string, text: string): Promise<void> {
  const file = new URL(`../abi/${name}.ts`, import.meta.url).pathname
  await writeFile(file, text)
  const { status } = spawnSync('biome', ['format', '--write', file], { stdio: 'inherit' })
  if (status !== 0) process.exitCode = 1
}
