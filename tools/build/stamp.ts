import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Takes down what a part was built from, in two lines: how its sources look, and what is in them. */
export class Stamp {
  readonly #file: string
  readonly #root: string
  readonly #sources: readonly string[]

  /** @param sources files and folders below `root` */
  constructor(file: string, root: string, sources: readonly string[]) {
    this.#file = file
    this.#root = root
    this.#sources = sources
  }

  /**
   * Whether the sources are those of the last build.
   *
   * @param looked how sources of another stamp looked just now, which are not looked at again; it is added to
   */
  async isFresh(looked = new Map<string, string>()): Promise<boolean> {
    const known = await readFile(this.#file, 'utf8').catch(() => '')
    const [looks, content] = known.split('\n')
    // A second start looks at sizes and times alone, which is much quicker than reading.
    if (looks === this.#looks(looked)) return true
    if (content !== this.#content()) return false
    await this.write()
    return true
  }

  /** What `write` will take down, kept from before a build: whatever changes meanwhile asks for another. */
  read(): string {
    return `${this.#looks()}\n${this.#content()}`
  }

  async write(read = this.read()): Promise<void> {
    await writeFile(this.#file, read)
  }

  #looks(looked = new Map<string, string>()): string {
    const hash = createHash('sha256')
    for (const source of this.#sources) {
      const path = join(this.#root, source)
      const look = looked.get(path) ?? lookOf(path)
      looked.set(path, look)
      hash.update(look)
    }
    return hash.digest('hex')
  }

  #content(): string {
    const hash = createHash('sha256')
    for (const source of this.#sources) {
      for (const file of filesBelow(join(this.#root, source))) {
        hash.update(file.slice(this.#root.length)).update(readFileSync(file))
      }
    }
    return hash.digest('hex')
  }
}

/** The size of each file below a path, and when it was changed. */
function lookOf(path: string): string {
  const lines = filesBelow(path).map((file) => {
    const { ctimeMs, size } = statSync(file)
    return `${file} ${size} ${ctimeMs}\n`
  })
  return lines.join('')
}

/** The files that a build is made from, in order: no tests. */
function filesBelow(path: string): string[] {
  if (statSync(path).isFile()) return [path]
  const found: string[] = []
  for (const entry of readdirSync(path, { withFileTypes: true })) {
    const inside = join(path, entry.name)
    if (entry.isDirectory() && !leftOut.has(entry.name)) found.push(...filesBelow(inside))
    else if (entry.isFile() && !entry.name.includes('.test.')) found.push(inside)
  }
  return found.toSorted()
}

const leftOut = new Set(['node_modules', 'testing', 'fixtures'])
