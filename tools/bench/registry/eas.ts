/**
 * The Ethereum Attestation Service as its makers compiled it, from npm. It is fetched when it is measured and
 * not among the dependencies, since it would bring all of Hardhat to everybody who starts the product.
 */
import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import {
  type Abi,
  type Address,
  encodeAbiParameters,
  encodeFunctionData,
  type Hex,
  parseAbiParameters,
  parseEventLogs,
  zeroAddress,
  zeroHash,
} from 'viem'
import type { BenchChain, Contract } from './chain.ts'

const NAME = '@ethereum-attestation-service/eas-contracts'
const VERSION = '1.9.0'
const SHA512 =
  'L60y1fgKlY3a45xxnPlgRbiGQY8RF/lF+AzF1iVoR7/aEzitS0Nuyyjq8+IXs1sSSU0dl2+yGSmELxVeB6FelA=='

const cache = fileURLToPath(new URL('../../../.build/bench/eas/', import.meta.url))
const execute = promisify(execFile)

interface Artifact {
  abi: Abi
  bytecode: Hex
}

/** The service and a schema with the fields of postReview. */
export interface Attestations {
  eas: Contract
  schema: Hex
}

const FIELDS =
  'uint256 schoolId, string schoolName, uint8 rating, string title, bytes32 contentHash, string[] tags, bool isAnonymous'

/** Values of postReview, in its order. */
export type ReviewPayload = readonly [
  bigint,
  string,
  number,
  string,
  Hex,
  readonly string[],
  boolean,
]

/** Deploys the service on the chain and registers the schema. */
export async function deployAttestations(chain: BenchChain): Promise<Attestations> {
  const folder = await unpacked()
  const registry = await chain.deploy(await artifact(folder, 'SchemaRegistry'))
  const eas = await chain.deploy(await artifact(folder, 'EAS'), [registry.address])
  const { logs } = await chain.send(
    registry.address,
    encodeFunctionData({
      abi: registry.abi,
      functionName: 'register',
      args: [FIELDS, zeroAddress, false],
    }),
  )
  const [registered] = parseEventLogs({ abi: registry.abi, logs, eventName: 'Registered' })
  const { uid } = (registered as unknown as { args: { uid: Hex } }).args
  return { eas, schema: uid }
}

/** The call of `attest` with a review as the attested data. */
export function attest({ eas, schema }: Attestations, payload: ReviewPayload) {
  const data = encodeAbiParameters(parseAbiParameters(FIELDS), payload)
  const request = {
    recipient: zeroAddress as Address,
    expirationTime: 0n,
    revocable: false,
    refUID: zeroHash,
    data,
    value: 0n,
  }
  return encodeFunctionData({
    abi: eas.abi,
    functionName: 'attest',
    args: [{ schema, data: request }],
  })
}

async function artifact(folder: string, name: string): Promise<Artifact> {
  const file = join(folder, `package/artifacts/contracts/${name}.sol/${name}.json`)
  return JSON.parse(await readFile(file, 'utf8')) as Artifact
}

/** The folder with the package, which npm has been asked for at most once. */
async function unpacked(): Promise<string> {
  const file = join(cache, `ethereum-attestation-service-eas-contracts-${VERSION}.tgz`)
  await mkdir(cache, { recursive: true })
  if (!(await isIntact(file))) {
    await execute('npm', ['pack', `${NAME}@${VERSION}`, '--silent'], { cwd: cache })
    if (!(await isIntact(file))) throw new Error(`${NAME} ${VERSION} is not what was expected.`)
  }
  await execute('tar', ['-xzf', file], { cwd: cache })
  return cache
}

async function isIntact(file: string): Promise<boolean> {
  try {
    return (
      createHash('sha512')
        .update(await readFile(file))
        .digest('base64') === SHA512
    )
  } catch {
    return false
  }
}
