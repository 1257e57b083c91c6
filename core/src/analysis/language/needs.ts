/**
 * Which words a pattern cannot do without, read from its source, so that it need not be tried where they are not. Where
 * the source does not tell, nothing is needed, which costs time and never a match.
 */
import { type Part, partsOf, type Sequence } from './patternParts.ts'

/**
 * What the words of a sentence, each a run of the letters a to z, must have: a word with this beginning; with a
 * space behind it, this very word; or all, or any, of several needs.
 */
export type Need = string | { readonly all: readonly Need[] } | { readonly any: readonly Need[] }

/** What a pattern needs that begins and ends at a word's edge; null where that cannot be told. */
export function needOf(source: string): Need | null {
  return anyOf(partsOf(source), { begins: true, ends: true }).need
}

/** Whether a text has what is needed. */
export function meets(need: Need, has: (word: string) => boolean): boolean {
  if (typeof need === 'string') return has(need)
  if ('all' in need) return need.all.every((one) => meets(one, has))
  return need.any.some((one) => meets(one, has))
}

/** The words of a text in small letters, as a need means them. */
export function wordsOf(plain: string): readonly string[] {
  return plain.match(/[a-z]+/g) ?? []
}

/** What stands around some parts of a pattern. */
interface Around {
  /** A letter that comes first begins a word. */
  readonly begins: boolean
  /** A letter that comes last ends a word. */
  readonly ends: boolean
}

interface Found {
  readonly need: Need | null
  /** A letter that comes behind it begins a word. */
  readonly begins: boolean
}

function anyOf(sequences: readonly Sequence[], around: Around): Found {
  const found = sequences.map((sequence) => allOf(sequence, around))
  const needs = found.flatMap(({ need }) => need ?? [])
  return {
    need: needs.length < found.length ? null : several('any', needs),
    begins: found.every(({ begins }) => begins),
  }
}

function allOf(sequence: Sequence, around: Around): Found {
  const needs: Need[] = []
  let { begins } = around
  for (const [at, part] of sequence.entries()) {
    const next = sequence[at + 1]
    const ends = !part.repeats && (next ? isSign(next) : around.ends)
    const found = ofPart(part, { begins, ends })
    if (!part.optional && found.need !== null) needs.push(found.need)
    begins = found.begins && (begins || !part.optional)
  }
  return {
    need: several('all', needs),
    begins,
  }
}

const made = new Map<string, Need>()
/** What stands for each of those in the key of a need that holds it. */
const names = new Map<Need, string>()

/** Needs that are equal are one object: patterns are made of the same words, and what meets these is looked up once. */
function several(how: 'all' | 'any', needs: readonly Need[]): Need | null {
  const [first] = needs
  if (needs.length < 2) return first ?? null
  const key = `${how}:${needs.map(nameOf).join('|')}`
  const before = made.get(key)
  if (before) return before
  const need = how === 'all' ? { all: needs } : { any: needs }
  made.set(key, need)
  names.set(need, `#${made.size}`)
  return need
}

function nameOf(need: Need): string {
  return typeof need === 'string' ? need : (names.get(need) ?? '')
}

function ofPart(part: Part, around: Around): Found {
  switch (part.kind) {
    case 'letters':
      return { need: around.begins ? part.text + (around.ends ? ' ' : '') : null, begins: false }
    case 'sign':
    case 'edge':
      return { need: null, begins: true }
    case 'any':
      return { need: null, begins: false }
    case 'nothing':
      return { need: null, begins: around.begins }
    case 'group':
      return anyOf(part.sequences, around)
  }
}

/** Whether a letter before this part ends its word. */
function isSign(part: Part): boolean {
  if (part.optional) return false
  if (part.kind !== 'group') return part.kind === 'sign' || part.kind === 'edge'
  return part.sequences.every(([first]) => first !== undefined && isSign(first))
}
