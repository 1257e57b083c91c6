import { unzipSync, Zip, ZipPassThrough } from 'fflate'
import { MANIFEST_PATH } from './verifyExport.ts'

type Bytes = Uint8Array<ArrayBuffer>

/** Larger archives are not opened: what they claim to hold would take all memory. */
const BYTES_MOST = 2 ** 30
const FILES_MOST = 10_000
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
    const at = new Date(time)
    // Archives hold a local time: this one reads the same on every device.
    file.mtime = new Date(at.getTime() + at.getTimezoneOffset() * 60_000)
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

/** The files in a ZIP, from where the manifest lies; null where it is no ZIP, or holds too much. */
export function readZip(bytes: Uint8Array): ReadonlyMap<string, Bytes> | null {
  let [total, count] = [0, 0]
  try {
    const files = unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        total += originalSize
        count += 1
        if (total > BYTES_MOST || count > FILES_MOST) throw new RangeError('It holds too much.')
        return !name.endsWith('/')
      },
    })
    return fromManifest(new Map(Object.entries(files) as [string, Bytes][]))
  } catch {
    return null
  }
}

/**
 * Files by their paths from the folder where the manifest lies, whatever it is called. What systems put beside files
 * by themselves is left out.
 */
export function fromManifest(files: ReadonlyMap<string, Bytes>): ReadonlyMap<string, Bytes> {
  const [nearest = MANIFEST_PATH] = [...files.keys()]
    .filter((path) => path === MANIFEST_PATH || path.endsWith(`/${MANIFEST_PATH}`))
    .toSorted((one, other) => one.length - other.length)
  const folder = nearest.slice(0, -MANIFEST_PATH.length)
  const own = [...files]
    .filter(([path]) => path.startsWith(folder) && !LEFT_BY_SYSTEMS.test(path))
    .map(([path, bytes]) => [path.slice(folder.length), bytes] as const)
  return new Map(own)
}

const LEFT_BY_SYSTEMS = /(^|\/)(__MACOSX\/|\.DS_Store$|Thumbs\.db$|desktop\.ini$)/
