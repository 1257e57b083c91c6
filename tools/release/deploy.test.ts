/** The unit and the container file fit what a release has; neither systemd nor a container engine is needed to tell. */
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readConfig } from '@hub/server/config'
import { describe, expect, test } from 'vitest'
import { packedName } from './pack.ts'
import { root } from './packages.ts'

const read = (file: string) => readFileSync(join(root, file), 'utf8')
const hub = read('server/src/main.ts')
/** How long the hub takes to stop at most, in seconds. */
const farewell = Number(/LONGEST_FAREWELL_MS = (\d+)_000/.exec(hub)?.[1])

/** The settings of a unit file, in their order. */
function unit(file: string): [section: string, name: string, value: string][] {
  let section = ''
  return read(file)
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .flatMap((line): [string, string, string][] => {
      if (line.startsWith('[')) section = line.slice(1, -1)
      const at = line.indexOf('=')
      return line.startsWith('[') ? [] : [[section, line.slice(0, at), line.slice(at + 1)]]
    })
}

/** The steps of a container file; lines that go on in the next one are one step. */
function steps(file: string): [word: string, rest: string][] {
  return read(file)
    .replaceAll('\\\n', ' ')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [word = '', ...rest] = line.trim().split(' ')
      return [word, rest.join(' ').trim()]
    })
}

/** `A=1 B=2` as a hub reads it. */
const environment = (text: string) =>
  Object.fromEntries(
    text
      .split(' ')
      .map((part) => [part.slice(0, part.indexOf('=')), part.slice(part.indexOf('=') + 1)]),
  )

describe('the systemd unit', () => {
  const settings = unit('deploy/title-ix-hub.service')
  const value = (name: string) => settings.find(([, one]) => one === name)?.[2] ?? ''

  test('starts what a release starts by, in its folder, with settings that the hub takes', () => {
    const [node, ...options] = value('ExecStart').split(' ')
    expect(node).toBe('/usr/bin/node')
    expect(options.at(-1)).toBe('server')
    expect(value('WorkingDirectory')).toBe('/opt/title-ix-hub')
    expect(readConfig(environment(value('Environment'))).host).toBe('127.0.0.1')
  })

  const analyze = '/usr/bin/systemd-analyze'
  test.skipIf(![analyze, '/usr/bin/node'].every((file) => existsSync(file)))(
    'is one that systemd understands, and is told of no weakness above 3 of 10',
    () => {
      const file = join(root, 'deploy/title-ix-hub.service')
      const files = ['-backup.service', '-backup.timer'].map((end) => file.replace('.service', end))
      const verified = spawnSync(analyze, ['verify', file, ...files], { encoding: 'utf8' })
      expect([verified.status, verified.stderr]).toEqual([0, ''])
      const options = ['security', '--offline=yes', '--threshold=30', '--no-pager', file]
      expect(spawnSync(analyze, options).status).toBe(0)
    },
  )

  test('lets the hub finish before it is killed, and asks it by the signal that it hears', () => {
    expect(farewell).toBeGreaterThan(0)
    expect(Number(value('TimeoutStopSec'))).toBeGreaterThan(farewell)
    expect(hub).toContain(`process.on('${value('KillSignal')}'`)
  })

  test('gives the hub its DATA_DIR and the folder of backups to write to, and no privilege', () => {
    expect(environment(value('Environment')).DATA_DIR).toBe(`/var/lib/${value('StateDirectory')}`)
    expect(value('ProtectSystem')).toBe('strict')
    expect(value('User')).not.toBe('root')
    expect(value('NoNewPrivileges')).toBe('yes')
    expect(value('CapabilityBoundingSet')).toBe('')
    expect(value('ReadWritePaths')).toBe('-/var/backups/title-ix-hub')
  })

  test('leaves V8 its compiler, and bubblewrap its namespaces', () => {
    expect(value('MemoryDenyWriteExecute')).toBe('')
    for (const kind of ['user', 'mnt', 'pid', 'net']) {
      expect(value('RestrictNamespaces').split(' ')).toContain(kind)
    }
    expect(value('SystemCallFilter').split(' ')).toContain('@mount')
  })
})

describe('the unit of the backup', () => {
  const settings = unit('deploy/title-ix-hub-backup.service')
  const value = (name: string) => settings.find(([, one]) => one === name)?.[2] ?? ''
  const hubUnit = unit('deploy/title-ix-hub.service')
  const ofHub = (name: string) => hubUnit.find(([, one]) => one === name)?.[2] ?? ''

  test('asks the hub of the other unit for a backup, where that one may write', () => {
    for (const name of ['User', 'WorkingDirectory', 'EnvironmentFile']) {
      expect(value(name)).toBe(ofHub(name))
    }
    const dataDir = environment(ofHub('Environment')).DATA_DIR
    expect(environment(value('Environment')).DATA_DIR).toBe(dataDir)
    const folder = ofHub('ReadWritePaths').slice(1)
    expect(value('ExecStart')).toContain(`/usr/bin/node server backup write ${folder}/`)
    expect(value('ReadWritePaths').split(' ')).toEqual([dataDir, folder])
  })

  test('lets go of backups after three weeks, and is run more often than the alert allows', () => {
    expect(value('ExecStartPost')).toContain('-mtime +21 -delete')
    const when = unit('deploy/title-ix-hub-backup.timer').find(([, name]) => name === 'OnCalendar')
    expect(when?.[2]).toMatch(/^\*-\*-\* \d\d:\d\d:00$/)
    expect(read('deploy/alerts.yml')).toContain('hub_last_backup_timestamp_seconds > 129600')
  })
})

describe('the container file', () => {
  const all = steps('deploy/Containerfile')
  const rest = (word: string) => all.filter(([one]) => one === word).map(([, text]) => text)
  const command = (word: string) =>
    JSON.parse((rest(word)[0] ?? '').replace(/^.*?\[/, '[')) as string[]

  test('has steps that are known, and takes the archive by the name that it is packed under', () => {
    const known = 'FROM RUN ADD WORKDIR USER ENV VOLUME EXPOSE STOPSIGNAL HEALTHCHECK CMD'.split(
      ' ',
    )
    expect(all.filter(([word]) => !known.includes(word))).toEqual([])
    const [pattern = ''] = (rest('ADD')[0] ?? '').split(' ')
    const [before = '', after = ''] = pattern.split('-*-linux-*')
    const name = packedName('linux', 'x64')
    expect([name.startsWith(before), name.endsWith(after)]).toEqual([true, true])
  })

  test('runs on the Node that the hub asks for, as a user of its own, in the folder of the release', () => {
    const { engines } = JSON.parse(read('package.json')) as { engines: { node: string } }
    const image = Number(/node:(\d+)/.exec(rest('FROM')[0] ?? '')?.[1])
    expect(`>=${image}`).toBe(engines.node)
    expect(rest('USER')).toEqual(['hub'])
    expect(rest('RUN')[0]).toContain('useradd --system')
    expect(rest('WORKDIR')).toEqual(['/opt/title-ix-hub'])
    expect(rest('RUN')[1]).toBe('mv /opt/title-ix-hub-* /opt/title-ix-hub')
    expect(command('CMD').slice(0, 1).concat(command('CMD').slice(-1))).toEqual(['node', 'server'])
    // It becomes another user only after what needs root.
    const order = all.map(([word]) => word)
    expect(order.indexOf('USER')).toBeGreaterThan(order.lastIndexOf('RUN'))
  })

  test('sets what the hub takes, and asks for its health where it listens', () => {
    const config = readConfig(environment(rest('ENV')[0] ?? ''))
    expect(config.port).toBe(Number(rest('EXPOSE')[0]))
    expect(config.dataDir).toBe(rest('VOLUME')[0])
    expect(hub).toContain(`process.on('${rest('STOPSIGNAL')[0]}'`)
    expect(rest('HEALTHCHECK')[0]).toContain(`127.0.0.1:${config.port}/api/ready`)
  })
})

test('the example of settings is one that the hub takes', () => {
  const lines = read('deploy/title-ix-hub.env.example')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
  expect(readConfig(environment(lines.join(' '))).metricsPort).toBe(9464)
})
