import { useSyncExternalStore } from 'react'
import { recordStore } from '../../lib/record/browserRecord.ts'
import type { RecordStore } from '../../lib/record/recordStore.ts'
import type { RecordView } from '../../lib/record/recordView.ts'

/** The record of this browser, followed. For the browser alone. */
export function useRecord(): { store: RecordStore; view: RecordView } {
  const store = recordStore()
  return { store, view: useSyncExternalStore(store.follow, store.view, store.view) }
}
