import { placeOf } from '../../learnt/traits.ts'
import type { Candidate } from '../detail.ts'
import type { Token } from '../words/token.ts'
import { nameOf, sortOf } from './lexicon.ts'

/** Places in the table of weights that tell whether a token points at somebody. */
export const TABLE_SIZE = 1 << 15

/** What is known of one token by itself. */
interface Known {
  readonly key: string
  readonly sort: string
  readonly name: number
  readonly shape: string
  /** The kind of detail that a rule has found here. */
  readonly rule: string
}

const EDGE: Known = { key: '|', sort: '|', name: 0, shape: '|', rule: '|' }
const FURTHEST = 3

/**
 * The traits of each token, as numbers that a table is looked up by (modulo its size): the word, its sort (words of like
 * meaning), whether people are called so, its shape and ends, what a rule says of it, and the same of its neighbors.
 *
 * @param ruled what the rules found, in text order
 */
export function traitsOf(tokens: readonly Token[], ruled: readonly Candidate[]): number[][] {
  const rules = rulesOf(tokens, ruled)
  const known = tokens.map((token, at) => knownOf(token, rules[at] ?? '-'))
  return tokens.map((token, at) => {
    const near = (ahead: number): Known => {
      const [from, to] = ahead < 0 ? [at + ahead, at] : [at, at + ahead]
      for (let on = Math.max(0, from); on < to; on += 1) if (tokens[on]?.ends) return EDGE
      return known[at + ahead] ?? EDGE
    }
    return traitsAt(token, near).map(placeOf)
  })
}

/** By token the kind that a rule found there. */
function rulesOf(tokens: readonly Token[], ruled: readonly Candidate[]): string[] {
  let next = 0
  return tokens.map(({ start, end }) => {
    while ((ruled[next]?.end ?? Number.POSITIVE_INFINITY) <= start) next += 1
    const found = ruled[next]
    return found && found.start < end ? found.kind : '-'
  })
}

function knownOf(token: Token, rule: string): Known {
  const { key, digits } = token
  return {
    key: digits > 0 ? key.replace(/\d/g, '9') : key,
    sort: sortOf(key),
    name: nameOf(key),
    shape: (token.opens ? '^' : '') + shapeOf(token),
    rule,
  }
}

function shapeOf({ text, capital, digits }: Token): string {
  const upper = text.toUpperCase() === text
  if (digits === text.length) return `9${digits}`
  if (digits > 0) return `9x${capital}`
  if (text.length < 3 && text !== 'I' && upper) return 'A'
  if (capital && upper) return 'AA'
  return text.includes('.') ? 'x.x' : capital ? 'X' : 'x'
}

function traitsAt(token: Token, near: (ahead: number) => Known): string[] {
  const [here, b1, b2, b3] = [near(0), near(-1), near(-2), near(-FURTHEST)]
  const [n1, n2, n3] = [near(1), near(2), near(FURTHEST)]
  const { key, sort, name, shape, rule } = here
  const letters = key.replace(/[^\p{L}]/gu, '')
  const ends = letters.length > 3 ? endsOf(letters, sort) : []
  const around = new Set([b3, b2, b1, n1, n2, n3].map((one) => `b ${one.key}`))
  return [
    `w ${key}`,
    `w-1 ${b1.key}`,
    `w+1 ${n1.key}`,
    `w-2 ${b2.key}`,
    `w+2 ${n2.key}`,
    `w-1,0 ${b1.key} ${key}`,
    `w0,1 ${key} ${n1.key}`,
    `w-2,-1 ${b2.key} ${b1.key}`,
    `w1,2 ${n1.key} ${n2.key}`,
    `s ${sort}`,
    `s-1 ${b1.sort}`,
    `s+1 ${n1.sort}`,
    `s-2 ${b2.sort}`,
    `s+2 ${n2.sort}`,
    `s-3 ${b3.sort}`,
    `s+3 ${n3.sort}`,
    `s-1,0 ${b1.sort} ${sort}`,
    `s0,1 ${sort} ${n1.sort}`,
    `ws ${b1.key} ${sort}`,
    `sw ${sort} ${n1.key}`,
    `f ${shape}`,
    `f-1,0 ${b1.shape} ${shape}`,
    `f0,1 ${shape} ${n1.shape}`,
    `fw ${shape} ${b1.key}`,
    `fs ${shape} ${sort}`,
    `fw+ ${shape} ${n1.key}`,
    `n ${name} ${shape}`,
    `n-1 ${b1.name} ${name}`,
    `n+1 ${name} ${n1.name}`,
    `nw ${name} ${b1.key}`,
    `nw+ ${name} ${n1.key}`,
    `ns ${name} ${b1.sort}`,
    `r ${rule}`,
    `r-1 ${b1.rule} ${rule}`,
    `r+1 ${rule} ${n1.rule}`,
    `rs ${rule} ${sort}`,
    `rf ${rule} ${shape}`,
    `end ${token.closes} ${shape}`,
    ...ends,
    ...around,
  ]
}

function endsOf(letters: string, sort: string): string[] {
  return [
    `p3 ${letters.slice(0, 3)}`,
    `e2 ${letters.slice(-2)} ${sort === '?'}`,
    `e3 ${letters.slice(-3)}`,
  ]
}
