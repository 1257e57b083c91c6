import { randomBytes } from 'node:crypto'
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { type Config, ConfigError } from './config.ts'
import { ENCRYPTION_KEY_RULE, encryptionKeys } from './settings.ts'

/** The secrets of a hub, once they are known. */
export interface Secrets {
  /** Keys the ids under which sessions are stored. */
  sessionSecret: string
  /** 32 bytes; wraps the keys of all documents. */
  encryptionKey: Buffer
  /** Keys that still open what they locked, each 32 bytes. */
  otherKeys: Buffer[]
  /** True where the keys lie in DATA_DIR, so that the hub may make another one. */
  ownsKeys: boolean
}

/** Made by a hub that was given none in the environment. */
const SECRET_BYTES = 32

const SESSION_SECRET = 'session-secret'
/** A key a line, the first of which locks. */
const ENCRYPTION_KEY = 'encryption-key'

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
    sessionSecret: config.sessionSecret ?? (await keptSecret(dataDir, SESSION_SECRET)),
    ...(config.encryptionKey
      ? { encryptionKey: config.encryptionKey, ownsKeys: false }
      : { ...(await ownKeys(dataDir)), ownsKeys: true }),
  }
}

/** Keeps a secret of a backup in DATA_DIR, so that its sessions go on. */
export function keepSessionSecret(dataDir: string, secret: string): Promise<void> {
  return write(join(dataDir, SESSION_SECRET), `${secret}\n`)
}

/** The keys in DATA_DIR, the one that locks first; none where there is no file of them. */
export async function keptKeys(dataDir: string): Promise<Buffer[]> {
  const text = await read(join(dataDir, ENCRYPTION_KEY))
  return text === null ? [] : keysIn(text)
}

/** Makes a key that locks from now on, before those in DATA_DIR, which go on opening. Answers its 32 bytes. */
export async function addKey(dataDir: string): Promise<Buffer> {
  const made = randomBytes(SECRET_BYTES)
  await keepKeys(dataDir, [made, ...(await keptKeys(dataDir))])
  return made
}

/** Takes keys out of DATA_DIR that are not needed any more; the one that locks stays. */
export async function dropKeys(dataDir: string, isNeeded: (key: Buffer) => boolean): Promise<void> {
  const keys = await keptKeys(dataDir)
  await keepKeys(
    dataDir,
    keys.filter((key, at) => at === 0 || isNeeded(key)),
  )
}

/** A kill leaves all of these keys, or those before. */
function keepKeys(dataDir: string, keys: readonly Buffer[]): Promise<void> {
  const lines = keys.map((key) => `${key.toString('base64')}\n`)
  return write(join(dataDir, ENCRYPTION_KEY), lines.join(''))
}

/** The keys in DATA_DIR; one is made where there is none. */
async function ownKeys(dataDir: string): Promise<Pick<Secrets, 'encryptionKey' | 'otherKeys'>> {
  const text = await keptSecret(dataDir, ENCRYPTION_KEY)
  const [encryptionKey, ...otherKeys] = keysIn(text) as [Buffer, ...Buffer[]]
  return { encryptionKey, otherKeys }
}

function keysIn(text: string): Buffer[] {
  try {
    return encryptionKeys(text)
  } catch {
    throw new ConfigError([`The file ${ENCRYPTION_KEY} in DATA_DIR ${ENCRYPTION_KEY_RULE}.`])
  }
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

async function make(file: string): Promise<string> {
  const secret = randomBytes(SECRET_BYTES).toString('base64')
  await write(file, `${secret}\n`)
  return secret
}

/** Written aside and then named, so that a start that is killed leaves a whole secret or none. */
async function write(file: string, text: string): Promise<void> {
  const unfinished = `${file}.new`
  await mkdir(join(file, '..'), { recursive: true, mode: 0o700 })
  await rm(unfinished, { force: true })
  const handle = await open(unfinished, 'wx', 0o600)
  try {
    await handle.writeFile(text)
    await handle.sync()
  } finally {
    await handle.close()
  }
  await rename(unfinished, file)
}
