import { lstatSync, readdirSync } from 'node:fs'
import { join, posix } from 'node:path'
import { packagesOf, readLock, root } from './packages.ts'

/** The workspaces whose code runs where a release does. What the web needs is in its build. */
const workspaces = ['server', 'api', 'core', 'contracts']

/** What is in a release beside packages; folders with all that is in them. */
const own = [
  '.build/server',
  '.build/web',
  '.build/web-ssr',
  '.build/schools.json',
  'models',
  'server/src',
  'server/package.json',
  'api/src',
  'api/package.json',
  'core/src',
  'core/package.json',
  'contracts/abi',
  'contracts/deploy',
  'contracts/package.json',
  'deploy',
  'docs/production.md',
]

/** True for a file of ours that only tests need. */
const isForTests = (file: string) =>
  file.includes('.test.') || file.includes('/fixtures/') || file.startsWith('server/src/testing/')

/** True for a file of a package that nothing reads when it runs: a map of its code, or its types. */
const forDevelopers = (file: string) =>
  ['.map', '.d.ts', '.d.mts', '.d.cts'].some((end) => file.endsWith(end))

/** Parts of packages for systems other than this one, which would be most of a release. */
const { arch, platform } = process
const systems = ['darwin', 'linux', 'win32'].flatMap((name) =>
  ['arm64', 'x64'].map((processor) => ({ name, processor })),
)
const otherSystems = systems
  .filter(({ name, processor }) => name !== platform || processor !== arch)
  .map(({ name, processor }) => `node_modules/onnxruntime-node/bin/napi-v6/${name}/${processor}/`)

/** All files of a release, from the root, sorted. Links between workspaces are among them, as links. */
export function releaseFiles(): string[] {
  const packages = packagesOf(readLock(), workspaces)
  const theirs = packages
    .flatMap((place) => filesIn(place))
    .filter((file) => !otherSystems.some((folder) => file.startsWith(folder)))
    .filter((file) => !forDevelopers(file))
  return [...own.flatMap(filesIn).filter((file) => !isForTests(file)), ...theirs].toSorted()
}

/** The files below a path, or the path itself where it is no folder. What a package has installed inside is its own. */
function filesIn(path: string): string[] {
  if (!lstatSync(join(root, path)).isDirectory()) return [path]
  const names = readdirSync(join(root, path)).filter((name) => name !== 'node_modules')
  return names.flatMap((name) => filesIn(posix.join(path, name)))
}
