import { createHash, type Hash } from 'node:crypto'
import { readdirSync, readFileSync, type Stats, statSync } from 'node:fs'
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

  /** Whether the sources are those of the last build. */
  async isFresh(): Promise<boolean> {
    const known = await readFile(this.#file, 'utf8').catch(() => '')
    const [looks, content] = known.split('\n')
    // A second start looks at sizes and times alone, which is much quicker than reading.
    if (looks === this.#looks()) return true
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

  #looks(): string {
    return this.#digest((hash, file) => {
      const { ctimeMs, size }: Stats = statSync(file)
      hash.update(`${file} ${size} ${ctimeMs}\n`)
    })
  }

  #content(): string {
    return this.#digest((hash, file) => {
      hash.update(file.slice(this.#root.length)).update(readFileSync(file))
    })
  }

  #digest(add: (hash: Hash, file: string) => void): string {
    const hash = createHash('sha256')
    for (const source of this.#sources) {
      for (const file of filesBelow(join(this.#root, source))) add(hash, file)
    }
    return hash.digest('hex')
  }
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
