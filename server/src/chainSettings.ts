import type { EnvironmentReader } from './environment.ts'
import { port, url, wholeNumber } from './settings.ts'

export type ChainSettings = LocalChainSettings | NetworkSettings

/** A chain that the hub runs itself. */
export interface LocalChainSettings {
  kind: 'local'
  /** 0: any that is free. */
  port: number
}

/** A network that others run. */
export interface NetworkSettings {
  kind: 'network'
  /** The EIP-155 id. */
  id: number
  /** Where the hub reads it. Secret: such an address often holds a provider's key. */
  rpcUrl: string
  registry: `0x${string}`
  /** The first block that may hold an event of the registry. */
  registryBlock: number
  /** Where wallets may reach it; null: at the address that the network is known by. */
  publicRpcUrl: string | null
}

/** Anvil's usual port. */
const LOCAL_PORT = 8545

/** Reads which network carries the registry; null: none. Mistakes are noted in the reader. */
export function readChain(reader: EnvironmentReader): ChainSettings | null {
  const kind = reader.read('CHAIN', 'local', chainKind)
  const localPort = reader.read('CHAIN_PORT', LOCAL_PORT, port)
  const rpcUrl = reader.readSecret('CHAIN_RPC_URL', httpAddress)
  const registry = reader.read<`0x${string}` | null>('REGISTRY_ADDRESS', null, contractAddress)
  const registryBlock = reader.read('REGISTRY_BLOCK', 0, wholeNumber)
  const publicRpcUrl = reader.read<string | null>('CHAIN_PUBLIC_RPC_URL', null, openAddress)
  if (typeof kind === 'number') {
    if (rpcUrl && registry) {
      return { kind: 'network', id: kind, rpcUrl, registry, registryBlock, publicRpcUrl }
    }
    reader.together(`CHAIN=${kind}`, ['CHAIN_RPC_URL', 'REGISTRY_ADDRESS'], ['CHAIN'])
    return null
  }
  if (rpcUrl || registry) {
    reader.mistakes.push(
      "CHAIN_RPC_URL and REGISTRY_ADDRESS need CHAIN to be the network's id, such as 137.",
    )
  }
  return kind === 'off' ? null : { kind, port: localPort }
}

function chainKind(text: string): 'off' | 'local' | number {
  if (text === 'off' || text === 'local') return text
  const id = Number(text)
  if (/^[1-9]\d*$/.test(text) && Number.isSafeInteger(id)) return id
  throw new Error("must be off, local or a network's id such as 137")
}

function httpAddress(text: string): string {
  const address = url(text, ['http:', 'https:'])
  const { password, username } = new URL(address)
  // What calls the network leaves such a password in the address, where `fetch` names it as it refuses.
  if (username === '' && password !== '') throw new Error('must have a name before its password')
  return address
}

/** An address that every reader is told. */
function openAddress(text: string): string {
  const address = httpAddress(text)
  if (new URL(address).username === '') return address
  throw new Error('must be without a name and password, since everybody sees it')
}

function contractAddress(text: string): `0x${string}` {
  if (/^0x[0-9a-f]{40}$/i.test(text)) return text as `0x${string}`
  throw new Error('must be an address: 0x and 40 hexadecimal digits')
}
