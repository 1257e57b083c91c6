import type { Detail, DetailKind } from './detail.ts'

/** A rule with texts in which it finds one detail, and others that it leaves alone. */
export type Case = readonly [
  rule: string,
  kind: DetailKind,
  finds: readonly (readonly [text: string, detail: string])[],
  leaves: readonly string[],
]

/** One kind's details in a text; other kinds are not that rule's business. */
export function only(kind: DetailKind, found: readonly Detail[]): readonly string[] {
  return found.filter((detail) => detail.kind === kind).map((detail) => detail.text)
}
