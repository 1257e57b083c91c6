import { VisuallyHidden } from '../../ui/text/VisuallyHidden.tsx'

/** How many resources there are, for those who do not see it. */
export function AnnouncedCount({ words }: { words: string }) {
  return (
    <VisuallyHidden>
      <span role="status">{words}</span>
    </VisuallyHidden>
  )
}
