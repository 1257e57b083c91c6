export type Environment = Readonly<Record<string, string | undefined>>

/** Reads settings and collects the mistakes in them, a sentence for each. */
export class EnvironmentReader {
  readonly mistakes: string[] = []
  readonly #environment: Environment

  constructor(environment: Environment) {
    this.#environment = environment
  }

  /** @param parse throws an error that goes on after the setting's name, such as 'must be a whole number' */
  read<T>(name: string, fallback: T, parse: (text: string) => T): T {
    return this.#parsed(name, fallback, parse, (text) => `, but it is "${withoutPassword(text)}"`)
  }

  /** Like `read`, for what no message may show. */
  readSecret<T>(name: string, parse: (text: string) => T): T | null {
    return this.#parsed<T | null>(name, null, parse, () => '')
  }

  /** Notes a mistake where some of these settings are given and one that is needed is not. */
  together(work: string, needed: readonly string[], others: readonly string[] = []): void {
    const isSet = (name: string) => this.#text(name) !== ''
    const missing = needed.filter((name) => !isSet(name))
    if (missing.length === 0 || ![...needed, ...others].some(isSet)) return
    this.mistakes.push(`${work} needs ${missing.join(' and ')} too.`)
  }

  #text(name: string): string {
    return this.#environment[name]?.trim() ?? ''
  }

  #parsed<T>(
    name: string,
    fallback: T,
    parse: (text: string) => T,
    show: (text: string) => string,
  ): T {
    const text = this.#text(name)
    if (text === '') return fallback
    try {
      return parse(text)
    } catch (error) {
      this.mistakes.push(`${name} ${(error as Error).message}${show(text)}.`)
      return fallback
    }
  }
}

/** Mistakes end up in logs. */
function withoutPassword(text: string): string {
  return text.replace(/\/\/[^@/]*@/, '//…@')
}
