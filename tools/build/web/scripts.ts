import { createHash } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { build, type LibraryFormats } from 'vite'

/**
 * Builds the script that runs in the head before the page is drawn: one self-contained classic
 * script, since a module would run too late. Returns its hashed file name. Beside it stands what it
 * loads for those alone who have chosen that leaving clears the device.
 *
 * @param sources the folder `web/src`
 */
export async function buildEarlyScript(sources: string, assets: string): Promise<string> {
  const clear = await buildScript(join(sources, 'exit/clearDevice.ts'), 'es')
  const clearScript = `/assets/${await writeHashed(assets, 'clear', clear)}`
  const define = { CLEAR_SCRIPT: JSON.stringify(clearScript) }
  const early = await buildScript(join(sources, 'early/early.ts'), 'iife', define, [clearScript])
  return writeHashed(assets, 'early', early)
}

/** Builds one script of all that `entry` imports, minified. Throws where nothing came of it. */
export async function buildScript(
  entry: string,
  format: LibraryFormats,
  define: Record<string, string> = {},
  external: readonly string[] = [],
): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    define,
    build: {
      write: false,
      lib: { entry, formats: [format], name: 'script', fileName: () => 'script.js' },
      minify: true,
      modulePreload: false,
      rolldownOptions: { external: [...external] },
    },
  })
  const outputs = Array.isArray(result) ? result : [result]
  const chunk = outputs
    .flatMap((output) => ('output' in output ? output.output : []))
    .find((file) => file.type === 'chunk')
  if (chunk?.type !== 'chunk') throw new Error(`${entry} was not built.`)
  return chunk.code
}

async function writeHashed(assets: string, name: string, code: string): Promise<string> {
  const hash = createHash('sha256').update(code).digest('base64url').slice(0, 8)
  const file = `${name}-${hash}.js`
  await writeFile(join(assets, file), code)
  return file
}
