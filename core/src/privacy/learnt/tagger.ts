import { vectorOf } from './lexicon.ts'
import { type Matrix, matrixOf, multiply } from './matrix.ts'
import type { Signs } from './signsOf.ts'
import * as packed from './weights.ts'

/** What a token may be part of; the first is nothing. */
export const LABELS = [
  'none',
  'name',
  'place',
  'group',
  'circumstance',
  'date',
  'email',
  'phone',
  'handle',
  'number',
] as const

/** A table and what is added to its product. */
interface Layer {
  readonly weight: Matrix
  readonly bias: Matrix
}

/** Numbers of a word's vector. */
const VECTOR = 48
const TINY = 1e-5

/**
 * For each token, how likely it is part of a detail of each kind: ten numbers a token, in the order of LABELS. A small network
 * of convolutions; each of its steps sees two words to either side (`Tagger` in learning/details/tagger.py).
 */
export function chancesOf(tokens: readonly Signs[]): Float32Array {
  const { entrance, steps, exit } = network()
  const states = positive(applied(entrance, told(tokens)))
  for (const { near, norm, widen, narrow } of steps) {
    const heard = normalized(mixed(states, near), norm)
    const change = applied(narrow, positive(applied(widen, heard)))
    for (let at = 0; at < states.length; at += 1) states[at] = num(states, at) + num(change, at)
  }
  return softmax(applied(exit, states))
}

/** What is known of each token, as numbers one after the other: its word's vector, whether it has one, a row of each table. */
function told(tokens: readonly Signs[]): Float32Array {
  const { tables, entrance } = network()
  const width = entrance.weight.columns
  const all = new Float32Array(tokens.length * width)
  for (const [at, one] of tokens.entries()) {
    let to = at * width
    if (one.word > 0) all.set(vectorOf(one.word), to)
    to += VECTOR
    all[to] = one.word > 0 ? 1 : 0
    to += 1
    for (const { sign, table } of tables) {
      const { columns, values } = table
      all.set(values.subarray(one[sign] * columns, (one[sign] + 1) * columns), to)
      to += columns
    }
  }
  return all
}

function applied({ weight, bias }: Layer, from: Float32Array): Float32Array {
  const to = new Float32Array((from.length / weight.columns) * weight.rows)
  for (let at = 0; at < to.length; at += 1) to[at] = num(bias.values, at % weight.rows)
  multiply(weight, from, to)
  return to
}

/** Each number with those of the tokens around it. */
function mixed(states: Float32Array, { weight, bias }: Layer): Float32Array {
  const { rows: width, columns: reach, values } = weight
  const half = (reach - 1) / 2
  return states.map((_, at) => {
    const place = at % width
    let sum = num(bias.values, place)
    for (let tap = 0; tap < reach; tap += 1) {
      sum += num(values, place * reach + tap) * num(states, at + (tap - half) * width)
    }
    return sum
  })
}

/** Each token's numbers with mean 0 and variance 1, then stretched and moved. */
function normalized(states: Float32Array, { weight, bias }: Layer): Float32Array {
  const width = weight.values.length
  const to = new Float32Array(states.length)
  for (let from = 0; from < states.length; from += width) {
    const own = states.subarray(from, from + width)
    const mean = own.reduce((sum, one) => sum + one, 0) / width
    const variance = own.reduce((sum, one) => sum + (one - mean) ** 2, 0) / width
    const scale = 1 / Math.sqrt(variance + TINY)
    for (let place = 0; place < width; place += 1) {
      to[from + place] =
        (num(own, place) - mean) * scale * num(weight.values, place) + num(bias.values, place)
    }
  }
  return to
}

function positive(numbers: Float32Array): Float32Array {
  return numbers.map((one) => Math.max(0, one))
}

function softmax(scores: Float32Array): Float32Array {
  const to = scores.map(Math.exp)
  for (let from = 0; from < to.length; from += LABELS.length) {
    const own = to.subarray(from, from + LABELS.length)
    const sum = own.reduce((total, one) => total + one, 0)
    for (let at = 0; at < own.length; at += 1) own[at] = num(own, at) / sum
  }
  return to
}

/** A number that is there; nothing beyond either end. */
function num(numbers: Float32Array, at: number): number {
  return numbers[at] ?? 0
}

let read: ReturnType<typeof unpack> | undefined

/** The network, unpacked when it is first needed. */
function network() {
  read ??= unpack()
  return read
}

function unpack() {
  const { tables, entrance, steps, exit } = packed
  const layer = ({ weight, bias }: (typeof packed)['entrance']): Layer => ({
    weight: matrixOf(weight),
    bias: matrixOf(bias),
  })
  return {
    tables: tables.map(({ sign, table }) => ({ sign, table: matrixOf(table) })),
    entrance: layer(entrance),
    steps: steps.map(({ near, norm, widen, narrow }) => ({
      near: layer(near),
      norm: layer(norm),
      widen: layer(widen),
      narrow: layer(narrow),
    })),
    exit: layer(exit),
  }
}
