import { Button } from '../../ui/Button.tsx'
import { Empty } from '../../ui/Empty.tsx'

/** A part of the hub keeps nothing at the chosen place. */
export function NothingThere({ onShowAll }: { onShowAll: () => void }) {
  return (
    <Empty
      title="Nothing is kept there"
      action={<Button onClick={onShowAll}>Show everything</Button>}
    >
      This part of the hub keeps nothing in that place.
    </Empty>
  )
}
