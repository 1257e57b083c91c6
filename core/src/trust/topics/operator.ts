import type { HubSetup } from '../setup.ts'
import { inAccount } from '../shared.ts'
import { type Topic, when } from '../statement.ts'
import { reply, say, topic } from '../texts.ts'

/** What the server prints, and what it counts. */
export function logs(): Topic {
  return topic('logs', {
    answer: reply('logs.answer'),
    lines: [
      {
        what: say('logs.kept'),
        where: ['hub'],
        time: [say('logs.time')],
        readers: [inAccount.operatorRows],
        removal: [say('logs.removal')],
      },
      {
        what: say('logs.counts'),
        where: ['hub'],
        time: [say('logs.counts-time')],
        readers: [say('logs.counts-readers')],
        removal: [say('logs.counts-removal')],
      },
    ],
    limits: [say('logs.host')],
  })
}

/** Backups, and where the data lies. */
export function backups({ database, files, reviews }: HubSetup): Topic {
  return topic('backups', {
    answer: reply('backups.answer'),
    lines: [
      {
        what: database === 'postgres' ? say('backups.postgres') : say('backups.embedded'),
        where: ['hub', ...when(database === 'postgres', 'other' as const)],
        time: [say('backups.time')],
        readers: [say('backups.readers')],
        removal: [say('backups.removal')],
      },
      {
        what: files === 'bucket' ? say('backups.bucket') : say('backups.folder'),
        where: [files === 'bucket' ? 'other' : 'hub'],
        time: [say('backups.time')],
        readers: [say('backups.files-readers')],
        removal: [say('backups.removal')],
      },
    ],
    limits: [
      say('backups.key'),
      ...when(reviews === 'batches', say('backups.reviews')),
      say('backups.deleted'),
    ],
  })
}

/** What others may make a hub hand over. */
export function demands({ chain, reviews }: HubSetup): Topic {
  return topic('demands', {
    answer: reply('demands.answer'),
    lines: [],
    limits: [
      inAccount.operator,
      ...when(reviews === 'batches', say('demands.reviews')),
      ...when(chain !== null, say('demands.sealed')),
      say('demands.device'),
    ],
  })
}
