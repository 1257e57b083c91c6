import { Button } from '../../ui/buttons/Button.tsx'
import type { PickedSchool } from './draft.ts'
import { useWriteReview } from './useWriteReview.tsx'

interface WriteReviewButtonProps {
  /** The school that the page is about; otherwise the author chooses one. */
  school?: PickedSchool
}

/** The main button of a page with reviews, and the dialog it opens. */
export function WriteReviewButton({ school }: WriteReviewButtonProps) {
  const { opener, dialog } = useWriteReview(school)
  return (
    <>
      <Button kind="main" icon="pen" {...opener}>
        Write Review
      </Button>
      {dialog}
    </>
  )
}
