import type { HubSetup } from '../setup.ts'
import { elsewhere, everyone, inMemory, modelReads, onDevice } from '../shared.ts'
import { reply, say, type Topic, when } from '../statement.ts'
import { SESSION_DAYS } from '../terms.ts'
import { cannotErase, forGood } from './wallet.ts'

/** The documents of /web3-documents. */
export function sealedDocuments(chain: NonNullable<HubSetup['chain']>, { files }: HubSetup): Topic {
  return {
    slug: 'sealed-documents',
    name: 'Sealed documents',
    question: 'Who can read a sealed document?',
    answer: reply(
      'sealed.answer',
      'You, by your keys. We cannot open it.',
      'You, by a way in of yours. It is sealed on this device, and we get bytes that we cannot open.',
    ),
    lines: [
      {
        what: say('sealed.box', 'The sealed document with its name, and its sealed analysis.'),
        where: ['hub', ...when(files === 'bucket', 'other' as const)],
        time: [
          say(
            'sealed.time',
            `Until you delete it, or the account of the browser that uploaded it. A guest account goes after ${SESSION_DAYS} days without a visit.`,
          ),
        ],
        readers: [
          say('sealed.readers', 'Whoever has one of your ways in: a passkey, a code or a wallet.'),
        ],
        removal: [say('sealed.removal', 'Delete the document, and sign that with your wallet.')],
      },
      {
        what: say(
          'sealed.chain',
          'Your wallet’s address, the time, the type, a rounded size and two codes. Its name there is “document”.',
        ),
        where: ['chain'],
        time: [forGood(chain)],
        readers: [everyone],
        removal: [cannotErase],
      },
      {
        what: say(
          'sealed.device',
          'Your keys, locked, and which documents this device has seen, under your address. No words, no file name.',
        ),
        where: ['device'],
        time: [onDevice.time],
        readers: [say('sealed.device-readers', 'Locked keys open for nobody without a way in.')],
        removal: [onDevice.clear],
      },
    ],
    limits: [
      say('sealed.lost', 'If you lose every way in, nobody can open it. We cannot help then.'),
      say('sealed.dropped', 'A way in that you drop still opens what was stored before.'),
      say(
        'sealed.code',
        'The page itself comes from this hub. A dishonest hub could send one that reads along.',
      ),
    ],
  }
}

/** The assistant of /web3-assistant. */
export function privateAssistant(
  chain: NonNullable<HubSetup['chain']>,
  { model }: HubSetup,
): Topic {
  return {
    slug: 'private-assistant',
    name: 'Private assistant',
    question: 'Who can read my private talks?',
    answer: reply(
      'private.answer',
      'Anyone at this browser, until you lock it.',
      'Whoever can use this browser, until you set a lock. Our server does not keep them.',
    ),
    lines: [
      {
        what: say('private.kept', 'Your talks.'),
        where: ['device'],
        time: [onDevice.time],
        readers: [
          say('private.open', 'Without a lock: anyone who can use this browser.'),
          say('private.lock', 'With a lock: whoever has its passphrase or passkey.'),
        ],
        removal: [say('private.removal', 'Delete the talk on its page.'), onDevice.clear],
      },
      {
        what: say('private.document', 'A document that you open there.'),
        where: ['device'],
        time: [inMemory.time],
        readers: [inMemory.readers],
        removal: [say('private.document-removal', 'Press “Close it”.')],
      },
      {
        what: say(
          'private.record',
          'If you press “Record on chain”: your wallet’s address and the time. Not the talk, not its title.',
        ),
        where: ['chain'],
        time: [forGood(chain)],
        readers: [everyone],
        removal: [cannotErase],
      },
      ...when(model, {
        what: say(
          'private.model',
          'If you choose “With the model”: that message, and what you asked the model before.',
        ),
        where: ['other'] as const,
        time: [elsewhere.time],
        readers: [modelReads],
        removal: [elsewhere.removal],
      }),
    ],
    limits: [
      ...when(!model, say('private.no-model', 'Every answer is made on this device.')),
      say(
        'private.lost',
        'A lost passphrase cannot be made anew. The talks can then only be deleted.',
      ),
    ],
  }
}
