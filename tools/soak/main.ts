/** `npm run bench -- soak scaleOut`: long tests of a hub as it is run, each by its name (docs/reliability.md). */
import { chmodSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildIfChanged } from '../build/build.ts'

type Soak = (folder: string, say: (line: string) => void) => Promise<boolean>

const soaks: Record<string, () => Promise<Soak>> = {
  scaleOut: async () => (await import('./scaleOut.ts')).scaleOut,
  faults: async () => (await import('./faults.ts')).faults,
  load: async () => (await import('./load.ts')).load,
  size: async () => (await import('./size.ts')).size,
  model: async () => (await import('./model.ts')).model,
}

/** Runs those that are named. Their folder is kept where one fails. */
export async function soak(names: readonly string[]): Promise<void> {
  const chosen = Object.keys(soaks).filter((name) => names.includes(name))
  if (chosen.length === 0) {
    throw new Error(`Name what to run: ${Object.keys(soaks).join(', ')}.`)
  }
  await buildIfChanged()
  for (const name of chosen) {
    const folder = await mkdtemp(join(tmpdir(), `soak-${name}-`))
    chmodSync(folder, 0o755)
    const started = performance.now()
    const say = (line: string) => {
      const seconds = Math.round((performance.now() - started) / 1000)
      process.stdout.write(`${String(seconds).padStart(5)} s  ${line}\n`)
    }
    const run = await soaks[name]?.()
    const isFine = await run?.(folder, say).catch((error: Error) => {
      say(String(error.stack))
      return false
    })
    say(isFine ? `${name}: as it should be.` : `${name}: NOT as it should be; see ${folder}.`)
    if (isFine) await rm(folder, { recursive: true, force: true })
    else process.exitCode = 1
  }
}
