import type { HubSetup } from '../setup.ts'
import { inAccount } from '../shared.ts'
import { reply, say, type Topic, when } from '../statement.ts'
import { COUNTING_MINUTES } from '../terms.ts'

/** What the server prints, and what it counts. */
export function logs(): Topic {
  return {
    slug: 'logs',
    name: 'Logs',
    question: 'What do your logs say about me?',
    answer: reply(
      'logs.answer',
      'Nothing. No names, addresses or words.',
      'Nothing. They name no person, no internet address and no words.',
    ),
    lines: [
      {
        what: say(
          'logs.kept',
          'Faults of our program: the kind, the place in the program, and a random number.',
        ),
        where: ['hub'],
        time: [say('logs.time', 'As long as the people who run this hub keep it.')],
        readers: [inAccount.operatorRows],
        removal: [say('logs.removal', 'Nothing to do: none of it is about you.')],
      },
      {
        what: say(
          'logs.counts',
          'To stop floods: how often an internet address sent something, in memory alone.',
        ),
        where: ['hub'],
        time: [say('logs.counts-time', `At most ${COUNTING_MINUTES} minutes.`)],
        readers: [say('logs.counts-readers', 'Nobody. No page and no command shows it.')],
        removal: [say('logs.counts-removal', 'Nothing to do: it goes by itself.')],
      },
    ],
    limits: [
      say(
        'logs.host',
        'This is what our own program prints. A company that hosts the server may log visits too.',
      ),
    ],
  }
}

/** Backups, and where the data lies. */
export function backups({ database, files }: HubSetup): Topic {
  return {
    slug: 'backups',
    name: 'Backups and copies',
    question: 'What if somebody copies your data?',
    answer: reply(
      'backups.answer',
      'Documents and talks need the key to open.',
      'Documents, their names and talks are encrypted in every copy. Who also has the key can open them.',
    ),
    lines: [
      {
        what:
          database === 'postgres'
            ? say(
                'backups.postgres',
                'The database: a PostgreSQL server, which may stand elsewhere.',
              )
            : say('backups.embedded', 'The database: a folder of this hub’s own server.'),
        where: ['hub', ...when(database === 'postgres', 'other' as const)],
        time: [
          say('backups.time', 'Copies stay as long as the people who run this hub keep them.'),
        ],
        readers: [say('backups.readers', 'Whoever has a copy reads what is not encrypted.')],
        removal: [say('backups.removal', 'You cannot remove anything from a copy.')],
      },
      {
        what:
          files === 'bucket'
            ? say(
                'backups.bucket',
                'Documents: a storage service. They are encrypted before they go there.',
              )
            : say('backups.folder', 'Documents: a folder of this hub’s own server, encrypted.'),
        where: [files === 'bucket' ? 'other' : 'hub'],
        time: [
          say('backups.time', 'Copies stay as long as the people who run this hub keep them.'),
        ],
        readers: [say('backups.files-readers', 'Nobody without the key.')],
        removal: [say('backups.removal', 'You cannot remove anything from a copy.')],
      },
    ],
    limits: [
      say(
        'backups.key',
        'The key lies in the same folder as the data, unless the people who run this hub set it apart. A copy of the whole folder then holds both.',
      ),
      say(
        'backups.deleted',
        'A copy that was made before you deleted something still holds it, and the key opens it there.',
      ),
    ],
  }
}

/** What others may make a hub hand over. */
export function demands({ chain }: HubSetup): Topic {
  return {
    slug: 'demands',
    name: 'Courts and requests',
    question: 'Could you be made to hand it over?',
    answer: reply(
      'demands.answer',
      'Yes, what this hub can open.',
      'Yes. In a legal process, someone may ask for what this hub can open.',
    ),
    lines: [],
    limits: [
      inAccount.operator,
      say(
        'demands.reviews',
        'Of reviews we could name no author. We have no account, no address and no hour of them.',
      ),
      ...when(
        chain !== null,
        say('demands.sealed', 'Of sealed documents we have bytes that we cannot open.'),
      ),
      say('demands.device', 'What is kept on this device can be read there by whoever holds it.'),
    ],
  }
}
