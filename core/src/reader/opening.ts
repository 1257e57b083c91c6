import { type HeadsFile, headOf } from './heads.ts'
import type { Window } from './windows.ts'

/** What a paper is, its first page tells as well as all of it (decision 0063): about 450 tokens. */
const WINDOWS = 3

/** The different tokens of the words that a paper begins with, each once. */
export function openingOf(windows: readonly Window[]): readonly number[] {
  const tokens = windows
    .slice(0, WINDOWS)
    .flatMap(({ ids, segments }) => segments.flatMap(({ start, end }) => ids.slice(start, end)))
  return [...new Set(tokens)]
}

/**
 * Weighs the words that a paper begins with, whatever their order: each has a weight for each kind of paper without an
 * addressee. Two pages of questions share few sentences, and many words.
 *
 * @returns for each kind of the judge of kinds its log odds; those of a paper without words that the model knows are
 *   those of any paper
 */
export function scoresOfOpening(
  file: HeadsFile,
  numbers: Float32Array,
  tokens: readonly number[],
): number[] {
  const { biases, inputs, weights } = headOf(file.heads.opening, numbers)
  // So that a long opening is no surer than a short one.
  const each = 1 / Math.sqrt(Math.max(1, tokens.length))
  return Array.from(biases, (bias, kind) =>
    tokens.reduce((score, token) => score + each * (weights[kind * inputs + token] ?? 0), bias),
  )
}
