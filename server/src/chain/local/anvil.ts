import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { ConfigError } from '../../config.ts'
import { callRpc } from '../rpc.ts'
import type { ChainFiles } from './files.ts'
import { patiently } from './patiently.ts'

export const LOCAL_CHAIN_ID = 1337

const guard = fileURLToPath(new URL('./guard.sh', import.meta.url))

/** A running local chain. */
export interface Anvil {
  rpcUrl: string
  port: number
  /** Settles when it has ended and its last state is in place. */
  ended: Promise<void>
  /** Ends it. */
  stop(): Promise<void>
}

/** The file of the state is not one that anvil can read. */
export class StateBroken extends Error {}

/**
 * Starts anvil, on loopback only, and answers once it takes calls. It ends with this process, also where that
 * is killed (guard.sh).
 *
 * @throws StateBroken; ConfigError where the port is taken or this machine has no anvil
 */
export async function startAnvil(files: ChainFiles, port: number): Promise<Anvil> {
  const child = spawn('/bin/sh', [guard, ...argumentsOf(files, port)], {
    // A session of its own: Ctrl-C in the terminal is for the hub, which then ends the chain.
    detached: true,
    stdio: ['pipe', 'pipe', 'pipe'],
  })
  child.stdin?.on('error', () => {})
  const ended = new Promise<void>((resolve) => {
    child.once('error', () => resolve())
    child.once('exit', () => resolve())
  })
  const taken = await listening(child, port)
  const rpcUrl = `http://127.0.0.1:${taken}`
  const stop = () => {
    child.stdin?.end()
    return ended
  }
  try {
    // Else it prints each call.
    await patiently(() => callRpc(rpcUrl, 'anvil_setLoggingEnabled', [false]))
  } catch (error) {
    // Nobody else knows of it, and it would keep the port.
    await stop()
    throw error
  }
  return { rpcUrl, port: taken, ended, stop }
}

function argumentsOf(files: ChainFiles, port: number): string[] {
  const options = {
    '--chain-id': String(LOCAL_CHAIN_ID),
    '--host': '127.0.0.1',
    '--port': String(port),
    '--color': 'never',
    ...(existsSync(files.state) && { '--load-state': files.state }),
  }
  // Without the first each block leaves its state in the home folder (decision 0019). A few are kept in memory: a
  // call at the latest block fails where that is no longer the latest when it is made. Without the last one pages
  // of other sites could read the chain.
  const switches = ['--prune-history', '4', '--no-cors']
  const guarded = [files.pids, files.last, files.state, anvilProgram()]
  return [...guarded, ...switches, ...Object.entries(options).flat()]
}

function anvilProgram(): string {
  const cpu = process.arch === 'x64' ? 'amd64' : process.arch
  try {
    const require = createRequire(import.meta.url)
    // npm puts the build for this machine where the package itself finds it.
    const { resolve } = createRequire(require.resolve('@foundry-rs/anvil/package.json'))
    return resolve(`@foundry-rs/anvil-${process.platform}-${cpu}/bin/anvil`)
  } catch {
    throw new ConfigError([
      'The local chain cannot run here: there is no anvil for this machine. Set CHAIN=off to run without a chain, or CHAIN to the id of a network.',
    ])
  }
}

/** The port that it listens on, as it says itself: another program may answer on the one that was asked for. */
async function listening(child: ChildProcess, port: number): Promise<number> {
  let complaint = ''
  const hear = (chunk: Buffer) => {
    complaint += chunk.toString()
  }
  child.stderr?.on('data', hear)
  const lines = child.stdout && createInterface({ input: child.stdout })
  return new Promise((resolve, reject) => {
    lines?.on('line', (line) => {
      const found = /^Listening on 127\.0\.0\.1:(\d+)/.exec(line)?.[1]
      if (!found) return
      // What it says later is not of interest, but the pipe must not fill up.
      child.stderr?.off('data', hear).resume()
      resolve(Number(found))
    })
    child.once('error', reject)
    child.once('close', () => reject(failure(complaint, port)))
  })
}

function failure(complaint: string, port: number): Error {
  if (complaint.includes('failed to parse json file')) return new StateBroken()
  if (complaint.includes('Address already in use')) {
    return new ConfigError([
      `Port ${port}, which the local chain needs, is taken by another program. Set CHAIN_PORT to another, or CHAIN=off to run without a chain.`,
    ])
  }
  return new Error(`The local chain did not start. ${complaint}`.trim())
}
