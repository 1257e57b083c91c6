import { type ReactNode, useEffect, useState } from 'react'
import { partHelp } from '../../lib/partHelp.ts'
import { useLazyPart } from '../../lib/useLazyPart.ts'
import { toast } from '../../ui/toastStore.ts'
import { emptyForm, type PickedSchool } from './draft.ts'

const loadDialog = () => import('./WriteReviewDialog.tsx')

interface Writing {
  /** Handlers and busy word of a button that opens the dialog. */
  opener: {
    onClick: () => void
    onPointerEnter: () => void
    onFocus: () => void
    busy: string | false
  }
  dialog: ReactNode
}

/**
 * The dialog to write a review, its code fetched when it is wanted. What is typed stays here when
 * the dialog is closed and goes with the page.
 *
 * @param fixed the school that the page is about; otherwise the author chooses
 * @param onPosted called after a review was stored
 */
export function useWriteReview(fixed?: PickedSchool, onPosted?: () => void): Writing {
  const { Part, state, open, close, preload } = useLazyPart(loadDialog)
  const [form, setForm] = useState(emptyForm)

  useEffect(() => {
    if (state !== 'failed') return
    toast({ title: 'The form did not load', description: partHelp, tone: 'stop' })
  }, [state])

  const posted = () => {
    setForm(emptyForm)
    close()
    onPosted?.()
  }
  return {
    opener: {
      onClick: open,
      onPointerEnter: preload,
      onFocus: preload,
      busy: state === 'coming' && 'Opening...',
    },
    dialog: Part && (
      <Part fixed={fixed} form={form} onForm={setForm} onClose={close} onPosted={posted} />
    ),
  }
}
