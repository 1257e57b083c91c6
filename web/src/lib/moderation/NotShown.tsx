import { type DecisionReason, notShownWords } from '@hub/core/moderation/reasons'
import { TextLink } from '../../ui/buttons/TextLink.tsx'

/** What stands in the place of a record that this hub does not show. */
export function NotShown({ reason }: { reason: DecisionReason }) {
  return (
    <p>
      {notShownWords('record', reason)}{' '}
      <TextLink href="/moderation-log">What&nbsp;this&nbsp;hub took&nbsp;down</TextLink>
    </p>
  )
}
