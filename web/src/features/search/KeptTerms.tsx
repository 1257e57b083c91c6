import { useCallback, useSyncExternalStore } from 'react'
import { Button } from '../../ui/buttons/Button.tsx'
import { EntryGroup } from '../../ui/layout/EntryGroup.tsx'
import stack from '../../ui/layout/stack.module.css'
import { classes } from '../../ui/styles/classes.ts'
import { ClearTerms } from './ClearTerms.tsx'
import styles from './KeptTerms.module.css'
import type { TermState, TermStore } from './termStore.ts'

const unread: TermState = { terms: [], kept: true }

interface KeptTermsProps {
  title: string
  /** What the terms are in a sentence: "saved searches". */
  name: string
  store: TermStore
  /** How many are shown at most. */
  most?: number
  /** What would fill the list. */
  empty: string
  onPick: (term: string) => void
}

/** A list of terms that are kept on this device, with a way to run, remove and clear them. */
export function KeptTerms({ title, name, store, most, empty, onPick }: KeptTermsProps) {
  const { terms, kept } = useTerms(store)
  return (
    <EntryGroup
      title={title}
      note={
        kept
          ? 'Kept on this device only. Anyone who uses this browser can see them.'
          : 'This browser keeps nothing for us. They are gone when you leave this page.'
      }
    >
      <div className={classes(stack.gap3, stack.measure)}>
        {terms.length > 0 && (
          <ul aria-label={title}>
            {terms.slice(0, most).map((term) => (
              <li key={term} className={styles.row}>
                <button type="button" className={styles.term} onClick={() => onPick(term)}>
                  {term}
                </button>
                <Button
                  kind="quiet"
                  aria-label={`Remove “${term}” from ${name}`}
                  onClick={() => store.remove(term)}
                >
                  Remove
                </Button>
              </li>
            ))}
          </ul>
        )}
        <ClearTerms name={name} any={terms.length > 0} empty={empty} onClear={store.clear} />
      </div>
    </EntryGroup>
  )
}

/** The terms of a store, also when another tab changes them. Empty in the prerendered page. */
export function useTerms(store: TermStore): TermState {
  const subscribe = useCallback(
    (listener: () => void) => {
      const stop = store.subscribe(listener)
      window.addEventListener('storage', listener)
      return () => {
        stop()
        window.removeEventListener('storage', listener)
      }
    },
    [store],
  )
  return useSyncExternalStore(subscribe, store.state, () => unread)
}
