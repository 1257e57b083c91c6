/** A regular expression of ours, read from its source as far as needs.ts must know it. */

/** Not between two letters of one word: "no … reason" is not in "not reasonable". */
export const EDGE = String.raw`(?!(?<=\w)\w)`

/**
 * A part of a pattern.
 * - letters: these, of a to z
 * - sign: one character that is no letter of a to z
 * - any: one character
 * - edge: nothing, and not between two letters
 * - nothing: what asks for no character
 * - group: one of its sequences
 */
export type Part = { readonly optional: boolean; readonly repeats: boolean } & (
  | { readonly kind: 'letters'; readonly text: string }
  | { readonly kind: 'sign' | 'any' | 'edge' | 'nothing' }
  | { readonly kind: 'group'; readonly sequences: readonly Sequence[] }
)

export type Sequence = readonly Part[]

type Bare = Part extends infer P
  ? P extends Part
    ? Omit<P, 'optional' | 'repeats'>
    : never
  : never

/** The alternatives of a pattern's source. */
export function partsOf(source: string): Sequence[] {
  return new PatternReader(source).alternatives()
}

const signs: Readonly<Record<string, 'sign' | 'any' | 'edge' | 'nothing'>> = {
  b: 'edge',
  B: 'nothing',
  s: 'sign',
  d: 'sign',
  W: 'sign',
  n: 'sign',
  t: 'sign',
  r: 'sign',
}

class PatternReader {
  readonly #source: string
  #at = 0

  constructor(source: string) {
    this.#source = source
  }

  alternatives(): Sequence[] {
    const sequences = [this.#sequence()]
    while (this.#source[this.#at] === '|') {
      this.#at++
      sequences.push(this.#sequence())
    }
    return sequences
  }

  #sequence(): Sequence {
    const parts: Part[] = []
    while (this.#at < this.#source.length && !'|)'.includes(this.#source[this.#at] ?? '')) {
      const letters = this.#take(/[a-z]+/y)
      if (letters === '') {
        parts.push({ ...this.#one(), ...this.#quantity() })
        continue
      }
      const { optional, repeats } = this.#quantity()
      // What is said of how often belongs to the last letter alone.
      const isPlain = !optional && !repeats
      const sure = isPlain ? letters : letters.slice(0, -1)
      if (sure) parts.push({ kind: 'letters', text: sure, optional: false, repeats: false })
      if (!isPlain) parts.push({ kind: 'letters', text: letters.slice(-1), optional, repeats })
    }
    return parts
  }

  #one(): Bare {
    if (this.#takes(EDGE) || this.#takes('^')) return { kind: 'edge' }
    if (this.#takes('$')) return { kind: 'nothing' }
    if (this.#takes('.')) return { kind: 'any' }
    if (this.#source[this.#at] === '(') return this.#group()
    if (this.#source[this.#at] === '[') return { kind: kindOfClass(this.#class()) }
    if (!this.#takes('\\')) {
      this.#at++
      return { kind: 'sign' }
    }
    const escaped = this.#take(/[pP]\{[^}]*\}|u\{[^}]*\}|u[\da-f]{4}|x[\da-f]{2}|k<[^>]*>|./iy)
    // A reference to a group ("\1") may be empty, which the kind for letters does not hold against it.
    return { kind: signs[escaped] ?? (/^[a-z\d]/i.test(escaped) ? 'any' : 'sign') }
  }

  #group(): Bare {
    const isLook = this.#take(/\(\?<?[=!]/y) !== ''
    if (!isLook) this.#take(/\((?:\?:|\?<[^>]*>)?/y)
    const sequences = this.alternatives()
    this.#at++
    return isLook ? { kind: 'nothing' } : { kind: 'group', sequences }
  }

  #class(): string {
    return this.#take(/\[(?:\\.|[^\]\\])*\]/y)
  }

  #quantity(): { optional: boolean; repeats: boolean } {
    const quantity = this.#take(/(?:[?*+]|\{\d+(?:,\d*)?\})\??/y)
    const optional = /^(?:[?*]|\{0)/.test(quantity)
    return { optional, repeats: quantity !== '' && quantity[0] !== '?' }
  }

  #takes(text: string): boolean {
    const isThere = this.#source.startsWith(text, this.#at)
    if (isThere) this.#at += text.length
    return isThere
  }

  /** What the sticky expression finds here; '' where it finds nothing. */
  #take(expression: RegExp): string {
    expression.lastIndex = this.#at
    const found = expression.exec(this.#source)?.[0] ?? ''
    this.#at += found.length
    return found
  }
}

const kinds = new Map<string, 'sign' | 'any'>()

/** Whether a class such as `[-\s]` can be a letter. */
function kindOfClass(source: string): 'sign' | 'any' {
  const known = kinds.get(source)
  if (known) return known
  const kind = [...'abcdefghijklmnopqrstuvwxyz'].some((letter) => new RegExp(source).test(letter))
    ? 'any'
    : 'sign'
  kinds.set(source, kind)
  return kind
}
