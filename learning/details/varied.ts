import type { MarkedText } from '../../tools/train/corpus.ts'
import { chances } from './framed.ts'

/** Of a text with marks, so many with other details in their places. */
const SWAPPED = 2
const SWAP_SHARE = 0.8
const SMALL_LETTERS_SHARE = 0.25
const QUIET_SHARE = 0.55
const LONGEST_DETAIL = 60
const OPENING = /^(the|a|an|my|his|her|our|their|i|im|i'm|we|on|he|she|was)\b/i

/** The same texts in small letters, with the names of other texts, and both. */
export function varied(texts: readonly MarkedText[]): MarkedText[] {
  const names = texts.flatMap(({ text, marks }) =>
    marks
      .filter(({ kind }) => kind === 'name')
      .flatMap(({ start, end }) => text.slice(start, end).match(/\p{Lu}\p{Ll}{2,}/gu) ?? []),
  )
  let turn = 0
  const another = () => names[(turn += 7919) % names.length] ?? ''
  return texts.flatMap((text) => {
    const renamed = replaced(text, (words, kind) =>
      kind === 'name' ? words.replace(/\p{Lu}\p{Ll}{2,}/gu, another) : words,
    )
    const all = [text, ...(renamed.text === text.text ? [] : [renamed])]
    return [...all, ...all.flatMap(inSmallLetters)]
  })
}

/**
 * Texts with details of other texts in the place of theirs, and some of these joined to longer ones.
 *
 * @param others where more details come from
 */
export function swapped(
  texts: readonly MarkedText[],
  others: readonly MarkedText[],
  seed: number,
): MarkedText[] {
  const chance = chances(seed)
  const one = <T>(of: readonly T[]): T => of[Math.floor(chance() * of.length)] as T
  const pool = detailsBySort([...texts, ...others])
  const swap = (text: MarkedText): MarkedText => {
    const now = replaced(text, (words, kind) => {
      const like = pool.get(sortOf(words, kind)) ?? [words]
      return chance() < SWAP_SHARE ? one(like) : words
    })
    return chance() < SMALL_LETTERS_SHARE ? (inSmallLetters(now)[0] ?? now) : now
  }
  const marked = texts.filter(({ marks }) => marks.length > 0)
  const quiet = texts.filter(({ marks }) => marks.length === 0)
  const next = () => (chance() < QUIET_SHARE ? one(quiet) : swap(one(marked)))
  const long = () => {
    let text = next()
    for (let more = Math.floor(chance() * 4); more >= 0; more -= 1) text = joined(text, next(), one)
    return text
  }
  return [
    ...marked.flatMap((text) => Array.from({ length: SWAPPED }, () => swap(text))),
    ...marked.map(long),
  ]
}

function detailsBySort(texts: readonly MarkedText[]): Map<string, string[]> {
  const pool = new Map<string, Set<string>>()
  for (const { text, marks } of texts) {
    for (const { start, end, kind } of marks) {
      const words = text.slice(start, end)
      const sort = sortOf(words, kind)
      if (words.length <= LONGEST_DETAIL) pool.set(sort, (pool.get(sort) ?? new Set()).add(words))
    }
  }
  return new Map([...pool].map(([sort, words]) => [sort, [...words]]))
}

/** Details of one sort stand for one another: they begin alike. */
function sortOf(words: string, kind: string): string {
  const opening = OPENING.exec(words)?.[0].toLowerCase()
  return `${kind} ${opening ?? (/^\p{Lu}/u.test(words) ? 'X' : /^\d/.test(words) ? '9' : 'x')}`
}

function inSmallLetters(one: MarkedText): MarkedText[] {
  const text = one.text.toLowerCase()
  return text === one.text || text.length !== one.text.length ? [] : [{ ...one, text }]
}

function replaced(
  { text, marks }: MarkedText,
  put: (words: string, kind: string) => string,
): MarkedText {
  let [now, at] = ['', 0]
  const moved = marks
    .toSorted((a, b) => a.start - b.start)
    .flatMap((mark) => {
      if (mark.start < at) return []
      now += text.slice(at, mark.start)
      const start = now.length
      now += put(text.slice(mark.start, mark.end), mark.kind)
      at = mark.end
      return [{ ...mark, start, end: now.length }]
    })
  return { text: now + text.slice(at), marks: moved }
}

function joined(
  first: MarkedText,
  second: MarkedText,
  one: <T>(of: readonly T[]) => T,
): MarkedText {
  const between = /[.!?]$/.test(first.text) ? ' ' : one(['. ', '. ', ' ', '\n'])
  const shift = first.text.length + between.length
  const moved = second.marks.map((mark) => ({
    ...mark,
    start: mark.start + shift,
    end: mark.end + shift,
  }))
  return { text: first.text + between + second.text, marks: [...first.marks, ...moved] }
}
