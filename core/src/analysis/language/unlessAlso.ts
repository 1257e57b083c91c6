import type { Pattern } from './find.ts'

/** The patterns, each of them silent also where the sentence holds one of the further expressions. */
export function unlessAlso(further: readonly RegExp[], patterns: readonly Pattern[]): Pattern[] {
  return patterns.map((pattern) => ({
    ...pattern,
    unless: [...(pattern.unless ?? []), ...further],
  }))
}
