/**
 * What waits to be published, on the disk: one file, sealed under a key that lies in a file of its own and lives no
 * longer than the batch (decision 0037).
 */
import { randomBytes } from 'node:crypto'
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { openBytes, sealBytes } from '../../sealing/sealText.ts'

const KEY_BYTES = 32
/** Files have this size, or it doubled as often as need be: how many reviews wait is not to be read from it. */
const SMALLEST_BYTES = 64 * 1024
/** How much may wait. */
const LARGEST_BYTES = 16 * 2 ** 20
const LENGTH_BYTES = 4

/** More waits than may. */
export class WaitingFileFull extends Error {}

/** The file and its key, in a folder that this process has to itself. */
export class WaitingFile {
  readonly #folder: string
  #key: Buffer | null = null

  constructor(folder: string) {
    this.#folder = folder
  }

  /**
   * What was written last; null where nothing waits.
   *
   * @throws SealBroken where the file was changed, or its key is another or gone
   */
  async read(): Promise<string | null> {
    const sealed = await readIfThere(this.#sealedFile)
    const key = await readIfThere(this.#keyFile)
    if (!sealed) {
      // A process ended between the two steps of `destroy`, or before its first write.
      if (key) await this.destroy()
      return null
    }
    this.#key = key
    const padded = openBytes(key ?? Buffer.alloc(KEY_BYTES), sealed, PLACE)
    const length = padded.readUInt32BE(0)
    return padded.subarray(LENGTH_BYTES, LENGTH_BYTES + length).toString()
  }

  /**
   * Puts this text in the place of the one before, whole or not at all. It is on the disk when this ends.
   *
   * @throws WaitingFileFull
   */
  async write(text: string): Promise<void> {
    const bytes = padded(Buffer.from(text))
    await mkdir(this.#folder, { recursive: true, mode: 0o700 })
    this.#key ??= await this.#makeKey()
    const unfinished = `${this.#sealedFile}.new`
    await writeThrough(unfinished, sealBytes(this.#key, bytes, PLACE))
    await rename(unfinished, this.#sealedFile)
    await this.#syncFolder()
  }

  /** Ends the batch: its key is overwritten and gone, so that no copy of what was sealed under it opens any more. */
  async destroy(): Promise<void> {
    this.#key?.fill(0)
    this.#key = null
    await rm(this.#sealedFile, { force: true })
    // Left by a process that was killed as it wrote.
    await rm(`${this.#sealedFile}.new`, { force: true })
    if (await readIfThere(this.#keyFile)) {
      await overwrite(this.#keyFile)
      await rm(this.#keyFile, { force: true })
    }
    await this.#syncFolder()
  }

  /** Puts what cannot be opened out of the way, so that others can post. */
  async setAside(): Promise<void> {
    this.#key = null
    await rename(this.#sealedFile, `${this.#sealedFile}.unreadable`)
    await rm(this.#keyFile, { force: true })
  }

  get #keyFile(): string {
    return join(this.#folder, 'key')
  }

  get #sealedFile(): string {
    return join(this.#folder, 'sealed')
  }

  async #makeKey(): Promise<Buffer> {
    const key = randomBytes(KEY_BYTES)
    await writeThrough(this.#keyFile, key)
    return key
  }

  /** The names of files are on the disk when their folder is. */
  async #syncFolder(): Promise<void> {
    await mkdir(this.#folder, { recursive: true, mode: 0o700 })
    const handle = await open(this.#folder, 'r')
    try {
      await handle.sync()
    } finally {
      await handle.close()
    }
  }
}

/** Bound into the seal, so that nothing else that was sealed opens here. */
const PLACE = { table: 'reviews', column: 'waiting', row: '' }

function padded(text: Buffer): Buffer {
  const length = LENGTH_BYTES + text.length
  if (length > LARGEST_BYTES) throw new WaitingFileFull('Too much waits.')
  let size = SMALLEST_BYTES
  while (size < length) size *= 2
  const bytes = Buffer.alloc(size)
  bytes.writeUInt32BE(text.length, 0)
  text.copy(bytes, LENGTH_BYTES)
  return bytes
}

async function readIfThere(file: string): Promise<Buffer | null> {
  try {
    return await readFile(file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}

async function writeThrough(file: string, bytes: Buffer): Promise<void> {
  const handle = await open(file, 'w', 0o600)
  try {
    await handle.writeFile(bytes)
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** In its place: a file that is only unlinked may be found on the disk for long. */
async function overwrite(file: string): Promise<void> {
  const handle = await open(file, 'r+')
  try {
    await handle.write(randomBytes(KEY_BYTES), 0, KEY_BYTES, 0)
    await handle.sync()
  } finally {
    await handle.close()
  }
}
