import { spawnSync } from 'node:child_process'
import { packagesOf, readLock, root } from './packages.ts'

interface Component {
  'bom-ref': string
}

/** A list of materials in CycloneDX, as far as it is read here. */
interface Materials {
  components: Component[]
  dependencies: { ref: string; dependsOn?: string[] }[]
}

/** What runs: on the server, and in browsers. */
const workspaces = ['server', 'api', 'core', 'contracts', 'web']

/** Some packages of wallets ask for an older TypeScript, which is told as a fault otherwise. */
const command = ['sbom', '--sbom-format=cyclonedx', '--package-lock-only', '--legacy-peer-deps']

/** The list of materials of all that runs (CycloneDX), from npm and the lock file; nothing that only builds or tests. */
export function listMaterials(): Materials {
  const npm = spawnSync('npm', command, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
    // A production setting leaves out what the root lists for tests too, such as the server's framework.
    env: { ...process.env, NODE_ENV: undefined, npm_config_omit: '' },
  })
  if (npm.status !== 0) throw new Error(`npm sbom: ${npm.stderr}`)
  const all = JSON.parse(npm.stdout) as Materials
  const lock = readLock()
  const runs = new Set(
    packagesOf(lock, workspaces).map((place) => {
      const name = place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length)
      const { link, resolved = '', version } = lock[place] ?? {}
      return `${name}@${link ? lock[resolved]?.version : version}`
    }),
  )
  return {
    ...all,
    components: all.components.filter((one) => runs.has(one['bom-ref'])),
    dependencies: all.dependencies
      .filter(({ ref }) => runs.has(ref))
      .map(({ ref, dependsOn = [] }) => ({
        ref,
        dependsOn: dependsOn.filter((on) => runs.has(on)),
      })),
  }
}
