import type { Lit } from '../../../lib/report/lit.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import styles from './ReportViews.module.css'
import type { View } from './useViews.ts'

interface ReportViewsProps {
  view: View
  noun: string
  /** The passage that is lit, which tells from which entry the reader came. */
  lit: Lit | null
  onView: (view: View) => void
  /** Shows an entry of the report, by its DOM id. */
  onOpen: (id: string) => void
}

/** The switch between the report and its letter, where they do not stand beside each other. It stays in view. */
export function ReportViews({ view, noun, lit, onView, onOpen }: ReportViewsProps) {
  const views = [
    { name: 'report', words: 'The report', href: '#report' },
    { name: 'letter', words: `The ${noun}`, href: '#letter' },
  ] as const
  return (
    <div className={styles.bar} data-views="">
      <nav aria-label={`Report or ${noun}`}>
        <ul className={styles.switch}>
          {views.map(({ name, words, href }) => (
            <li key={name}>
              <a
                href={href}
                aria-current={name === view}
                className={styles.view}
                onClick={(event) => {
                  // Followed here, so that no step of the report lands in the browser's history.
                  event.preventDefault()
                  onView(name)
                }}
              >
                {words}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {view === 'letter' && lit && (
        <p className={styles.back}>
          <Button kind="quiet" onClick={() => onOpen(lit.item)}>
            Back to {nameOf(lit.item)}
          </Button>
        </p>
      )}
    </div>
  )
}

/** What an entry is called, by its DOM id. */
function nameOf(item: string): string {
  const [kind, number] = item.split('-')
  if (kind === 'issue') return `point ${number}`
  if (kind === 'act') return 'what to do now'
  if (kind === 'person') return 'who is who'
  return kind === 'date' ? 'the dates' : 'the report'
}
