import { Button } from '../ui/buttons/Button.tsx'
import { Alert } from '../ui/feedback/Alert.tsx'
import { Empty } from '../ui/feedback/Empty.tsx'
import { ErrorState } from '../ui/feedback/ErrorState.tsx'
import { Progress } from '../ui/feedback/Progress.tsx'
import { Skeleton } from '../ui/feedback/Skeleton.tsx'
import { Sample } from './Sample.tsx'

/** What is said about states: done, careful, failed, empty, loading, under way. */
export function MessageParts() {
  return (
    <>
      <Sample name="Alerts">
        <Alert live="off" title="Your review is posted.">
          It is in the list now.
        </Alert>
        <Alert
          live="off"
          tone="care"
          filled
          title="2 details here could point to you or someone else"
        >
          You decide what stays in.
        </Alert>
        <Alert live="off" tone="stop" title="We could not save your review.">
          Your words are still here. Try again.
        </Alert>
      </Sample>
      <Sample name="Empty">
        <Empty title="No resources found" action={<Button>Show all</Button>}>
          Nothing matches “hearing officer”. Try fewer words.
        </Empty>
      </Sample>
      <Sample name="Error">
        <ErrorState title="We could not load the reviews." onRetry={() => undefined}>
          Nothing was lost. The crisis lines still work.
        </ErrorState>
        <ErrorState title="We could not load the reviews." onRetry={() => undefined} busy />
      </Sample>
      <Sample name="Loading">
        <Skeleton words="Loading reviews..." wordsShown count={2} columns={2} />
      </Sample>
      <Sample name="Progress">
        <Progress
          title="Reading the file..."
          value={0.6}
          step="Step 3 of 5: comparing with the rule"
        />
        <Progress title="Processing..." />
      </Sample>
    </>
  )
}
