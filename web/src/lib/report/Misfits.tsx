import { shownQuote } from '@hub/core/analysis/shownQuote'
import { ItemNumber } from './ItemNumber.tsx'
import type { IssueItem } from './issueItem.ts'
import styles from './Misfits.module.css'
import { openItem } from './openItem.ts'
import { ReportGroup } from './ReportGroup.tsx'

/** So many fit on the first screen. */
const MOST = 4
const SHORT_QUOTE = 90

interface MisfitsProps {
  items: readonly IssueItem[]
  /** Shows a point, by its DOM id. */
  onOpen?: ((id: string) => void) | undefined
}

/** At most four things that do not fit the rule, in a few words each, which lead down to their points. */
export function Misfits({ items, onOpen = openItem }: MisfitsProps) {
  const misfits = items.filter(({ issue }) => issue.kind !== 'ask')
  const shown = (misfits.length > 0 ? misfits : items).slice(0, MOST)
  const more = items.length - shown.length
  if (shown.length === 0) return null
  return (
    <ReportGroup
      id="misfits"
      title={misfits.length > 0 ? 'What does not fit the rule' : 'What to ask about'}
      note={more > 0 ? `${more} more below` : undefined}
    >
      <ol className={styles.misfits}>
        {shown.map((item) => (
          <Misfit key={item.id} item={item} onOpen={onOpen} />
        ))}
      </ol>
    </ReportGroup>
  )
}

interface MisfitProps {
  item: IssueItem
  onOpen: (id: string) => void
}

function Misfit({ item: { id, issue, number }, onOpen }: MisfitProps) {
  const { cut, kind, quote, short, title } = issue
  return (
    <li className={styles.misfit}>
      <ItemNumber number={number} isDashed={kind === 'missing'} />
      <p>
        <a
          href={`#${id}`}
          className={styles.short}
          onClick={(event) => {
            // Followed here, so that no step of the report lands in the browser's history.
            event.preventDefault()
            onOpen(id)
          }}
        >
          {short ?? title}
        </a>
        {quote !== undefined && (
          <q className={styles.quote}>{shownQuote({ cut, quote }, SHORT_QUOTE)}</q>
        )}
      </p>
    </li>
  )
}
