import { Skeleton } from '../../ui/feedback/Skeleton.tsx'

/** Stands in the list's place until it is there. */
export function ListLoading() {
  return (
    <Skeleton
      words="Loading resources from blockchain..."
      wordsShown
      count={4}
      columns={2}
      lines={4}
    />
  )
}
