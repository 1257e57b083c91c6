/** The chain of a hub in a process of its own, without the hub. */
import { openChain } from '../chain/openChain.ts'
import { readConfig } from '../config.ts'
import { lockFolder } from '../db/lock.ts'

const config = readConfig(process.env)
// Held by the listener: a lock that nobody holds is given up.
process.on('exit', lockFolder(config.dataDir))
if (!config.chain) throw new Error('There is no chain to open.')
const chain = await openChain(config, config.chain, (sentence) => {
  process.stderr.write(`${sentence}\n`)
})
process.stdout.write(`The chain is ready at ${chain.rpcUrl}\n`)
