/** So many guides of a group are shown before the reader asks for all. */
const SHOWN_GUIDES = 4

interface Folded<R> {
  /** The resources with the first guides only, in the order given. */
  shown: readonly R[]
  /** How many guides there are in all. */
  guides: number
  /** The first guide that is not shown. */
  firstFolded: R | undefined
}

/** Leaves out all but the first guides of a list; whatever is no guide stays. */
export function foldGuides<R extends { guide: string | null }>(resources: readonly R[]): Folded<R> {
  const guides = resources.filter(({ guide }) => guide !== null)
  // One more entry takes no more room than the button.
  const most = guides.length === SHOWN_GUIDES + 1 ? guides.length : SHOWN_GUIDES
  const rest = new Set(guides.slice(most))
  return {
    shown: resources.filter((resource) => !rest.has(resource)),
    guides: guides.length,
    firstFolded: guides[most],
  }
}
