import type { VaultView } from '../../lib/private/kept.ts'
import { saveText } from '../../lib/saveFile.ts'
import { Button } from '../../ui/buttons/Button.tsx'
import { Alert } from '../../ui/feedback/Alert.tsx'
import type { Conversations } from './conversations/conversation.ts'
import { conversationVault } from './conversations/vault.ts'

/** What the reader must know of the storage: that something is not stored, or could not be read. */
export function StorageNotices({ view }: { view: VaultView<Conversations> }) {
  const { problem, unstored, unreadable } = view
  return (
    <>
      {problem === 'full' && (
        <Alert tone="stop" live="assertive" title="This browser has no room left.">
          {unstored > 0 && 'Your latest words are shown here and are not stored yet. '}
          Export a conversation that you want to keep, then delete it. What you do next stores all
          of it.
        </Alert>
      )}
      {problem === 'blocked' && (
        <Alert tone="care" title="This browser will not let the hub store anything.">
          You can chat, but all of it is gone when you close or reload this tab. Export what you
          want to keep.
        </Alert>
      )}
      {unreadable.length > 0 && <Unreadable texts={unreadable} />}
    </>
  )
}

function Unreadable({ texts }: { texts: readonly string[] }) {
  return (
    <Alert tone="care" title="Saved conversations could not be read.">
      The list starts over. Nothing was thrown away: the damaged data is kept in this browser until
      you delete it. Somebody who knows computers may get words out of it.
      <p>
        <Button onClick={() => saveText(texts.join('\n\n'), 'damaged-data.txt')}>
          Download the damaged data
        </Button>{' '}
        <Button kind="quiet" onClick={() => void conversationVault().dropUnreadable()}>
          Delete the damaged data
        </Button>
      </p>
    </Alert>
  )
}
