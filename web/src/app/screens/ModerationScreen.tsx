import MissingScreen from '../../features/missing/MissingScreen.tsx'
import { ModerationDesk } from '../../features/moderation/ModerationDesk.tsx'
import { deskSetup } from '../../features/moderation/moderationQueries.ts'
import { CallError } from '../../lib/client.ts'
import { useReading } from '../../lib/reading/useReading.ts'
import type { ScreenProps } from '../../lib/screen.ts'
import { useRetry } from '../../lib/useRetry.ts'
import { ErrorState } from '../../ui/feedback/ErrorState.tsx'
import { Skeleton } from '../../ui/feedback/Skeleton.tsx'
import { Page } from '../../ui/layout/Page.tsx'

/** The administrators' page; on a hub that names none it is an address like any other without a page. */
export default function ModerationScreen(props: ScreenProps) {
  const reading = useReading(deskSetup)
  const { failed, retrying, retry } = useRetry(reading, () => {})
  if (reading.error instanceof CallError && reading.error.problem.status === 404) {
    return <MissingScreen {...props} />
  }
  if (reading.data) return <ModerationDesk signIn={reading.data.signIn} />
  return (
    <Page>
      {failed ? (
        <ErrorState title="We could not load this page." onRetry={retry} busy={retrying}>
          Check your connection, then try again. The crisis lines above still work.
        </ErrorState>
      ) : (
        <Skeleton words="Loading..." count={2} />
      )}
    </Page>
  )
}
