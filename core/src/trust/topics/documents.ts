import type { HubSetup } from '../setup.ts'
import { elsewhere, inAccount, modelReads } from '../shared.ts'
import { type Topic, when } from '../statement.ts'
import { reply, say, topic } from '../texts.ts'

/** The documents of /analysis. */
export function documents({ files, model }: HubSetup): Topic {
  return topic('documents', {
    answer: model ? reply('documents.answer-model') : reply('documents.answer'),
    lines: [
      {
        what: say('documents.sealed'),
        where: ['hub', ...when(files === 'bucket', 'other' as const)],
        time: [inAccount.time],
        readers: [inAccount.readers, inAccount.operator],
        removal: [say('documents.delete'), inAccount.delete],
      },
      {
        what: say('documents.plain'),
        where: ['hub'],
        time: [inAccount.time],
        readers: [inAccount.rows],
        removal: [say('documents.plain-delete')],
      },
      ...when(model, {
        what: say('documents.model'),
        where: ['other'] as const,
        time: [elsewhere.time],
        readers: [modelReads],
        removal: [elsewhere.removal],
      }),
    ],
    limits: [
      ...when(!model, say('documents.no-model')),
      say('documents.reader'),
      say('documents.name-stays'),
    ],
  })
}
