/**
 * What Prometheus may know of a hub. No number tells one call from another: with few visitors, a count that goes up by
 * one is somebody who did something at that moment (decision 0037), so answers are counted by their kind of status
 * alone, for pages, lists and writes together.
 */
import { statfs } from 'node:fs/promises'
import type { FastifyInstance } from 'fastify'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { lastBackup } from '../backup/lastBackup.ts'
import { queueAges } from '../db/jobs.ts'
import type { Services } from '../services.ts'
import type { LoggedErrors } from './loggedErrors.ts'

/** Seconds: an answer that was ready, one from the database, and one that makes people wait. */
const DURATIONS = [0.005, 0.02, 0.1, 0.5, 2, 10]

/** What is served to Prometheus. */
export interface Measured {
  readonly contentType: string
  /** All numbers as they are now. */
  read(): Promise<string>
}

/** Counts from now on, and reads what else there is to know whenever it is asked. */
export function measureHub(
  app: FastifyInstance,
  { config, database }: Pick<Services, 'config' | 'database'>,
  errors: LoggedErrors,
): Measured {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  countAnswers(app, registers)
  const logged = new Counter({
    name: 'hub_errors_total',
    help: 'Lines of the log that tell of an error.',
    registers,
  })
  const backup = new Gauge({
    name: 'hub_last_backup_timestamp_seconds',
    help: 'When the last backup was written from this data folder; 0: never.',
    registers,
  })
  const readQueues = queueReader(database, registers)
  const readDisk = diskReader(config.dataDir, registers)
  return {
    contentType: registry.contentType,
    // Before all others are read: the library reads each number by itself, and these come together.
    read: async () => {
      logged.reset()
      logged.inc(errors.count)
      const [last] = await Promise.all([lastBackup(config.dataDir), readQueues(), readDisk()])
      backup.set(last)
      return registry.metrics()
    },
  }
}

function countAnswers(app: FastifyInstance, registers: Registry[]): void {
  const answers = new Counter({
    name: 'hub_answers_total',
    help: 'Answers by their kind of status; those that were ready as bytes are not among them.',
    labelNames: ['status'],
    registers,
  })
  const seconds = new Histogram({
    name: 'hub_answer_seconds',
    help: 'How long these answers took.',
    buckets: DURATIONS,
    registers,
  })
  app.addHook('onResponse', async (_request, reply) => {
    answers.inc({ status: `${Math.floor(reply.statusCode / 100)}xx` })
    seconds.observe(reply.elapsedTime / 1000)
  })
}

function queueReader(database: Services['database'], registers: Registry[]): () => Promise<void> {
  const up = new Gauge({
    name: 'hub_database_up',
    help: 'Whether the database told of its queues just now.',
    registers,
  })
  const waiting = new Gauge({
    name: 'hub_jobs_waiting',
    help: 'Jobs that wait or are at work, by queue.',
    labelNames: ['queue'],
    registers,
  })
  const oldest = new Gauge({
    name: 'hub_jobs_oldest_seconds',
    help: 'How long the oldest of them has been due, by queue.',
    labelNames: ['queue'],
    registers,
  })
  return async () => {
    try {
      for (const { queue, count, seconds } of await queueAges(database)) {
        waiting.set({ queue }, count)
        oldest.set({ queue }, seconds)
      }
      up.set(1)
    } catch {
      up.set(0)
    }
  }
}

function diskReader(folder: string, registers: Registry[]): () => Promise<void> {
  const size = new Gauge({
    name: 'hub_disk_size_bytes',
    help: 'The size of the disk that has the data folder.',
    registers,
  })
  const free = new Gauge({
    name: 'hub_disk_free_bytes',
    help: 'What is free of it.',
    registers,
  })
  return async () => {
    const { bavail, blocks, bsize } = await statfs(folder)
    size.set(blocks * bsize)
    free.set(bavail * bsize)
  }
}
