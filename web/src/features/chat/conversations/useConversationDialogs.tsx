import type { Conversation } from '@hub/api/chat'
import { type ReactNode, useEffect, useState } from 'react'
import { useLazyPart } from '../../../lib/useLazyPart.ts'
import { toast } from '../../../ui/toastStore.ts'
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
 * @param onDeleted called after one was deleted: move the focus, since its buttons are gone
 */
export function useConversationDialogs(onDeleted: (deleted: Conversation) => void): Dialogs {
  const renaming = useLazyPart(loadRename)
  const removing = useLazyPart(loadDelete)
  const [picked, setPicked] = useState<Conversation>()
  const notLoaded = renaming.state === 'failed' || removing.state === 'failed'

  useEffect(() => {
    if (!notLoaded) return
    const description = 'Check your connection, then try again.'
    toast({ title: 'The dialog did not load', description, tone: 'stop' })
  }, [notLoaded])

  const renamed = ({ id }: Conversation) => {
    renaming.close()
    toast({ title: 'Title saved' })
    tellChange(id)
  }
  const removed = (conversation: Conversation) => {
    const { id } = conversation
    removing.close()
    toast({ title: 'Conversation deleted' })
    dropExchange(id)
    setDraft(id, '')
    editMessages(id, () => [])
    onDeleted(conversation)
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
