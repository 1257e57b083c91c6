import { randomBytes } from 'node:crypto'
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { type Config, ConfigError } from './config.ts'
import { ENCRYPTION_KEY_RULE, keyBytes } from './settings.ts'

/** The two secrets of a hub, once they are known. */
export interface Secrets {
  /** Keys the ids under which sessions are stored. */
  sessionSecret: string
  /** 32 bytes; wraps the keys of all documents. */
  encryptionKey: Buffer
}

/** Made by a hub that was given none in the environment. */
const SECRET_BYTES = 32

/**
 * The secrets of the environment, or else those in DATA_DIR, which are made at the first start. The caller holds
 * the lock on DATA_DIR.
 *
 * @throws ConfigError when a kept secret is not one
 */
export async function resolveSecrets(config: Config): Promise<Config & Secrets> {
  const { dataDir } = config
  return {
    ...config,
    sessionSecret: config.sessionSecret ?? (await keptSecret(dataDir, 'session-secret')),
    encryptionKey: config.encryptionKey ?? (await keptKey(dataDir)),
  }
}

async function keptKey(dataDir: string): Promise<Buffer> {
  const key = keyBytes(await keptSecret(dataDir, 'encryption-key'))
  if (key) return key
  throw new ConfigError([`The file encryption-key in DATA_DIR ${ENCRYPTION_KEY_RULE}.`])
}

async function keptSecret(dataDir: string, name: string): Promise<string> {
  const file = join(dataDir, name)
  const kept = (await read(file)) ?? (await make(file))
  if (kept.length >= SECRET_BYTES) return kept
  throw new ConfigError([
    `The file ${name} in DATA_DIR is damaged. Put back the one that was there.`,
  ])
}

async function read(file: string): Promise<string | null> {
  try {
    return (await readFile(file, 'utf8')).trim()
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}

/** Written aside and then named, so that a start that is killed leaves a whole secret or none. */
async function make(file: string): Promise<string> {
  const secret = randomBytes(SECRET_BYTES).toString('base64')
  const unfinished = `${file}.new`
  await mkdir(join(file, '..'), { recursive: true, mode: 0o700 })
  await rm(unfinished, { force: true })
  const handle = await open(unfinished, 'wx', 0o600)
  try {
    await handle.writeFile(`${secret}\n`)
    await handle.sync()
  } finally {
    await handle.close()
  }
  await rename(unfinished, file)
  return secret
}
