import { spawn } from 'node:child_process'

const checks = [
  // Both by one program, which reads the types once.
  {
    name: 'types and lint',
    command: 'oxlint',
    args: ['--type-aware', '--type-check', '--deny-warnings'],
  },
  { name: 'format', command: 'biome', args: ['check', '--error-on-warnings'] },
  { name: 'contract format and lint', command: 'node', args: ['contracts/tools/check.ts'] },
  { name: 'unused code', command: 'knip', args: ['--no-progress'] },
] as const

export interface CheckResult {
  name: string
  passed: boolean
}

/** Runs every check at the same time, and prints what those that fail have to say. */
export function runChecks(): Promise<CheckResult[]> {
  return Promise.all(
    checks.map(async ({ name, command, args }) => {
      const started = performance.now()
      const { code, output } = await quietly(command, args)
      const seconds = ((performance.now() - started) / 1000).toFixed(1)
      const line = `${code === 0 ? 'ok    ' : 'FAILED'} ${name} (${seconds} s)\n`
      process.stdout.write(code === 0 ? line : `${output}\n${line}`)
      return { name, passed: code === 0 }
    }),
  )
}

function quietly(command: string, args: readonly string[]) {
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  child.stdout.on('data', (chunk) => {
    output += chunk
  })
  child.stderr.on('data', (chunk) => {
    output += chunk
  })
  return new Promise<{ code: number; output: string }>((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (code) => resolve({ code: code ?? 1, output }))
  })
}
