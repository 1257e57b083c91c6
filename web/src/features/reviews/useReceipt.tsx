import { type ReactNode, useEffect } from 'react'
import { partHelp } from '../../lib/partHelp.ts'
import { useLazyPart } from '../../lib/useLazyPart.ts'
import { toast } from '../../ui/feedback/toastStore.ts'

const loadDialog = () => import('./HeldReviewDialog.tsx')

interface Receipt {
  opener: {
    onClick: () => void
    onPointerEnter: () => void
    onFocus: () => void
    busy: string | false
  }
  dialog: ReactNode
}

/**
 * The dialog for who has a receipt, its code fetched when it is wanted. It has no address: a browser's history must not
 * say that somebody here wrote a review.
 */
export function useReceipt(): Receipt {
  const { Part, state, open, close, preload } = useLazyPart(loadDialog)
  useEffect(() => {
    if (state !== 'failed') return
    toast({ title: 'The form did not load', description: partHelp, tone: 'stop' })
  }, [state])
  return {
    opener: {
      onClick: open,
      onPointerEnter: preload,
      onFocus: preload,
      busy: state === 'coming' && 'Opening...',
    },
    dialog: Part && <Part onClose={close} />,
  }
}
