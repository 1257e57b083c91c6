import type { HubSetup } from '../setup.ts'
import { everyone, inMemory, onDevice } from '../shared.ts'
import { type Topic, when } from '../statement.ts'
import { reply, say, topic } from '../texts.ts'
import { cannotErase, forGood } from './wallet.ts'

/** The look at a file before it is sent or sealed, and the copy that is offered. */
export function cleanCopy(): Topic {
  return topic('clean-copy', {
    answer: reply('clean.answer'),
    lines: [
      {
        what: say('clean.look'),
        where: ['device'],
        time: [inMemory.time],
        readers: [inMemory.readers],
        removal: [say('clean.cancel')],
      },
    ],
    limits: [say('clean.stays'), say('clean.choice'), say('clean.original')],
  })
}

/** My record. */
export function record({ chain }: HubSetup): Topic {
  const readers = say('record.readers')
  const time = say('record.file-time')
  const removal = say('record.file-removal')
  return topic('record', {
    answer: reply('record.answer'),
    lines: [
      {
        what: say('record.kept'),
        where: ['device'],
        time: [say('record.time')],
        readers: [readers],
        removal: [say('record.delete')],
      },
      {
        what: say('record.backup'),
        where: ['device'],
        time: [time],
        readers: [readers],
        removal: [removal],
      },
      {
        what: say('record.export'),
        where: ['device'],
        time: [time],
        readers: [say('record.export-readers')],
        removal: [removal],
      },
      ...(chain
        ? [
            {
              what: say('record.stamp'),
              where: ['chain'] as const,
              time: [forGood(chain)],
              readers: [everyone],
              removal: [cannotErase],
            },
          ]
        : []),
    ],
    limits: [
      say('record.idle'),
      say('record.lost'),
      say('record.device'),
      ...when(chain !== null, say('record.no-chain')),
    ],
  })
}

/** The case clock. */
export function timeline(): Topic {
  const savedFile = {
    where: ['device'],
    time: [say('record.file-time')],
    readers: [say('record.export-readers')],
    removal: [say('record.file-removal')],
  } as const
  return topic('timeline', {
    answer: reply('timeline.answer'),
    lines: [
      {
        what: say('timeline.kept'),
        where: ['device'],
        time: [onDevice.time],
        readers: [onDevice.readers],
        removal: [say('timeline.removal'), onDevice.clear],
      },
      { what: say('timeline.calendar'), ...savedFile },
      { what: say('timeline.page'), ...savedFile },
    ],
    limits: [say('timeline.sealed'), say('timeline.leaving')],
  })
}
