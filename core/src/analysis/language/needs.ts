/**
 * Which beginnings of words a pattern cannot do without, read from its source. They let `findAll` look only at
 * the sentences that have such words (wordIndex.ts). Where the source does not tell, nothing is needed, which
 * costs time and never a match at a word's beginning.
 */

/** Any one of these beginnings (2 to 4 letters) must begin a word of the sentence. */
export type Need = readonly string[]

export const LONGEST_BEGINNING = 4
const SHORTEST_BEGINNING = 2

/** The needs of a pattern's source; each of them must be met. */
export function needsOf(source: string): Need[] {
  const needs: Need[] = []
  if (splitAlternatives(source).length > 1) return needs
  let at = 0
  while (at < source.length) {
    const element = elementAt(source, at)
    if (!element.optional && beginsWord.test(source.slice(Math.max(0, at - LOOK_BACK), at))) {
      const beginnings = beginningsOf(source.slice(at))
      if (beginnings) needs.push([...new Set(beginnings)])
    }
    at = element.end
  }
  return needs
}

/** What stands before a word's beginning: nothing, '^', white space, or the edge at which a gap ends. */
const beginsWord = /(?:^|^\^|\\s\+|\(\?!\(\?<=\\w\)\\w\))$/
const LOOK_BACK = 24

interface Element {
  /** Behind the element and its quantifier. */
  readonly end: number
  readonly optional: boolean
}

/** The element of a regular expression that begins at `at`: a word, a group, a class or one sign. */
function elementAt(source: string, at: number): Element {
  const word = /^[a-z]+/.exec(source.slice(at, at + 40))?.[0]
  if (word) return { end: at + word.length, optional: false }
  let end = at + 1
  if (source[at] === '\\') end = at + 2
  else if (source[at] === '[') end = closingOf(source, at, '[', ']')
  else if (source[at] === '(') end = closingOf(source, at, '(', ')')
  const quantifier = /^(?:[?*+]|\{\d*,?\d*\})\??/.exec(source.slice(end, end + 12))?.[0] ?? ''
  const isLook = /^\(\?<?[=!]/.test(source.slice(at, at + 4))
  return { end: end + quantifier.length, optional: isLook || /^(?:[?*]|\{0)/.test(quantifier) }
}

/** Where the bracket that opens at `at` is closed, as the offset behind it. */
function closingOf(source: string, at: number, open: string, close: string): number {
  let depth = 0
  for (let index = at; index < source.length; index++) {
    const sign = source[index]
    if (sign === '\\') index++
    else if (sign === open) depth++
    else if (sign === close && --depth === 0) return index + 1
  }
  return source.length
}

/** The beginnings of the words that `source` can begin with; null where that is not known. */
function beginningsOf(source: string): string[] | null {
  const word = /^[a-z]+/.exec(source)?.[0]
  if (word) {
    const isLastOptional = /^[?*{]/.test(source.slice(word.length))
    const sure = (isLastOptional ? word.slice(0, -1) : word).slice(0, LONGEST_BEGINNING)
    return sure.length >= SHORTEST_BEGINNING ? [sure] : null
  }
  if (!source.startsWith('(?:')) return null
  const { end, optional } = elementAt(source, 0)
  const inner = source.slice(3, closingOf(source, 0, '(', ')') - 1)
  const found: string[] = []
  for (const alternative of splitAlternatives(inner)) {
    const beginnings = beginningsOf(alternative === '' ? source.slice(end) : alternative)
    if (!beginnings) return null
    found.push(...beginnings)
  }
  if (!optional) return found
  const after = beginningsOf(source.slice(end).replace(/^\\s\+/, ''))
  return after && [...found, ...after]
}

/** The alternatives of a source, parted by the bars that stand in no bracket. */
function splitAlternatives(source: string): string[] {
  const parts: string[] = []
  let from = 0
  let at = 0
  while (at < source.length) {
    if (source[at] === '|') {
      parts.push(source.slice(from, at))
      from = ++at
    } else if (source[at] === '\\') at += 2
    else if (source[at] === '(') at = closingOf(source, at, '(', ')')
    else if (source[at] === '[') at = closingOf(source, at, '[', ']')
    else at++
  }
  return [...parts, source.slice(from)]
}
