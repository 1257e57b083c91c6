/**
 * What every command needs before it can run: the dependencies. Plain JavaScript without any, since it runs
 * on the machine's own Node before anything is installed.
 */
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, realpathSync, writeFileSync } from 'node:fs'
import module from 'node:module'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

export const root = fileURLToPath(new URL('../..', import.meta.url))

const OLDEST_NODE = 24

// The signal would open Node's inspector, in which secrets of the environment can be read.
process.on('SIGUSR1', () => {})

/**
 * Installs the dependencies unless this very lock file was installed before. With HUB_INSTALL=off they are taken as
 * they are, as in an image without npm's registry.
 */
export function installDependencies() {
  if (process.env.HUB_INSTALL === 'off') return
  const lock = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex')
  const stamp = join(root, 'node_modules', '.installed')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return
  console.log('Installing dependencies (this takes a minute or two the first time)...')
  // Not `npm ci`: it refuses a lock file that was written where the registry lacks another system's builds of
  // a tool, and such a build is then missing on that system. This keeps to the lock file just as well, and
  // does not write it.
  const npm = spawnSync(
    'npm',
    ['install', '--no-save', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'],
    {
      cwd: root,
      stdio: 'inherit',
      // CI=true or a production setting must not leave out what the build needs.
      env: { ...process.env, NODE_ENV: undefined, npm_config_omit: '' },
    },
  )
  if (npm.status !== 0) fail('npm could not install the dependencies; its message is above.')
  mkdirSync(join(root, 'node_modules'), { recursive: true })
  writeFileSync(stamp, lock)
}

/** The Node that runs the product: the one among the dependencies on Linux, else the machine's own. */
export function findNode() {
  const own = join(root, 'node_modules', '.bin', 'node')
  if (existsSync(own)) return own
  if (Number(process.versions.node.split('.')[0]) >= OLDEST_NODE) return process.execPath
  return fail(
    `This machine has Node ${process.versions.node}. Please install Node ${OLDEST_NODE} or newer.`,
  )
}

/**
 * Runs a script of ours with the options of Node that this process has, and ends with its exit code. Both signals
 * are passed on (npm's own comes here because the npm script begins with `exec`: a shell in between would die of it
 * alone). When npm is killed the script is stopped too.
 */
export function become(script, args = process.argv.slice(2)) {
  // The channel lets the child notice when this process is killed.
  const child = spawn(findNode(), [...process.execArgv, script, ...args], {
    cwd: root,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: { ...process.env, PATH: ownPath() },
  })
  process.on('SIGINT', () => child.kill('SIGINT'))
  process.on('SIGTERM', () => child.kill('SIGTERM'))
  whenNpmIsGone(() => child.kill('SIGTERM'))
  child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 1)))
}

/**
 * Runs a script of ours in this very process, where it is the Node that runs the product: somebody waits for the
 * hub, and another process takes time. Elsewhere as `become`.
 */
export async function runHere(script) {
  if (realpathSync(findNode()) !== realpathSync(process.execPath)) return become(script)
  // Before the first module in TypeScript, so that a second start finds it compiled and needs no compiler.
  module.enableCompileCache(join(root, '.build', 'compile-cache'))
  process.chdir(root)
  process.env.PATH = ownPath()
  whenNpmIsGone(() => process.kill(process.pid, 'SIGTERM'))
  await import(pathToFileURL(join(root, script)).href)
}

/** Where the programs among the dependencies are found first. */
function ownPath() {
  return [join(root, 'node_modules', '.bin'), process.env.PATH].join(':')
}

/** A killed npm passes no signal on. */
function whenNpmIsGone(end) {
  const npm = process.ppid
  const watch = () => process.ppid !== npm && end()
  if (process.env.npm_lifecycle_event) setInterval(watch, 1000).unref()
}

function fail(sentence) {
  console.error(sentence)
  process.exit(1)
}
