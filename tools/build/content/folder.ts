import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Problem, type Report, reportOf } from './problem.ts'

/** The files of one folder of the content, each of which must be asked for. */
export class Folder {
  readonly #files: ReadonlyMap<string, string>
  readonly #asked = new Set<string>()
  readonly #name: string
  readonly #problems: Problem[]

  /**
   * @param root the folder of all content
   * @param name the folder below it, such as 'guide/en'
   * @param problems mistakes in its files are added
   */
  constructor(root: string, name: string, problems: Problem[]) {
    this.#name = name
    this.#problems = problems
    const names = readdirSync(join(root, name)).toSorted()
    this.#files = new Map(
      names.map((file) => [file, readFileSync(join(root, name, file), 'utf8')] as const),
    )
  }

  /** The names without their ending of all files that have it. */
  named(ending: string): string[] {
    const files = [...this.#files.keys()].filter((file) => file.endsWith(ending))
    return files.map((file) => file.slice(0, -ending.length))
  }

  /** The text of a file; undefined where it is absent, which is reported only where it is needed. */
  read(file: string, { needed = true } = {}): string | undefined {
    this.#asked.add(file)
    const text = this.#files.get(file)
    if (text === undefined && needed) this.report(file)(1, 'This file is missing.')
    return text
  }

  report(file: string): Report {
    return reportOf(this.#problems, `${this.#name}/${file}`)
  }

  /** Reports the files that nobody asked for. */
  reportRest(sentence: string): void {
    for (const file of this.#files.keys()) {
      if (!this.#asked.has(file)) this.report(file)(1, sentence)
    }
  }
}
