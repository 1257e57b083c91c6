import type { HubSetup } from '../setup.ts'
import { everyone, inMemory } from '../shared.ts'
import { reply, say, type Topic, when } from '../statement.ts'
import { RECORD_IDLE_MINUTES } from '../terms.ts'
import { cannotErase, forGood } from './wallet.ts'

/** The look at a file before it is sent or sealed, and the copy that is offered. */
export function cleanCopy(): Topic {
  return {
    slug: 'clean-copy',
    name: 'Clean copy of a file',
    question: 'Does my file say who I am?',
    answer: reply(
      'clean.answer',
      'It may. We look first, and nothing is sent.',
      'It may: names, comments, places and dates can hide in it. We look first, and offer a copy without them.',
    ),
    lines: [
      {
        what: say(
          'clean.look',
          'Your file and its copy, while you decide. Nothing is sent for it.',
        ),
        where: ['device'],
        time: [inMemory.time],
        readers: [inMemory.readers],
        removal: [say('clean.cancel', 'Press “Cancel”: nothing is sent then either.')],
      },
    ],
    limits: [
      say('clean.stays', 'Some things stay in a clean copy, such as hidden text. We name them.'),
      say('clean.choice', 'If you choose the original, it goes as it is, with all that is in it.'),
      say('clean.original', 'Your own file is not changed.'),
    ],
  }
}

/** My record. */
export function record({ chain }: HubSetup): Topic {
  const readers = say('record.readers', 'Whoever has your passphrase, your passkey or your code.')
  const time = say('record.file-time', 'Until you delete the file.')
  const removal = say('record.file-removal', 'Delete the file where you saved it.')
  return {
    slug: 'record',
    name: 'My record',
    question: 'Who can read my record?',
    answer: reply(
      'record.answer',
      'You, by your passphrase. We get none of it.',
      'You, by your passphrase, passkey or code. It is sealed on this device, and none of it is sent to us.',
    ),
    lines: [
      {
        what: say('record.kept', 'Your entries, files and drafts, sealed.'),
        where: ['device'],
        time: [say('record.time', 'Until you delete it, or this site’s data is cleared.')],
        readers: [readers],
        removal: [say('record.delete', 'Delete an entry, or the whole record, on its page.')],
      },
      {
        what: say('record.backup', 'A backup that you save, sealed.'),
        where: ['device'],
        time: [time],
        readers: [readers],
        removal: [removal],
      },
      {
        what: say('record.export', 'An export that you save. It is not sealed.'),
        where: ['device'],
        time: [time],
        readers: [say('record.export-readers', 'Whoever has the file.')],
        removal: [removal],
      },
      ...(chain
        ? [
            {
              what: say(
                'record.stamp',
                'If you ask for a time stamp: a number that tells nothing, your wallet’s address and the time.',
              ),
              where: ['chain'] as const,
              time: [forGood(chain)],
              readers: [everyone],
              removal: [cannotErase],
            },
          ]
        : []),
    ],
    limits: [
      say('record.idle', `It locks after ${RECORD_IDLE_MINUTES} minutes without use.`),
      say('record.lost', 'If you lose every way in, nobody can open it. We cannot help then.'),
      say('record.device', 'A lost device takes the record with it, unless you have a backup.'),
      ...when(
        chain !== null,
        say('record.no-chain', 'Nothing of it goes to the blockchain unless you ask for a stamp.'),
      ),
    ],
  }
}
