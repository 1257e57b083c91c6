import type { HubSetup } from '../setup.ts'
import { elsewhere, everyone, inMemory, modelReads, onDevice } from '../shared.ts'
import { type Topic, when } from '../statement.ts'
import { reply, say, topic } from '../texts.ts'
import { cannotErase, forGood } from './wallet.ts'

/** The documents of /web3-documents. */
export function sealedDocuments(chain: NonNullable<HubSetup['chain']>, { files }: HubSetup): Topic {
  return topic('sealed-documents', {
    answer: reply('sealed.answer'),
    lines: [
      {
        what: say('sealed.box'),
        where: ['hub', ...when(files === 'bucket', 'other' as const)],
        time: [say('sealed.time')],
        readers: [say('sealed.readers')],
        removal: [say('sealed.removal')],
      },
      {
        what: say('sealed.chain'),
        where: ['chain'],
        time: [forGood(chain)],
        readers: [everyone],
        removal: [cannotErase],
      },
      {
        what: say('sealed.device'),
        where: ['device'],
        time: [onDevice.time],
        readers: [say('sealed.device-readers')],
        removal: [onDevice.clear],
      },
    ],
    limits: [say('sealed.lost'), say('sealed.dropped'), say('sealed.code')],
  })
}

/** The assistant of /web3-assistant. */
export function privateAssistant(
  chain: NonNullable<HubSetup['chain']>,
  { model }: HubSetup,
): Topic {
  return topic('private-assistant', {
    answer: reply('private.answer'),
    lines: [
      {
        what: say('private.kept'),
        where: ['device'],
        time: [onDevice.time],
        readers: [say('private.open'), say('private.lock')],
        removal: [say('private.removal'), onDevice.clear],
      },
      {
        what: say('private.document'),
        where: ['device'],
        time: [inMemory.time],
        readers: [inMemory.readers],
        removal: [say('private.document-removal')],
      },
      {
        what: say('private.record'),
        where: ['chain'],
        time: [forGood(chain)],
        readers: [everyone],
        removal: [cannotErase],
      },
      ...when(model, {
        what: say('private.model'),
        where: ['other'] as const,
        time: [elsewhere.time],
        readers: [modelReads],
        removal: [elsewhere.removal],
      }),
    ],
    limits: [...when(!model, say('private.no-model')), say('private.sealed'), say('private.lost')],
  })
}
