import { CiteChip } from '../../../lib/cites/CiteChip.tsx'
import { sourceId } from './sourceId.ts'

interface CiteChipsProps {
  cites: readonly string[]
  numbers: ReadonlyMap<string, number>
}

/** The numbers of a statement's sources; each leads to its source. */
export function CiteChips({ cites, numbers }: CiteChipsProps) {
  return cites.map((cite) => {
    const number = numbers.get(cite) ?? 0
    return (
      <span key={cite}>
        <CiteChip number={number} cite={cite} href={`#${sourceId(number)}`} inFullOnPaper />
      </span>
    )
  })
}
