import { existsSync } from 'node:fs'
import { mkdir, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { NodeFS } from '@electric-sql/pglite/nodefs'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import { fromPglite } from 'pg-boss'
import type { Database } from './database.ts'
import { migrationsFolder } from './migrate.ts'
import * as schema from './schema.ts'

/** What the owner may do with a file, as bits of its mode. */
const OWNER = 0o700

const PERMISSIONS = 0o777

type Init = NodeFS['init']

/**
 * The embedded database's folder on this machine, in which all that the database makes is open to its owner alone. The
 * library gives each new file a mode of its own, whatever the process's mask says.
 */
class OwnerFiles extends NodeFS {
  override async init(...[database, options]: Parameters<Init>): ReturnType<Init> {
    const preRun = [...(options.preRun ?? []), forOwnerAlone]
    return super.init(database, { ...options, preRun })
  }
}

const ownerAlone = (mode: number) => mode & ~(PERMISSIONS & ~OWNER)

/**
 * Opens (and makes or migrates) the embedded database in `folder`. The caller holds the lock on DATA_DIR:
 * PGlite itself lets two processes open the same folder.
 */
export async function openPglite(folder: string): Promise<Database> {
  if (!existsSync(folder)) await makeWhole(folder)
  const { client, queries } = await openFolder(folder)
  return {
    kind: 'pglite',
    queries,
    forJobs: fromPglite(client),
    // There is no other server.
    hold: async () => () => {},
    listen: async (channel, hear) => {
      await client.listen(channel, hear)
    },
    close: () => client.close(),
  }
}

/** A process killed while PGlite makes its files leaves a folder that cannot be opened, so it is made aside. */
async function makeWhole(folder: string): Promise<void> {
  const unfinished = `${folder}.new`
  await rm(unfinished, { recursive: true, force: true })
  await mkdir(dirname(folder), { recursive: true, mode: 0o700 })
  const { client } = await openFolder(unfinished)
  await client.close()
  await rename(unfinished, folder)
}

async function openFolder(folder: string) {
  const client = await PGlite.create({ fs: new OwnerFiles(folder), extensions: { pg_trgm } })
  const queries = drizzle({ client, schema })
  await migrate(queries, { migrationsFolder })
  return { client, queries }
}

/** The part of the library's file system that makes files and changes their modes. */
interface Operations {
  node_ops: {
    mknod: (parent: unknown, name: string, mode: number, device: number) => unknown
    setattr: (node: unknown, attributes: { mode?: number }) => void
  }
  stream_ops: { setattr: (stream: unknown, attributes: { mode?: number }) => void }
}

function forOwnerAlone(module: unknown): void {
  const { node_ops: nodes, stream_ops: streams } = (module as { NODEFS: Operations }).NODEFS
  const { mknod, setattr } = nodes
  const { setattr: setOpen } = streams
  nodes.mknod = (parent, name, mode, device) => mknod(parent, name, ownerAlone(mode), device)
  nodes.setattr = (node, attributes) => setattr(node, changed(attributes))
  streams.setattr = (stream, attributes) => setOpen(stream, changed(attributes))
}

function changed<A extends { mode?: number }>(attributes: A): A {
  const { mode } = attributes
  return mode === undefined ? attributes : { ...attributes, mode: ownerAlone(mode) }
}
