import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'

export interface TestChain {
  rpcUrl: string
  stop(): Promise<void>
}

/** A chain for tests and measures, on a free port of this machine, gone when it is stopped. */
export async function startAnvil(args: readonly string[] = []): Promise<TestChain> {
  const child = spawn(
    'anvil',
    ['--host', '127.0.0.1', '--port', '0', '--chain-id', '1337', '--prune-history', ...args],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  )
  const address = await printedAddress(child)
  // What it writes later is not of interest, but the pipe must not fill up.
  child.stdout.resume()
  return {
    rpcUrl: `http://${address}`,
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return
      child.kill('SIGTERM')
      await once(child, 'exit')
    },
  }
}

async function printedAddress(child: ChildProcess): Promise<string> {
  if (child.stdout) {
    for await (const line of createInterface({ input: child.stdout })) {
      const address = /Listening on (\S+)/.exec(line)?.[1]
      if (address) return address
    }
  }
  throw new Error('anvil ended before it listened.')
}
