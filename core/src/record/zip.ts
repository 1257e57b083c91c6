import { unzipSync, Zip, ZipPassThrough } from 'fflate'
import { MANIFEST_PATH } from './verifyExport.ts'

type Bytes = Uint8Array<ArrayBuffer>

/** What is opened of one export, unpacked. More would take all memory. */
export const EXPORT_MOST = { bytes: 2 ** 30, files: 10_000 } as const
/** What is hashed for the archive at once. */
const PART_BYTES = 256 * 1024

/** Writes a ZIP file by file, so that its parts need not be in memory twice. Nothing is compressed. */
export class ZipWriter {
  readonly #parts: Bytes[] = []
  readonly #zip = new Zip((error, part) => {
    if (error) throw error
    this.#parts.push(part)
  })

  /**
   * @param time when the file was made; archives know no time zone, so it is written as UTC
   * @param pause waited for between the parts of a large file, so that a page can answer meanwhile
   */
  async add(
    path: string,
    bytes: Uint8Array,
    time: string,
    pause: () => Promise<void> = () => Promise.resolve(),
  ): Promise<void> {
    const file = new ZipPassThrough(path)
    file.mtime = archiveTime(new Date(time))
    this.#zip.add(file)
    for (let at = 0; bytes.length - at > PART_BYTES; at += PART_BYTES) {
      file.push(bytes.subarray(at, at + PART_BYTES))
      await pause()
    }
    const rest = bytes.length % PART_BYTES || Math.min(bytes.length, PART_BYTES)
    file.push(bytes.subarray(bytes.length - rest), true)
  }

  /** The whole archive, in parts. */
  end(): readonly Bytes[] {
    this.#zip.end()
    return this.#parts
  }
}

const FIRST_YEAR = 1980
const LAST_YEAR = 2099

/**
 * Archives hold a local time: this one reads the same on every device. A clock that was never set, or wrongly, shows a
 * year that no archive can hold.
 */
function archiveTime(at: Date): Date {
  const year = Math.min(Math.max(at.getUTCFullYear(), FIRST_YEAR), LAST_YEAR)
  const day = [at.getUTCMonth(), at.getUTCDate()] as const
  return new Date(year, ...day, at.getUTCHours(), at.getUTCMinutes(), at.getUTCSeconds())
}

/**
 * The files in a ZIP, from where the manifest lies; null where it is no ZIP, holds too much, or has two files of one
 * name: of those a check would see one, and whoever unpacks it maybe the other.
 */
export function readZip(bytes: Uint8Array): ReadonlyMap<string, Bytes> | null {
  let total = 0
  const names = new Set<string>()
  try {
    const files = unzipSync(bytes, {
      filter: ({ name, size, originalSize }) => {
        // What is not packed takes its own size, whatever it claims.
        total += Math.max(size, originalSize)
        const plain = plainName(name)
        if (names.has(plain)) throw new RangeError('It holds a name twice.')
        names.add(plain)
        const isTooMuch = total > EXPORT_MOST.bytes || names.size > EXPORT_MOST.files
        if (isTooMuch || name === '__proto__') throw new RangeError('It holds too much.')
        return !name.endsWith('/')
      },
    })
    return fromManifest(new Map(Object.entries(files) as [string, Bytes][]))
  } catch {
    return null
  }
}

/** The same for all names that some system takes for one file. */
function plainName(name: string): string {
  const steps: string[] = []
  for (const step of name.normalize('NFC').toLowerCase().split(/[\\/]/)) {
    if (step === '..') steps.pop()
    else if (step !== '' && step !== '.') steps.push(step)
  }
  return steps.join('/')
}

/**
 * Files by their paths from the folder where the manifest lies, whatever it is called; those that lie outside of it
 * begin with `../`. What systems put beside files by themselves is left out.
 */
export function fromManifest(files: ReadonlyMap<string, Bytes>): ReadonlyMap<string, Bytes> {
  const [nearest = MANIFEST_PATH] = [...files.keys()]
    .filter((path) => path === MANIFEST_PATH || path.endsWith(`/${MANIFEST_PATH}`))
    .toSorted((one, other) => one.length - other.length)
  const folder = nearest.slice(0, -MANIFEST_PATH.length)
  const up = '../'.repeat(folder.split('/').length - 1)
  const own = [...files]
    .filter(([path]) => !LEFT_BY_SYSTEMS.test(path))
    .map(([path, bytes]) => {
      const isInside = path.startsWith(folder)
      return [isInside ? path.slice(folder.length) : up + path, bytes] as const
    })
  return new Map(own)
}

const LEFT_BY_SYSTEMS = /(^|\/)(__MACOSX\/(.*\/)?\._[^/]*|\.DS_Store|Thumbs\.db|desktop\.ini)$/
