import type { AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { openAdminSocket } from './admin/socket.ts'
import { buildApp } from './app.ts'
import type { Chain } from './chain/chain.ts'
import { type Config, ConfigError, readConfig } from './config.ts'
import { putFirstContent } from './content/firstContent.ts'
import { FolderInUse, lockFolder } from './db/lock.ts'
import { describeLoggedStatements } from './db/loggedStatements.ts'
import { openDatabase } from './db/open.ts'
import { closeToOthers, makeOwnFiles } from './ownFiles.ts'
import { describeFailure } from './plugins/describeFailure.ts'
import { resolveSecrets } from './secrets.ts'
import { StartRefused } from './startRefused.ts'

/** A letter that a phone is sending has this long to arrive. Supervisors wait longer (deploy/title-ix-hub.service). */
const LONGEST_FAREWELL_MS = 25_000

// React draws the pages; its development build would be slow, and talk.
process.env.NODE_ENV ??= 'production'

// Node would print the whole message of what nobody caught, which may repeat somebody's words.
process.on('uncaughtException', (error) => {
  warn(`A failure that nobody caught: ${JSON.stringify(describeFailure(error))}`)
  process.exit(1)
})

// Without a listener the signal opens Node's inspector, in which everything of this process can be read.
process.on('SIGUSR1', () => {})

async function start(): Promise<void> {
  const settings = readConfig(process.env)
  makeOwnFiles()
  const unlock = lockFolder(settings.dataDir)
  // What an older version made. Beside the database, which takes longer.
  const closing = closeToOthers(settings.dataDir)
  // A process of its own, which starts beside all that follows.
  const opening = openChainOf(settings)
  // Told where it is waited for.
  opening.catch(() => {})
  const [database, open] = await Promise.all([openDatabase(settings, unlock), closing])
  if (open > 0) warn(`${open} files of DATA_DIR belong to another user, and stay open to others.`)
  const [config, loud] = await Promise.all([
    resolveSecrets(settings),
    describeLoggedStatements(database),
  ])
  if (loud) warn(loud)
  // Both ask the database, and neither needs the other.
  const [app] = await Promise.all([buildApp(config, database, opening), putFirstContent(database)])
  const chain = await opening
  const admin = await openAdminSocket(config.dataDir, database, app.desk)
  stopOnSignal(async () => {
    admin.close()
    await app.close()
    await chain?.close()
    await database.close()
  })
  await listen(app, config)
}

/** Loaded only where there is one, with the library that reads it. */
async function openChainOf(settings: Config): Promise<Chain | null> {
  if (!settings.chain) return null
  const { openChain } = await import('./chain/openChain.ts')
  return openChain(settings, settings.chain, warn)
}

async function listen(app: FastifyInstance, config: Config): Promise<void> {
  try {
    await app.listen({
      host: config.host,
      port: config.port,
      listenTextResolver: () => 'listening',
    })
  } catch (error) {
    const why = whyNot(config, (error as NodeJS.ErrnoException).code)
    throw why ? new ConfigError([why]) : error
  }
  const { port } = app.server.address() as AddressInfo
  say(`Title IX Hub is ready at ${config.publicUrl ?? `http://${config.host}:${port}`}`)
}

function whyNot({ host, port }: Config, code: string | undefined): string | undefined {
  const noHost = `HOST must be an address of this machine, but it is "${host}".`
  return {
    EADDRINUSE: `Port ${port} is taken by another program. Set PORT to another.`,
    EACCES: `Port ${port} may not be used by this user. Set PORT to another, such as 3000.`,
    EADDRNOTAVAIL: noHost,
    ENOTFOUND: noHost,
    EAI_AGAIN: noHost,
  }[code ?? '']
}

/** Stops cleanly on Ctrl-C, on SIGTERM, and when the process that started this one is gone. */
function stopOnSignal(close: () => Promise<void>): void {
  let stopping = false
  const stop = async () => {
    if (stopping) return
    stopping = true
    setTimeout(() => process.exit(1), LONGEST_FAREWELL_MS).unref()
    await close()
    process.exit(0)
  }
  process.on('SIGINT', stop)
  process.on('SIGTERM', stop)
  if (process.connected) process.on('disconnect', stop)
}

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}

function warn(line: string): void {
  process.stderr.write(`${line}\n`)
}

try {
  await start()
} catch (error) {
  const { message, stack } = error as Error
  const isExpected = [ConfigError, FolderInUse, StartRefused].some((kind) => error instanceof kind)
  process.stderr.write(`${isExpected ? message : stack}\n`)
  process.exit(1)
}
