/**
 * `npm run -w contracts deploy -- --network <id> --rpc <url>`: brings the registry on a network and writes the
 * address book. The key is in DEPLOYER_KEY, so that it is in no list of processes and no shell's history.
 */
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { type Address, BaseError, isAddress, isHex } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { readAddressBook, writeAddressBook } from './deploy/addressBook.ts'
import { DeployRefusal, deployRegistry } from './deploy/deployRegistry.ts'

const usage = `npm run -w contracts deploy -- --network <id> --rpc <url>
  --verifier <address>  who may set reviews' verified marks; the deployer, if not given
  --curator <address>   who may set schools' and resources' active marks; the deployer, if not given
  --book <file>         the address book, contracts/addresses.json if not given
  --replace             to put another registry in the place of one in the book
The deployer's private key is read from the environment: DEPLOYER_KEY.`

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}

try {
  await main()
} catch (error) {
  process.stderr.write(`${sentence(error)}\n`)
  process.exitCode = 1
}

/** Of viem's errors the first line alone: the rest repeats the node's address, which may hold a key. */
function sentence(error: unknown): string {
  if (error instanceof BaseError) return error.shortMessage
  if (error instanceof DeployRefusal) return error.message
  throw error
}

async function main(): Promise<void> {
  const values = options()
  if (values.help) return say(usage)
  const chainId = networkId(values.network)
  const account = deployer()
  const file = values.book ?? fileURLToPath(new URL('addresses.json', import.meta.url))
  const book = await readAddressBook(file)
  const { isNew, ...deployed } = await deployRegistry({
    chainId,
    rpcUrl: rpcUrl(values.rpc),
    account,
    roles: {
      verifier: role('verifier', values.verifier) ?? account.address,
      curator: role('curator', values.curator) ?? account.address,
    },
    book,
    replace: values.replace,
    say,
  })
  await writeAddressBook(file, { ...book, [chainId]: deployed })
  say(`Network ${chainId}: ${deployed.address} since block ${deployed.block}.`)
  if (!isNew) say('Nothing was sent.')
}

function options() {
  const text = { type: 'string' } as const
  const flag = { type: 'boolean' } as const
  try {
    return parseArgs({
      options: {
        network: text,
        rpc: text,
        verifier: text,
        curator: text,
        book: text,
        replace: flag,
        help: flag,
      },
    }).values
  } catch (error) {
    throw new DeployRefusal(`${(error as Error).message}\n\n${usage}`)
  }
}

function networkId(value: string | undefined): number {
  if (value && /^[1-9]\d{0,14}$/.test(value)) return Number(value)
  throw new DeployRefusal(`--network must be the network's id, such as 137.\n\n${usage}`)
}

function rpcUrl(value: string | undefined): string {
  if (value && /^https?:\/\//.test(value) && URL.canParse(value)) return value
  throw new DeployRefusal(`--rpc must be the address of a node, http or https.\n\n${usage}`)
}

function role(name: string, value: string | undefined): Address | undefined {
  if (value === undefined) return undefined
  if (isAddress(value)) return value
  throw new DeployRefusal(`--${name} must be an address: 0x and 40 hexadecimal digits.`)
}

function deployer() {
  const key = process.env.DEPLOYER_KEY
  if (isHex(key) && key.length === 66) return privateKeyToAccount(key)
  throw new DeployRefusal('DEPLOYER_KEY must hold the private key: 0x and 64 hexadecimal digits.')
}
