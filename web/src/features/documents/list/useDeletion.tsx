import type { HubDocument } from '@hub/api/documents'
import { type ReactNode, type RefObject, useEffect, useState } from 'react'
import { partHelp } from '../../../lib/partHelp.ts'
import type { DeletionEnd } from '../../../lib/ServerDeletion.tsx'
import { useLazyPart } from '../../../lib/useLazyPart.ts'
import { toast } from '../../../ui/feedback/toastStore.ts'
import { dropDocument, rereadAccess } from '../documentQueries.ts'
import { titleId } from './useAnalysis.ts'

const loadDialog = () => import('./DeleteDialog.tsx')

interface Deletion {
  /** Asks whether a document is to be deleted. */
  ask: (document: HubDocument) => void
  dialog: ReactNode
}

/**
 * Deleting a document of a list, after a question. Then the focus goes to the next document, the one
 * before, or to `last` when none is left.
 */
export function useDeletion(
  documents: readonly HubDocument[],
  last: RefObject<HTMLElement | null>,
): Deletion {
  const { Part, state, open, close } = useLazyPart(loadDialog)
  const [asked, setAsked] = useState<HubDocument>()
  const [focusAt, setFocusAt] = useState<{ id: string | undefined }>()

  useEffect(() => {
    if (!focusAt) return
    const next = focusAt.id && document.getElementById(titleId(focusAt.id))
    const target = next || last.current
    target?.focus()
  }, [focusAt, last])

  useEffect(() => {
    if (state !== 'failed') return
    const description = `The question did not load. ${partHelp}`
    toast({ title: 'Delete failed', description, tone: 'stop' })
  }, [state])

  const deleted = ({ id }: HubDocument, end: DeletionEnd) => {
    const at = documents.findIndex((one) => one.id === id)
    const next = documents[at + 1] ?? documents[at - 1]
    dropDocument(id)
    // Another tab has changed this list, or who is signed in.
    if (end === 'gone') rereadAccess()
    close()
    setFocusAt({ id: next?.id })
  }
  return {
    ask: (document) => {
      setAsked(document)
      open()
    },
    dialog: Part && asked && (
      <Part document={asked} onClose={close} onDeleted={(end) => deleted(asked, end)} />
    ),
  }
}
