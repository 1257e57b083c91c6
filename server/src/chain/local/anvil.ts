import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { ConfigError } from '../../config.ts'

export const LOCAL_CHAIN_ID = 1337

/**
 * Runs anvil for no longer than the hub lives, also where the hub is killed: standard input is a pipe from it, and
 * closes with it. Then anvil is told to end and writes its state. Its output is its own, so it ends with anvil.
 */
const GUARD = `file=$1; shift
"$@" </dev/null & echo $! >"$file"
exec >&- 2>&-; read -r _; kill $!; wait $!; rm -f "$file"`

/** A running local chain. */
export interface Anvil {
  rpcUrl: string
  port: number
  /** Settles when it has ended and written its state. */
  ended: Promise<void>
  stop(): Promise<void>
}

/** The file of the state is not one that anvil can read. */
export class StateBroken extends Error {}

/** Where anvil keeps the state, in the chain's folder. */
export const stateFile = (folder: string) => join(folder, 'state.json')
/** Holds anvil's process id while it runs. */
export const pidFile = (folder: string) => join(folder, 'pid')

/**
 * Starts anvil, on loopback only, with the state it kept in the folder, and answers once it takes calls.
 *
 * @throws StateBroken; ConfigError where the port is taken or this machine has no anvil
 */
export async function startAnvil(folder: string, port: number): Promise<Anvil> {
  // Without `--prune-history` each block leaves its state in the home folder; with none kept in memory, a call at the
  // latest block fails where another has come meanwhile. Without `--no-cors` other sites' pages could read the chain.
  const options = `--chain-id ${LOCAL_CHAIN_ID} --host 127.0.0.1 --port ${port} --state-interval 1 --prune-history 4 --no-cors --color never`
  const state = ['--state', stateFile(folder)]
  const command = [pidFile(folder), anvilProgram(), ...state, ...options.split(' ')]
  // A session of its own: Ctrl-C in the terminal is for the hub, which then ends the chain.
  const child = spawn('/bin/sh', ['-c', GUARD, 'sh', ...command], { detached: true })
  child.stdin.on('error', () => {})
  const stop = () => {
    child.stdin.end()
    return ended
  }
  child.stdout.once('close', stop)
  const ended = new Promise<void>((resolve) => {
    child.once('error', () => resolve())
    child.once('exit', () => resolve())
  })
  const taken = await listening(child, port)
  return { rpcUrl: `http://127.0.0.1:${taken}`, port: taken, ended, stop }
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
function listening(child: ChildProcessWithoutNullStreams, port: number): Promise<number> {
  let complaint = ''
  child.stderr.on('data', (chunk: Buffer) => {
    complaint += chunk.toString()
  })
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', () => reject(failure(complaint, port)))
    // It prints every call, so it is read on: the pipe must not fill up.
    createInterface({ input: child.stdout }).on('line', (line) => {
      const found = /^Listening on 127\.0\.0\.1:(\d+)/.exec(line)?.[1]
      if (found) resolve(Number(found))
    })
  })
}

function failure(complaint: string, port: number): Error {
  if (complaint.includes('failed to parse json file')) return new StateBroken()
  if (!complaint.includes('Address already in use')) {
    return new Error(`The local chain did not start. ${complaint}`.trim())
  }
  return new ConfigError([
    `Port ${port}, which the local chain needs, is taken by another program. Set CHAIN_PORT to another, or CHAIN=off to run without a chain.`,
  ])
}
