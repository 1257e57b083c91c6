import { TextLink } from '../../ui/buttons/TextLink.tsx'
import { Alert } from '../../ui/feedback/Alert.tsx'

/** What the assistant is and is not, over everything that it says. */
export function Guidelines() {
  return (
    <Alert live="off" title="General guidance, not legal advice.">
      Please leave out names. If you are in danger, <TextLink href="tel:911">call 911</TextLink> or{' '}
      <TextLink href="#crisis-lines">open the crisis lines</TextLink>.
    </Alert>
  )
}
