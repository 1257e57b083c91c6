import { readFileSync } from 'node:fs'
import type { Endpoint } from '@hub/api/endpoint'
import { endpoints } from '@hub/api/endpoints'
import { sql } from 'drizzle-orm'
import { describe, expect, onTestFinished, test } from 'vitest'
import { parse } from 'yaml'
import { buildApp } from '../app.ts'
import { writeBackup } from '../backup/backup.ts'
import { rowsOf } from '../db/rows.ts'
import { createHub, describeApi, type Hub, testConfig } from '../testing/describeApi.ts'
import { freePort } from '../testing/freePort.ts'
import { guest } from '../testing/guest.ts'
import { MARK, requestsTo } from '../testing/markedRequests.ts'

interface Measured {
  hub: Hub
  /** What Prometheus reads. */
  read: () => Promise<string>
  url: string
}

/** The same hub once more, with numbers for Prometheus. */
async function measured(of: Hub): Promise<Measured> {
  const metricsPort = await freePort()
  // What is not logged is not counted.
  const config = testConfig({ ...of.app.desk.config, metricsPort, logLevel: 'error' })
  const app = await buildApp(config, of.database)
  onTestFinished(() => app.close())
  const url = `http://127.0.0.1:${metricsPort}`
  const read = async () => (await fetch(`${url}/metrics`)).text()
  return { hub: createHub(app, of.database, of.dataDir), read, url }
}

/** The value of a number with these labels; undefined where it has none. */
function valueOf(text: string, name: string): number | undefined {
  const line = text.split('\n').find((one) => one.startsWith(`${name} `))
  return line === undefined ? undefined : Number(line.slice(name.length + 1))
}

/** Every label's name with its values. */
function labelsIn(text: string): Map<string, Set<string>> {
  const labels = new Map<string, Set<string>>()
  for (const [, name = '', value = ''] of text.matchAll(/[{,](\w+)="([^"]*)"/g)) {
    labels.set(name, (labels.get(name) ?? new Set()).add(value))
  }
  return labels
}

describeApi('numbers for Prometheus', (hub) => {
  test('tell of answers, errors, the queues, the disk and the last backup', async () => {
    const { hub: served, read } = await measured(hub())
    const before = await read()
    expect(valueOf(before, 'hub_last_backup_timestamp_seconds')).toBe(0)
    await served.get('/api/health')
    await served.get('/api/schools/0')
    served.app.log.error('an error')
    await writeBackup(served.app.desk, `${served.dataDir}/a-backup`)
    await expect.poll(async () => valueOf(await read(), 'hub_database_up')).toBe(1)
    const queue = sql`select 1 from pgboss.queue where name = 'publish-content'`
    const queues = () => rowsOf(served.database.queries, queue)
    await expect.poll(queues).toHaveLength(1)
    await served.database.queries.execute(
      sql`insert into pgboss.job (name, data, state, start_after)
        values ('publish-content', '{}', 'active', now() - interval '1 hour')`,
    )
    const after = await read()
    expect(valueOf(after, 'hub_answers_total{status="2xx"}')).toBe(1)
    expect(valueOf(after, 'hub_answers_total{status="4xx"}')).toBe(1)
    expect(valueOf(after, 'hub_answer_seconds_count')).toBe(2)
    const errors = (text: string) => valueOf(text, 'hub_errors_total') ?? 0
    expect(errors(after) - errors(before)).toBe(1)
    const oldest = 'hub_jobs_oldest_seconds{queue="publish-content"}'
    expect(valueOf(after, oldest)).toBeGreaterThan(3500)
    expect(valueOf(after, 'hub_jobs_oldest_seconds{queue="analyze-document"}')).toBe(0)
    const free = valueOf(after, 'hub_disk_free_bytes') ?? 0
    expect(free).toBeGreaterThan(0)
    expect(valueOf(after, 'hub_disk_size_bytes')).toBeGreaterThan(free)
    const age = Date.now() / 1000 - (valueOf(after, 'hub_last_backup_timestamp_seconds') ?? 0)
    expect(age).toBeLessThan(600)
  })

  test('no label holds a word, an id, a call or an address of anybody', async () => {
    const { hub: served, read } = await measured(hub())
    const { id } = await guest(served)
    for (const endpoint of Object.values<Endpoint>(endpoints)) {
      for (const { method, path, headers, body } of requestsTo(endpoint, id)) {
        await served.app.inject({
          method: method as Endpoint['method'],
          url: path,
          headers,
          ...(body !== undefined && { payload: body }),
        })
      }
    }
    const text = await read()
    expect(text).not.toContain(MARK)
    expect(text).not.toContain(id)
    expect(text).not.toContain('/api/')
    const own = text
      .split('\n')
      .filter((line) => line.startsWith('hub_'))
      .join('\n')
    const labels = labelsIn(own)
    expect([...labels.keys()].toSorted()).toEqual(['le', 'queue', 'status'])
    for (const status of labels.get('status') ?? []) expect(status).toMatch(/^[1-5]xx$/)
  })

  test('are served at their path alone, to this machine alone', async () => {
    const { hub: served, url } = await measured(hub())
    expect((await fetch(url)).status).toBe(404)
    expect((await fetch(`${url}/metrics`, { method: 'POST' })).status).toBe(404)
    expect((await served.get('/metrics')).text).not.toContain('hub_answers_total')
    const elsewhere = url.replace('127.0.0.1', '127.0.0.2')
    await expect(fetch(`${elsewhere}/metrics`)).rejects.toThrow('fetch failed')
  })
})

interface Rule {
  alert: string
  expr: string
  for: string
  labels: { severity: string }
  annotations: { summary: string; see: string }
}

const deploy = (file: string) =>
  readFileSync(new URL(`../../../deploy/${file}`, import.meta.url), 'utf8')

describe('the alerts', () => {
  const { groups } = parse(deploy('alerts.yml')) as { groups: { name: string; rules: Rule[] }[] }
  const rules = groups.flatMap((group) => group.rules)
  const guide = readFileSync(new URL('../../../docs/production.md', import.meta.url), 'utf8')

  describeApi('on a running hub', (hub) => {
    test('each goes by numbers that the hub has', async () => {
      const { read } = await measured(hub())
      const text = await read()
      // Prometheus itself knows which of what it reads is up.
      const has = (name: string) =>
        name === 'up' || text.includes(`# TYPE ${name.replace(/_(?:bucket|count|sum)$/, '')} `)
      const namesIn = (expr: string) => expr.match(/\b(?:hub|process|nodejs)_\w+|\bup\b/g) ?? []
      const lost = rules.filter(
        ({ expr }) => !namesIn(expr).every(has) || namesIn(expr).length === 0,
      )
      expect(lost).toEqual([])
    })
  })

  test.each(rules)(
    '$alert says for how long, how grave, what it is and where to read on',
    (rule) => {
      expect(rule.for).toMatch(/^\d+[mh]$/)
      expect(['page', 'ticket']).toContain(rule.labels.severity)
      expect(rule.annotations.summary).toMatch(/\.$/)
      const [file, part = ''] = rule.annotations.see.split('#')
      expect(file).toBe('docs/production.md')
      const headings = [...guide.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
        heading.toLowerCase().replaceAll(' ', '-'),
      )
      expect(headings).toContain(part)
    },
  )

  test('there is one for old jobs, a full disk, errors, a silent database, missing backups and a hub that is down', () => {
    const all = rules.map(({ expr }) => expr).join('\n')
    for (const name of [
      'hub_jobs_oldest_seconds',
      'hub_disk_free_bytes',
      'hub_errors_total',
      'hub_database_up',
      'hub_last_backup_timestamp_seconds',
      'up{',
    ]) {
      expect(all).toContain(name)
    }
  })
})
