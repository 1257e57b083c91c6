/** Row 11: from the command to the first 200, on a data folder that exists. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type { PostgresCluster } from '@hub/server/testing/postgresCluster'
import { alternate, type BenchRow } from './measure.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

export async function benchStartTime(cluster: PostgresCluster | null): Promise<BenchRow[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'hub-start-'))
  const npmStart = (env: Record<string, string>) => () =>
    untilFirstAnswer('npm', ['start', '--silent'], { DATA_DIR: dataDir, CHAIN_PORT: '0', ...env })
  await npmStart({})()
  const subjects: Record<string, () => Promise<number>> = {
    raw: () => untilFirstAnswer(process.execPath, ['tools/bench/references/rawHttp.ts'], {}),
    embedded: npmStart({}),
  }
  if (cluster) {
    await cluster.createDatabase('start')
    subjects.postgres = npmStart({ DATABASE_URL: `${cluster.url}/start`, CHAIN: 'off' })
    await subjects.postgres()
  }
  const seen = await alternate(5, subjects)
  await rm(dataDir, { recursive: true, force: true })
  const raw = seen.raw ?? Number.NaN
  const row = (what: string, ms: number, wanted: string): BenchRow => ({
    goal: '11',
    what,
    figure: `${Math.round(ms)} ms`,
    ratio: `${(ms / raw).toFixed(1)}x of node:http (${Math.round(raw)} ms)`,
    wanted,
  })
  const rows = [
    row('second npm start, embedded database and chain', seen.embedded ?? Number.NaN, '<= 3000 ms'),
  ]
  if (seen.postgres)
    rows.push(row('npm start with PostgreSQL, chain off', seen.postgres, '<= 1000 ms'))
  return rows
}

async function untilFirstAnswer(
  command: string,
  args: string[],
  env: Record<string, string>,
): Promise<number> {
  const port = String(await freePort())
  const started = performance.now()
  const child = spawn(command, args, {
    cwd: root,
    stdio: 'ignore',
    env: { ...process.env, ...env, PORT: port, HOST: '127.0.0.1', LOG_LEVEL: 'error' },
  })
  while (!(await answers(`http://127.0.0.1:${port}/api/health`))) {
    if (child.exitCode !== null) throw new Error(`${command} ended before it answered.`)
    await wait(5)
  }
  const elapsed = performance.now() - started
  child.kill('SIGTERM')
  await once(child, 'exit')
  return elapsed
}

async function answers(url: string): Promise<boolean> {
  const response = await fetch(url).catch(() => null)
  return response?.status === 200
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as { port: number }
  probe.close()
  await once(probe, 'close')
  return port
}
