import { createHash } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { build } from 'vite'

/**
 * Builds the script that runs in the head before the page is drawn: one self-contained classic
 * script, since a module would run too late. Returns its hashed file name.
 */
export async function buildEarlyScript(entry: string, assets: string): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      write: false,
      lib: { entry, formats: ['iife'], name: 'early', fileName: () => 'early.js' },
      minify: true,
    },
  })
  const outputs = Array.isArray(result) ? result : [result]
  const chunk = outputs
    .flatMap((output) => ('output' in output ? output.output : []))
    .find((file) => file.type === 'chunk')
  if (chunk?.type !== 'chunk') throw new Error('The early script was not built.')
  const hash = createHash('sha256').update(chunk.code).digest('base64url').slice(0, 8)
  const name = `early-${hash}.js`
  await writeFile(join(assets, name), chunk.code)
  return name
}
