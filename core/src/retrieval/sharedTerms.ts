import type { Term } from './concepts.ts'

/** Gives equal terms as one: the texts of the guide hold hundreds of thousands of a few tens of thousands. */
export function sharedTerms(): (terms: readonly Term[]) => Term[] {
  const byWeight = new Map<number, Map<string, Term>>()
  const shared = (term: Term): Term => {
    const known = byWeight.get(term.weight) ?? new Map<string, Term>()
    byWeight.set(term.weight, known)
    const same = known.get(term.term)
    if (!same) known.set(term.term, term)
    return same ?? term
  }
  return (terms) => terms.map(shared)
}
