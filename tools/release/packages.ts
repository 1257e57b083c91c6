import { existsSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('../..', import.meta.url))

/** What the lock file says of a package, or of a workspace, by its place. */
interface LockedPackage {
  version?: string
  resolved?: string
  link?: boolean
  dependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
  peerDependencies?: Record<string, string>
  peerDependenciesMeta?: Record<string, { optional?: boolean }>
}

export type Lock = Record<string, LockedPackage>

/** The packages of the lock file, by their place: `node_modules/fastify`, or `server`. */
export function readLock(): Lock {
  const text = readFileSync(join(root, 'package-lock.json'), 'utf8')
  return (JSON.parse(text) as { packages: Lock }).packages
}

/**
 * The places of all packages that these workspaces need when they run: their dependencies, those of these, and so on, but
 * none that only builds or tests. An optional one is left out where it is not installed, as that of another system.
 *
 * npm's own `--omit=dev` leaves out what the root also names for its tools, such as fastify.
 */
export function packagesOf(lock: Lock, workspaces: readonly string[]): string[] {
  const found = new Set<string>()
  const left = [...workspaces]
  for (let place = left.pop(); place !== undefined; place = left.pop()) {
    const { dependencies, optionalDependencies, peerDependencies, peerDependenciesMeta } =
      lock[place] ?? {}
    const isOptionalPeer = (name: string) => peerDependenciesMeta?.[name]?.optional === true
    const peers = Object.keys(peerDependencies ?? {}).filter((name) => !isOptionalPeer(name))
    const optional = Object.keys(optionalDependencies ?? {})
    for (const name of [...Object.keys(dependencies ?? {}), ...optional, ...peers]) {
      const at = resolved(lock, place, name)
      if (at === null || !existsSync(join(root, at))) {
        if (optional.includes(name) || peers.includes(name)) continue
        throw new Error(`${name} of ${place} is not installed.`)
      }
      if (found.has(at)) continue
      found.add(at)
      left.push(lock[at]?.link ? (lock[at].resolved ?? '') : at)
    }
  }
  return [...found].toSorted()
}

/** The place from which a package gets another one, as Node looks for it: beside itself, then further up. */
function resolved(lock: Lock, from: string, name: string): string | null {
  for (let folder = from; ; folder = posix.dirname(folder)) {
    const at = posix.join(folder, 'node_modules', name)
    if (lock[at]) return at
    if (folder === '.' || folder === '') return null
  }
}
