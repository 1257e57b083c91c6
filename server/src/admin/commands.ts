import { resolve } from 'node:path'
import { z } from 'zod'
import { writeBackup } from '../backup/backup.ts'
import { announce } from '../db/announce.ts'
import { confirmClock } from '../db/clock.ts'
import type { Database } from '../db/database.ts'
import { findWalls } from '../extraction/walls/findWalls.ts'
import { describeWalls } from '../extraction/walls/walls.ts'
import { setSubscriptionStatus } from '../features/account/store.ts'
import type { Desk } from '../features/moderation/desk.ts'
import * as resources from '../features/resources/store.ts'
import { importSchools } from './importSchools.ts'
import { forgetKeys, printKeys, rotateKeys } from './keys.ts'
import { importKnowledge, removeKnowledge } from './knowledge.ts'
import {
  decisionCommands,
  printCase,
  printQueue,
  runDecision,
  runLegal,
  runNote,
} from './moderation.ts'
import { AdminRefusal, type Print, plainLine } from './print.ts'

/** One call of `npm run admin`: its words, and the folder that it was typed in. */
export interface AdminCall {
  words: readonly string[]
  folder: string
}

interface Command {
  usage: string
  /** Throws AdminRefusal when it cannot be done. Announces its changes, so that running servers show them. */
  run(
    words: readonly string[],
    database: Database,
    print: Print,
    folder: string,
    open: OpenDesk,
  ): Promise<void>
}

/** Opens what the moderation commands need beside the database: the keys and the storage. */
type OpenDesk = () => Promise<Desk>

/** Every command by its first two words. */
const commands = new Map<string, Command>(
  Object.entries<Command>({
    'resources list': {
      usage: 'resources list            the proposals that wait for approval',
      run: async (_words, database, print) => {
        const rows = await resources.listProposals(database.queries)
        if (rows.length === 0) print('No proposals wait for approval.')
        for (const { id, category, subcategory, title, url, phone, description } of rows) {
          const kind = subcategory === null ? `[${category}]` : `[${category}: ${subcategory}]`
          print([id, kind, title, url, phone].filter((part) => part !== null).join('  '))
          for (const line of description.split(/\r?\n/)) print(`      ${line}`)
        }
      },
    },
    'resources approve': {
      usage: 'resources approve <id>    shows a proposal to everybody',
      run: async ([id], database, print) => {
        const approved = await resources.approveResource(database.queries, idFrom(id))
        if (!approved) throw new AdminRefusal(`There is no resource ${id}.`)
        const { row, already } = approved
        print(
          `Resource ${row.id} "${row.title}" ${already ? 'was shown already' : 'is shown now'}.`,
        )
      },
    },
    'resources reject': {
      usage: 'resources reject <id>     deletes a proposal',
      run: async ([id], database, print) => {
        const row = await resources.rejectProposal(database.queries, idFrom(id))
        if (!row) throw new AdminRefusal(`There is no proposal ${id} that waits for approval.`)
        print(`Proposal ${row.id} "${row.title}" is deleted.`)
      },
    },
    'clock confirm': {
      usage: 'clock confirm             says that the clock is right after it has jumped',
      run: async (_words, { queries }, print) => {
        const now = await confirmClock(queries)
        print(`The clock is trusted from now on: ${now}. What is due by it goes within an hour.`)
      },
    },
    'premium grant': {
      usage: 'premium grant <user>      opens the premium features to an account',
      run: ([id], database, print) => setPremium(id, true, database, print),
    },
    'premium revoke': {
      usage: 'premium revoke <user>     closes them again',
      run: ([id], database, print) => setPremium(id, false, database, print),
    },
    'backup write': {
      usage: 'backup write <file>       copies everything that lasts into one encrypted file',
      run: async ([file], _database, print, folder, open) => {
        if (!file) throw new AdminRefusal('Name the file: npm run admin -- backup write FILE')
        const path = resolve(folder, file)
        const desk = await open()
        const { rows, files } = await writeBackup(desk, path).catch((error: Error) => {
          throw new AdminRefusal(`The backup was not written. ${error.message}`)
        })
        print(`${path} holds ${rows} rows and ${files} files.`)
      },
    },
    'backup restore': {
      usage: 'backup restore <file>     puts a backup into an empty database and data folder',
      run: async () => {
        throw new AdminRefusal('A hub runs on this data folder. Set DATA_DIR to an empty one.')
      },
    },
    'keys status': {
      usage: 'keys status               which keys of ENCRYPTION_KEY lock how much',
      run: async (_words, _database, print, _folder, open) => printKeys(await open(), print),
    },
    'keys rotate': {
      usage: 'keys rotate               locks everything with a new key while the hub serves',
      run: async (_words, _database, print, _folder, open) => rotateKeys(await open(), print),
    },
    'keys forget': {
      usage: 'keys forget               lets go of the keys that lock nothing any more',
      run: async (_words, _database, print, _folder, open) => forgetKeys(await open(), print),
    },
    'reader walls': {
      usage: 'reader walls              what stands around the program that reads uploaded files',
      run: async (_words, _database, print) => print(describeWalls(await findWalls())),
    },
    'moderation list': {
      usage: 'moderation list           what was reported, what waits, and what is hidden',
      run: async (_words, _database, print, _folder, open) => printQueue(await open(), print),
    },
    'moderation show': {
      usage: 'moderation show <kind> <id>           one of them with its reports and its history',
      run: async (words, _database, print, _folder, open) => printCase(words, await open(), print),
    },
    ...Object.fromEntries(
      decisionCommands.map((action) => [
        `moderation ${action}`,
        {
          usage: `moderation ${action} <kind> <id> <reason> [note]`,
          run: async (words, _database, print, _folder, open) =>
            runDecision(action, words, await open(), print),
        } satisfies Command,
      ]),
    ),
    'moderation note': {
      usage: 'moderation note <kind> <id> <words>   a note for administrators',
      run: async (words, _database, print, _folder, open) => runNote(words, await open(), print),
    },
    'moderation legal': {
      usage: 'moderation legal <kind> <id> <due date> <reference>   a legal request',
      run: async (words, _database, print, _folder, open) => runLegal(words, await open(), print),
    },
    'schools import': {
      usage: "schools import <file.csv> takes in the Department of Education's list of schools",
      run: async ([file], database, print, folder) => {
        if (!file) throw new AdminRefusal('Name the CSV file: npm run schools:import -- FILE.csv')
        try {
          await importSchools(resolve(folder, file), database.queries, print)
        } finally {
          // What was taken in before a failure stays.
          await announce(database.queries, { table: 'schools' })
        }
      },
    },
    'knowledge import': {
      usage:
        'knowledge import <file>   shows official text beside the guide (--remove takes it out)',
      run: async ([file], database, print, folder) => {
        if (!file) throw new AdminRefusal('Name the file: npm run knowledge:import -- FILE')
        if (file === '--remove') await removeKnowledge(database.queries, print)
        else await importKnowledge(resolve(folder, file), database.queries, print)
      },
    },
  }),
)

/** Runs one command on an open database. */
export async function runAdmin(
  call: AdminCall,
  database: Database,
  print: Print,
  open: OpenDesk = noDesk,
): Promise<void> {
  const command = commands.get(call.words.slice(0, 2).join(' '))
  if (!command) {
    const usages = [...commands.values()].map(({ usage }) => `  ${usage}`)
    throw new AdminRefusal(['Usage: npm run admin -- <command>', ...usages].join('\n'))
  }
  const printPlain = (line: string) => print(plainLine(line))
  await command.run(call.words.slice(2), database, printPlain, call.folder, open)
}

const noDesk: OpenDesk = () => Promise.reject(new AdminRefusal('The keys are not open here.'))

async function setPremium(
  id: string | undefined,
  granted: boolean,
  database: Database,
  print: Print,
): Promise<void> {
  if (!z.uuid().safeParse(id).success) {
    throw new AdminRefusal("Give the user's id, as the account page shows it.")
  }
  const status = granted ? 'active' : 'none'
  const outcome = await setSubscriptionStatus(database.queries, id as string, status)
  if (outcome === 'unknown') throw new AdminRefusal(`There is no user ${id}.`)
  if (outcome === 'paid') {
    throw new AdminRefusal(
      `User ${id} pays for premium. End the subscription at the payment provider first.`,
    )
  }
  print(`User ${id} has ${granted ? 'premium access now' : 'no premium access any more'}.`)
}

function idFrom(word: string | undefined): number {
  const id = Number(word)
  if (!Number.isInteger(id) || id < 1 || id > 2_147_483_647) {
    throw new AdminRefusal('Give the id as a whole number, as "resources list" prints it.')
  }
  return id
}
