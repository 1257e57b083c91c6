/** The machines of docs/production.md, all of them on this one: each has an address of 127.0.0.0/8. */
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../release/packages.ts'
import { type Program, startProgram, until } from './program.ts'

/** In place of 10.0.0. in the files of deploy/. */
const NETWORK = '127.7.0.'
export const PROXY = `${NETWORK}1`
export const HUBS = { a: `${NETWORK}21`, b: `${NETWORK}22` } as const
const DATABASES = { a: `${NETWORK}11`, b: `${NETWORK}12` } as const
const STORE = `${NETWORK}31`
export const PASSWORD = 'of-the-soak'
const BUCKET = 'hub'
const STORE_NAME = 'soak-hub'

export type Name = 'a' | 'b'

/** A file of deploy/ for this machine; each change must be one. */
function deployed(file: string, changes: readonly [from: string | RegExp, to: string][]) {
  let text = readFileSync(join(root, 'deploy', file), 'utf8').replaceAll('10.0.0.', NETWORK)
  for (const [from, to] of changes) {
    const changed = text.replaceAll(typeof from === 'string' ? from : new RegExp(from, 'g'), to)
    if (changed === text) throw new Error(`deploy/${file} has no ${from}.`)
    text = changed
  }
  return text
}

/** What runs below one folder. */
export class Machines {
  readonly folder: string
  readonly #running = new Map<string, Program>()

  constructor(folder: string) {
    this.folder = folder
  }

  /** The certificate that the proxy shows. */
  get certificate(): Buffer {
    return readFileSync(join(this.folder, 'cert.pem'))
  }

  start(name: string, command: string, args: readonly string[], options: Options = {}): void {
    const { cwd = this.folder, env = {}, ...rest } = options
    const log = join(this.folder, `${name}.log`)
    this.#running.set(name, startProgram(command, args, { ...rest, cwd, env, log }))
  }

  /** Whether it was started. */
  runs(name: string): boolean {
    return this.#running.has(name)
  }

  running(name: string): Program {
    const program = this.#running.get(name)
    if (!program) throw new Error(`${name} does not run.`)
    return program
  }

  async stop(): Promise<void> {
    for (const program of [...this.#running.values()].toReversed()) await program.cut()
  }

  /** A folder that postgres owns. */
  ownFolder(name: string, user = 'postgres'): string {
    const folder = join(this.folder, name)
    mkdirSync(folder, { recursive: true })
    execFileSync('chown', ['-R', `${user}:${user}`, folder])
    return folder
  }

  write(name: string, text: string): string {
    const file = join(this.folder, name)
    writeFileSync(file, text)
    return file
  }

  startProxy(): void {
    const own = ['-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', '/CN=hub']
    const [key, cert] = ['key.pem', 'cert.pem'].map((name) => join(this.folder, name))
    execFileSync(
      'openssl',
      [
        'req',
        ...own,
        '-addext',
        `subjectAltName=IP:${PROXY}`,
        '-keyout',
        `${key}`,
        '-out',
        `${cert}`,
      ],
      { stdio: 'ignore' },
    )
    const both = readFileSync(`${cert}`, 'utf8') + readFileSync(`${key}`, 'utf8')
    const pem = this.write('hub.pem', both)
    const file = this.write('haproxy.cfg', deployed('haproxy.cfg', [['/etc/haproxy/hub.pem', pem]]))
    this.start('haproxy', '/usr/sbin/haproxy', ['-db', '-f', file])
  }

  startPooler(name: Name): void {
    const list = this.write('userlist.txt', `"hub" "${PASSWORD}"\n`)
    const text = deployed(
      'pgbouncer.ini',
      [
        [`${NETWORK}21`, HUBS[name]],
        ['/etc/pgbouncer/userlist.txt', list],
      ].filter(([from, to]) => from !== to) as [string, string][],
    )
    const file = this.write(`pgbouncer-${name}.ini`, `${text}unix_socket_dir =\n`)
    this.start(`pgbouncer-${name}`, '/usr/sbin/pgbouncer', [file], { user: 'postgres' })
  }

  /** A store that speaks S3: MinIO, as a Go module. */
  startStore(): Record<string, string> {
    const bin = join(root, '.build', 'soak')
    const minio = join(bin, 'minio')
    if (!existsSync(minio)) buildStore(bin)
    mkdirSync(join(this.folder, 'store', BUCKET), { recursive: true })
    const env = { MINIO_ROOT_USER: STORE_NAME, MINIO_ROOT_PASSWORD: PASSWORD, MINIO_BROWSER: 'off' }
    const address = `${STORE}:9000`
    this.start('minio', minio, ['server', '--address', address, join(this.folder, 'store')], {
      env: { ...env, HOME: this.folder },
    })
    return {
      S3_BUCKET: BUCKET,
      S3_ENDPOINT: `http://${address}`,
      S3_ACCESS_KEY_ID: STORE_NAME,
      S3_SECRET_ACCESS_KEY: PASSWORD,
    }
  }
}

interface Options {
  cwd?: string
  env?: Record<string, string>
  user?: string
  pidFile?: string
}

/** One version, so that each run has the same. */
const STORE_MODULE = 'github.com/minio/minio@v0.0.0-20260212201848-7aac2a2c5b7c'

function buildStore(bin: string): void {
  process.stdout.write('Building MinIO once, which takes some minutes.\n')
  const env = { ...process.env, GOBIN: bin, GOFLAGS: '-buildvcs=false' }
  execFileSync('go', ['install', STORE_MODULE], { env, stdio: 'inherit', cwd: '/' })
}

/** etcd, and PostgreSQL twice under Patroni. */
export class Databases {
  readonly #machines: Machines

  constructor(machines: Machines) {
    this.#machines = machines
  }

  async start(): Promise<void> {
    const client = `http://${PROXY}:2379`
    const peer = `http://${PROXY}:2380`
    this.#machines.start('etcd', 'etcd', [
      `--data-dir=${join(this.#machines.folder, 'etcd')}`,
      `--initial-cluster=default=${peer}`,
      `--listen-client-urls=${client}`,
      `--advertise-client-urls=${client}`,
      `--listen-peer-urls=${peer}`,
      `--initial-advertise-peer-urls=${peer}`,
    ])
    this.startOne('a')
    await until('the first primary', 120, () => this.#is('a', 'primary'))
    this.startOne('b')
    await this.untilBoth()
  }

  startOne(name: Name): void {
    const folder = this.#machines.ownFolder(`database-${name}`)
    const ofThis: [string, string][] =
      name === 'a'
        ? []
        : [
            [DATABASES.a, DATABASES.b],
            ['name: a', 'name: b'],
          ]
    const text = deployed('patroni.yml', [
      [/hosts: \[.*\]/, `hosts: [${PROXY}:2379]`],
      // Whatever this machine calls comes from its first address.
      [`${NETWORK}0/24`, '127.0.0.0/8'],
      ...ofThis,
      ['/var/lib/postgresql/hub', join(folder, 'data')],
      ['SUPERUSER_PASSWORD', PASSWORD],
      ['REPLICATION_PASSWORD', PASSWORD],
    ])
    const sockets = `  parameters: { unix_socket_directories: '${folder}' }\n`
    const file = this.#machines.write(`patroni-${name}.yml`, text + sockets)
    this.#machines.start(`patroni-${name}`, 'patroni', [file], {
      user: 'postgres',
      cwd: folder,
      pidFile: join(folder, 'data', 'postmaster.pid'),
    })
  }

  async primary(): Promise<Name> {
    if (await this.#is('a', 'primary')) return 'a'
    if (await this.#is('b', 'primary')) return 'b'
    throw new Error('There is no primary.')
  }

  async untilPrimary(name: Name, seconds = 90): Promise<void> {
    await until(`database ${name} takes over`, seconds, () => this.#is(name, 'primary'))
  }

  /** Until the replica has all that is acknowledged, so that it can take over. */
  async untilBoth(): Promise<void> {
    await until('the replica is in step', 180, async () => {
      const replica = (await this.primary()) === 'a' ? 'b' : 'a'
      return this.#is(replica, 'sync')
    })
  }

  cut(name: Name): Promise<void> {
    return this.#machines.running(`patroni-${name}`).cut()
  }

  /** As an operator does who takes a machine out for an update. */
  async handOver(from: Name, to: Name): Promise<void> {
    const answer = await fetch(`http://${DATABASES[from]}:8008/switchover`, {
      method: 'POST',
      body: JSON.stringify({ leader: from, candidate: to }),
    })
    if (!answer.ok) throw new Error(`Patroni: ${answer.status} ${await answer.text()}`)
  }

  /** Runs a statement on the primary, as its superuser. */
  async sql(statement: string, database = 'postgres'): Promise<string> {
    const host = DATABASES[await this.primary()]
    const url = `postgres://postgres:${PASSWORD}@${host}:5432/${database}`
    return execFileSync('psql', [url, '-AtX', '-c', statement], { encoding: 'utf8' }).trim()
  }

  async #is(name: Name, what: 'primary' | 'sync'): Promise<boolean> {
    const path = what === 'primary' ? 'primary' : 'sync'
    const answer = await fetch(`http://${DATABASES[name]}:8008/${path}`).catch(() => null)
    return answer?.status === 200
  }
}
