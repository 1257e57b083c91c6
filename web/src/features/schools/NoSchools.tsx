import { Button } from '../../ui/buttons/Button.tsx'
import { Empty } from '../../ui/feedback/Empty.tsx'

interface NoSchoolsProps {
  /** A search or a filter leaves schools out. */
  filtered: boolean
  onShowAll: () => void
  onAdd: () => void
}

/** What stands in the directory's place when no school is shown, and the way on. */
export function NoSchools({ filtered, onShowAll, onAdd }: NoSchoolsProps) {
  return (
    <Empty
      title="No schools found"
      headingLevel={2}
      action={
        filtered ? (
          <>
            <Button onClick={onShowAll}>Show all schools</Button>
            <Button kind="quiet" onClick={onAdd}>
              Add School
            </Button>
          </>
        ) : (
          <Button onClick={onAdd}>Add School</Button>
        )
      }
    >
      {filtered ? 'Try adjusting your search or filters' : 'Be the first to add a school to review'}
    </Empty>
  )
}
