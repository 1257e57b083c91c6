import type { KeptFile } from '@hub/core/record/book'
import { countOf } from '@hub/core/record/words'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { askBeforeLeaving } from '../../../lib/askBeforeLeaving.ts'
import { holdDraft, keepBeforeLock, tellOthers } from '../../../lib/record/browserRecord.ts'
import type { Draft } from '../../../lib/record/draft.ts'
import { DraftKeeper } from '../../../lib/record/draftKeeper.ts'
import { toast } from '../../../ui/feedback/toastStore.ts'
import { failureWords } from '../recordWords.ts'
import { useRecord } from '../useRecord.ts'

/** A draft in this tab: kept while it is typed, saved, left for later or thrown away. */
export function useEntryForm(start: Draft, onEnd: () => void) {
  const { store } = useRecord()
  const [keeper] = useState(() => new DraftKeeper(store, start))
  const { draft, state } = useSyncExternalStore(keeper.follow, keeper.view)
  const [isElsewhere, setElsewhere] = useState(false)
  const [isSaving, setSaving] = useState(false)
  const [failure, setFailure] = useState<string>()
  const isEnded = useRef(false)

  useEffect(() => {
    let free: (() => void) | null = null
    let left = false
    const hold = async () => {
      const held = await holdDraft(start.id)
      if (left) held?.()
      else free = held
      if (!held && !left) setElsewhere(true)
    }
    void hold()
    return () => {
      left = true
      free?.()
    }
  }, [start.id])

  useEffect(() => {
    const keep = () => (isEnded.current ? Promise.resolve(true) : keeper.flush())
    const onHide = () => {
      if (document.visibilityState === 'hidden') void keep()
    }
    const onLeave = () => void keep()
    const isUnkept = () => !isEnded.current && !['kept', 'blank'].includes(keeper.view().state)
    const forget = keepBeforeLock(keep)
    const stopAsking = askBeforeLeaving(isUnkept)
    document.addEventListener('visibilitychange', onHide)
    addEventListener('beforeunload', onLeave)
    return () => {
      forget()
      stopAsking()
      document.removeEventListener('visibilitychange', onHide)
      removeEventListener('beforeunload', onLeave)
      // Another screen was opened in this tab.
      void keep()
    }
  }, [keeper])

  const end = async (title: string, work: () => Promise<string | undefined>) => {
    if (isSaving) return
    setSaving(true)
    setFailure(undefined)
    // Nothing may keep the draft again while it ends.
    isEnded.current = true
    try {
      const description = await work()
      tellOthers('changed')
      toast({ title, description })
      onEnd()
    } catch (error) {
      isEnded.current = false
      setFailure(failureWords(error))
      setSaving(false)
    }
  }
  return {
    keeper,
    draft,
    state,
    isElsewhere,
    isSaving,
    failure,
    save: () =>
      end('Entry saved', async () => {
        await keeper.settle()
        return goneWords(await store.saveEntry(keeper.view().draft))
      }),
    drop: () =>
      end('Discarded', async () => {
        await keeper.settle()
        await store.dropDraft(keeper.view().draft)
        return undefined
      }),
    /** Closes the form; what was typed stays as a draft. */
    leave: async () => {
      if (!(await keeper.flush())) return setFailure('It could not be kept for later.')
      isEnded.current = true
      tellOthers('changed')
      await store.refresh()
      onEnd()
    },
  }
}

function goneWords({ length }: readonly KeptFile[]): string | undefined {
  if (length === 0) return undefined
  return `It was deleted in another tab, so it is now a separate entry, without ${countOf(length, 'file')} that went with it.`
}
