import { existsSync } from 'node:fs'
import { copyFile, mkdir, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { localRegistry } from '@hub/contracts/abi/localRegistry'
import type { Address } from 'viem'
import { callRpc } from '../rpc.ts'
import { type Anvil, pidFile, StateBroken, startAnvil, stateFile } from './anvil.ts'

/** A machine with much else to do is slow, not broken. */
const PATIENCE_MS = 60_000

const LOOK_EVERY_MS = 5

const PAUSE_BEFORE_RESTART_MS = 1_000

/** A chain whose hub was killed writes its state and ends within this time. */
const ENDS_BY_ITSELF_MS = 10_000

type Tell = (sentence: string) => void

/** The chain that the hub runs itself. */
export interface LocalChain {
  /** Stays the same while it is open. */
  rpcUrl: string
  registry: Address
  close: () => Promise<void>
}

/**
 * Starts the local chain with what it held before and the registry, and keeps it running. The caller holds the lock
 * on DATA_DIR.
 *
 * @param port 0: any that is free
 * @param tell hears sentences for the operator
 * @throws ConfigError where it cannot run
 */
export async function openLocalChain(
  dataDir: string,
  port: number,
  tell: Tell,
): Promise<LocalChain> {
  const folder = join(dataDir, 'chain')
  await mkdir(folder, { recursive: true, mode: 0o700 })
  let { anvil, registry } = await start(folder, port, tell)
  const closing = new AbortController()

  const keepRunning = async () => {
    while (!closing.signal.aborted) {
      await anvil.ended
      if (closing.signal.aborted) return
      tell('The local chain ended by itself. It is started again.')
      await wait(PAUSE_BEFORE_RESTART_MS, undefined, { signal: closing.signal }).catch(() => {})
      if (closing.signal.aborted) return
      try {
        ;({ anvil, registry } = await start(folder, anvil.port, tell))
      } catch (error) {
        tell(`The local chain could not be started again. ${(error as Error).message}`)
      }
      if (closing.signal.aborted) await anvil.stop()
    }
  }
  const running = keepRunning()
  const close = async () => {
    closing.abort()
    await anvil.stop()
    await running
  }
  return { rpcUrl: anvil.rpcUrl, registry, close }
}

/** Starts anvil and puts the registry on it, where its state lacks it. */
async function start(folder: string, port: number, tell: Tell) {
  await earlierEnded(pidFile(folder))
  const anvil = await startWhole(folder, port, tell)
  try {
    return { anvil, registry: await deployRegistry(anvil.rpcUrl) }
  } catch (error) {
    await anvil.stop()
    throw error
  }
}

/**
 * Anvil rewrites its state in place, so a kill of everything may leave half of one. Then the chain goes back to what it
 * held when it was last started, or begins anew.
 */
async function startWhole(folder: string, port: number, tell: Tell): Promise<Anvil> {
  const state = stateFile(folder)
  const [copy, whole] = [`${state}.copy`, `${state}.before`]
  if (existsSync(state)) await copyFile(state, copy)
  try {
    const anvil = await startAnvil(folder, port)
    if (existsSync(copy)) await rename(copy, whole)
    return anvil
  } catch (error) {
    if (!(error instanceof StateBroken)) throw error
    const aside = `${state}.broken-${Date.now()}`
    await rename(copy, aside)
    const goesBack = existsSync(whole)
    await (goesBack ? rename(whole, state) : rm(state))
    const consequence = goesBack
      ? 'the chain goes on as it was at its last start'
      : 'a new chain begins without its records'
    tell(`The file of the local chain cannot be read. It is kept as ${aside}, and ${consequence}.`)
    return startWhole(folder, port, tell)
  }
}

/** Waits for the end of a chain whose hub was killed: it still has its port, and writes its state. */
async function earlierEnded(file: string): Promise<void> {
  const until = performance.now() + ENDS_BY_ITSELF_MS
  const pid = Number(await readFile(file, 'utf8').catch(() => '0'))
  const isRunning = () => {
    try {
      return pid > 0 && process.kill(pid, 0)
    } catch {
      return false
    }
  }
  while (existsSync(file) && isRunning() && performance.now() < until) await wait(20)
}

/**
 * Puts the registry on the local chain where it is not there yet, and answers its address. Both roles are given
 * to the chain's first account, whose key everybody knows.
 *
 * @throws RpcError, NoAnswer
 */
async function deployRegistry(rpcUrl: string): Promise<Address> {
  const { address, curator: from } = localRegistry
  const ask = (method: string, params: unknown[]) =>
    callRpc<string>(rpcUrl, method, params, PATIENCE_MS)
  const isThere = async () => (await ask('eth_getCode', [address, 'latest'])) !== '0x'
  if (await isThere()) return address
  // With viem and the contract's code, which a start that finds the registry does without.
  const { registryDeployment } = await import('@hub/contracts/deploy/registry')
  const { to, data } = registryDeployment(localRegistry)
  await ask('eth_sendTransaction', [{ from, to, data }])
  const until = performance.now() + PATIENCE_MS
  while (!(await isThere())) {
    if (performance.now() > until) throw new Error('The registry is not on the local chain.')
    await wait(LOOK_EVERY_MS)
  }
  return address
}
