import type { HubSetup } from '../setup.ts'
import { elsewhere, inAccount, modelReads, onDevice } from '../shared.ts'
import { type Topic, when } from '../statement.ts'
import { reply, say, topic } from '../texts.ts'

/** The assistant of /chat. */
export function chat({ model }: HubSetup): Topic {
  return topic('chat', {
    answer: model ? reply('chat.answer-model') : reply('chat.answer'),
    lines: [
      {
        what: say('chat.sealed'),
        where: ['hub'],
        time: [inAccount.time],
        readers: [say('chat.readers'), inAccount.operator],
        removal: [say('chat.delete'), inAccount.delete],
      },
      {
        what: say('chat.plain'),
        where: ['hub'],
        time: [inAccount.time],
        readers: [inAccount.operatorRows],
        removal: [say('chat.plain-delete')],
      },
      ...when(model, {
        what: say('chat.model'),
        where: ['other'] as const,
        time: [elsewhere.time],
        readers: [modelReads],
        removal: [elsewhere.removal],
      }),
      {
        what: say('chat.note'),
        where: ['device'],
        time: [onDevice.time],
        readers: [onDevice.readers],
        removal: [onDevice.clear],
      },
    ],
    limits: [
      ...when(!model, say('chat.no-model')),
      say('chat.temporary'),
      ...when(model, say('chat.crisis')),
    ],
  })
}
