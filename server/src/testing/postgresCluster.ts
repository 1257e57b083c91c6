import { execFile } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'

const run = promisify(execFile)

/** A part of the socket's name; nobody listens on the port itself. */
const PORT = 5432

/** A PostgreSQL server of our own, behind a socket in a folder of its own: any free port may be taken by the next moment. */
export interface PostgresCluster {
  /** `postgres://…` without a database name. */
  url: string
  createDatabase(name: string, template?: string): Promise<void>
  stop(): Promise<void>
}

/** Starts a private cluster from Debian's PostgreSQL. Answers null where none is installed. */
export async function startPostgres(): Promise<PostgresCluster | null> {
  const bin = findBinaries()
  if (!bin) return null
  const folder = await mkdtemp(join(tmpdir(), 'hub-postgres-'))
  // PostgreSQL refuses to run as root; Debian's package brings the user.
  const asUser = userInfo().uid === 0 ? await becomePostgres(folder) : []
  const call = (program: string, args: string[]) => {
    const [command = '', ...rest] = [...asUser, join(bin, program), ...args]
    return run(command, rest, { cwd: folder })
  }
  const data = join(folder, 'data')
  await call('initdb', ['-D', data, '-A', 'trust', '-U', 'hub', '-E', 'UTF8', '--no-sync'])
  const settings = {
    listen_addresses: "''",
    unix_socket_directories: folder,
    fsync: 'off',
    // As a hub wants it (../db/loggedStatements.ts).
    log_min_error_statement: 'panic',
    log_error_verbosity: 'terse',
  }
  const given = Object.entries(settings).map(([name, value]) => `-c ${name}=${value}`)
  const options = [`-p ${PORT}`, ...given].join(' ')
  await call('pg_ctl', ['-D', data, '-o', options, '-l', join(folder, 'log'), '-w', 'start'])
  const url = `postgres://hub@${encodeURIComponent(folder)}:${PORT}`
  return {
    url,
    createDatabase: (name, template) => createDatabase(url, name, template),
    stop: async () => {
      await call('pg_ctl', ['-D', data, '-m', 'immediate', '-w', 'stop'])
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** Makes a database on the server behind `url`, as a copy of `template` where one is named. */
export async function createDatabase(url: string, name: string, template?: string): Promise<void> {
  const copy = template ? ` template ${pg.escapeIdentifier(template)}` : ''
  await tell(url, `create database ${pg.escapeIdentifier(name)}${copy}`)
}

/** Removes a database with all its files: some tests read whatever the server has on the disk. */
export async function dropDatabase(url: string, name: string): Promise<void> {
  await tell(url, `drop database ${pg.escapeIdentifier(name)} with (force)`)
}

async function tell(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: `${url}/postgres` })
  await client.connect()
  await client.query(statement)
  await client.end()
}

function findBinaries(): string | null {
  const base = '/usr/lib/postgresql'
  if (!existsSync(base)) return null
  const versions = readdirSync(base).toSorted((a, b) => Number(b) - Number(a))
  const bins = versions.map((version) => join(base, version, 'bin'))
  return bins.find((bin) => existsSync(join(bin, 'initdb'))) ?? null
}

async function becomePostgres(folder: string): Promise<string[]> {
  await run('chown', ['postgres:postgres', folder])
  return ['setpriv', '--reuid=postgres', '--regid=postgres', '--clear-groups', '--']
}
