import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

/** The folder of foundry.toml. */
export const workspace = fileURLToPath(new URL('..', import.meta.url))

export interface ForgeResult {
  code: number
  stdout: string
  stderr: string
}

/** Runs forge quietly in the workspace, or in another folder with a foundry.toml. */
export async function forge(
  args: readonly string[],
  { cwd = workspace, env = {} }: { cwd?: string; env?: Record<string, string> } = {},
): Promise<ForgeResult> {
  const child = spawn('forge', args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const result: ForgeResult = { code: 1, stdout: '', stderr: '' }
  for (const stream of ['stdout', 'stderr'] as const) {
    child[stream].setEncoding('utf8')
    child[stream].on('data', (chunk: string) => {
      result[stream] += chunk
    })
  }
  const [code] = (await once(child, 'close')) as [number | null]
  return { ...result, code: code ?? 1 }
}
