import { type ReactNode, useEffect, useState } from 'react'
import { partHelp } from '../../lib/partHelp.ts'
import { useLazyPart } from '../../lib/useLazyPart.ts'
import { toast } from '../../ui/feedback/toastStore.ts'
import { emptyForm, type PickedSchool } from './draft.ts'
import type { Posted } from './postReview.ts'

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
 * @param onPosted called after a review was taken and its receipt closed
 */
export function useWriteReview(fixed?: PickedSchool, onPosted?: () => void): Writing {
  const { Part, state, open, close, preload } = useLazyPart(loadDialog)
  const [form, setForm] = useState(emptyForm)
  const [posted, setPosted] = useState<Posted>()

  useEffect(() => {
    if (state !== 'failed') return
    toast({ title: 'The form did not load', description: partHelp, tone: 'stop' })
  }, [state])

  const finish = (posted: Posted) => {
    setForm(emptyForm)
    setPosted(posted)
  }
  // Leaving the receipt ends the whole.
  const closeAll = () => {
    close()
    if (posted) onPosted?.()
    setPosted(undefined)
  }
  return {
    opener: {
      onClick: open,
      onPointerEnter: preload,
      onFocus: preload,
      busy: state === 'coming' && 'Opening...',
    },
    dialog: Part && (
      <Part
        fixed={fixed}
        form={form}
        posted={posted}
        onForm={setForm}
        onClose={closeAll}
        onPosted={finish}
      />
    ),
  }
}
