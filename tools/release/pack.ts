import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { releaseFiles } from './contents.ts'
import { root } from './packages.ts'

interface Manifest {
  name: string
  version: string
  engines: Record<string, string>
}

/** What `node server` runs: the hub, or a command of its administrators. */
const start = `/** The hub: "node server"; its commands: "node server backup write FILE", "node server keys status". */
if (process.argv.length === 2) await import('../.build/server/main.js')
else await import('./src/admin/cli.ts')
`

/**
 * Packs what is built into one archive, which needs Node and nothing else: no compiler, no npm, no network.
 *
 * @param folder where the archive comes
 * @returns the archive's path
 */
export function packRelease(folder: string): string {
  const { name, version, engines } = readManifest()
  const title = `${name}-${version}`
  const made = join(folder, 'made')
  rmSync(made, { recursive: true, force: true })
  mkdirSync(join(made, 'server'), { recursive: true })
  writeFileSync(join(made, 'server', 'index.js'), start)
  const manifest = { name, version, private: true, type: 'module', engines }
  writeFileSync(join(made, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`)
  const list = join(folder, 'files')
  writeFileSync(list, releaseFiles().join('\0'))
  const archive = join(folder, packedName(process.platform, process.arch))
  const options = [
    '--create',
    `--file=${archive}`,
    '--use-compress-program=gzip -1',
    // The same files make the same archive.
    '--mtime=@0',
    '--owner=0',
    '--group=0',
    '--numeric-owner',
    '--hard-dereference',
    // Below a folder of its own; what links lead to stays as it is.
    `--transform=flags=r;s,^,${title}/,`,
    '--no-recursion',
    '--directory',
    root,
    '--null',
    `--files-from=${list}`,
    '--directory',
    made,
    'package.json',
    'server/index.js',
  ]
  const tar = spawnSync('tar', options, { encoding: 'utf8' })
  if (tar.status !== 0) throw new Error(`tar: ${tar.stderr}`)
  rmSync(made, { recursive: true })
  rmSync(list)
  return archive
}

/** The name of an archive for a system. */
export function packedName(platform: string, arch: string): string {
  const { name, version } = readManifest()
  return `${name}-${version}-${platform}-${arch}.tar.gz`
}

function readManifest(): Manifest {
  return JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as Manifest
}
