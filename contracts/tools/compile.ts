import { readFile } from 'node:fs/promises'
import type { Abi, Hex } from 'viem'
import { forge } from './forge.ts'

const out = new URL('../../.build/contracts/out/', import.meta.url)

export interface Compiled {
  abi: Abi
  /** Creation code, without the constructor's arguments. */
  bytecode: Hex
  /** The code on chain, in bytes. */
  runtimeBytes: number
}

/** Compiles what has changed. Throws with the compiler's words where it refuses. */
export async function compileRegistry(): Promise<Compiled> {
  const { code, stdout, stderr } = await forge(['build'])
  if (code !== 0) throw new Error(`forge build failed:\n${stdout}${stderr}`)
  return readCompiled('Registry.sol/Registry.json')
}

/** One contract of the compiler's output, `file` such as `Registry.sol/Registry.json`. */
export async function readCompiled(file: string, folder: URL = out): Promise<Compiled> {
  const artifact = JSON.parse(await readFile(new URL(file, folder), 'utf8')) as {
    abi: Abi
    bytecode: { object: Hex }
    deployedBytecode: { object: Hex }
  }
  return {
    abi: artifact.abi,
    bytecode: artifact.bytecode.object,
    runtimeBytes: (artifact.deployedBytecode.object.length - 2) / 2,
  }
}
