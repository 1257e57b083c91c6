import type { Conversation } from '@hub/api/chat'
import { type ReactNode, type RefObject, useEffect, useState } from 'react'
import { partHelp } from '../../../lib/partHelp.ts'
import { useLazyPart } from '../../../lib/useLazyPart.ts'
import { toast } from '../../../ui/feedback/toastStore.ts'
import { editMessages } from '../chatQueries.ts'
import { setDraft } from '../composer/drafts.ts'
import { dropExchange } from '../exchange/exchanges.ts'
import { tellChange } from '../exchange/otherTabs.ts'

const loadRename = () => import('./RenameDialog.tsx')
const loadDelete = () => import('./DeleteConversationDialog.tsx')

interface Dialogs {
  rename: (conversation: Conversation) => void
  remove: (conversation: Conversation) => void
  dialogs: ReactNode
}

/**
 * Renaming and deleting a conversation, each in a dialog.
 *
 * @param heading takes the focus after a deletion, since the buttons of what was deleted are gone
 * @param onDeleted called when one was deleted
 */
export function useConversationDialogs(
  heading: RefObject<HTMLElement | null>,
  onDeleted?: () => void,
): Dialogs {
  const renaming = useLazyPart(loadRename)
  const removing = useLazyPart(loadDelete)
  const [picked, setPicked] = useState<Conversation>()
  const [deletions, setDeletions] = useState(0)
  const notLoaded = renaming.state === 'failed' || removing.state === 'failed'

  useEffect(() => {
    if (!notLoaded) return
    toast({ title: 'The dialog did not load', description: partHelp, tone: 'stop' })
  }, [notLoaded])

  // After the dialog has given the focus back to a button that will be gone.
  useEffect(() => {
    if (deletions > 0) heading.current?.focus()
  }, [deletions, heading])

  const renamed = ({ id }: Conversation) => {
    renaming.close()
    toast({ title: 'Title saved' })
    tellChange(id)
  }
  const removed = ({ id }: Conversation) => {
    removing.close()
    dropExchange(id)
    setDraft(id, '')
    editMessages(id, () => [])
    setDeletions((count) => count + 1)
    onDeleted?.()
    tellChange(id)
  }
  const { Part: Rename } = renaming
  const { Part: Delete } = removing
  return {
    rename: (conversation) => {
      setPicked(conversation)
      renaming.open()
    },
    remove: (conversation) => {
      setPicked(conversation)
      removing.open()
    },
    dialogs: picked && (
      <>
        {Rename && (
          <Rename conversation={picked} onClose={renaming.close} onDone={() => renamed(picked)} />
        )}
        {Delete && (
          <Delete conversation={picked} onClose={removing.close} onDone={() => removed(picked)} />
        )}
      </>
    ),
  }
}
