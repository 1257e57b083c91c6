import type { KeptEntry, RecordBook } from '@hub/core/record/book'
import { countOf, happenedOrder, happenedWords } from '@hub/core/record/words'
import { useDeferredValue, useMemo, useState } from 'react'
import { Button } from '../../../ui/buttons/Button.tsx'
import { Empty } from '../../../ui/feedback/Empty.tsx'
import { SearchField } from '../../../ui/forms/SearchField.tsx'
import { SelectField } from '../../../ui/forms/SelectField.tsx'
import { EntryGroup } from '../../../ui/layout/EntryGroup.tsx'
import styles from '../Record.module.css'
import { DeleteEntry } from './DeleteEntry.tsx'
import { EntryItem } from './EntryItem.tsx'

interface EntryListProps {
  book: RecordBook
  onEdit: (id: string) => void
}

const orders = [
  { value: 'newest', label: 'Newest first' },
  { value: 'oldest', label: 'Oldest first' },
  { value: 'written', label: 'Last written first' },
]

/** The entries, with a search that never leaves this page. */
export function EntryList({ book, onEdit }: EntryListProps) {
  const [search, setSearch] = useState('')
  const [order, setOrder] = useState<EntryOrder>('newest')
  const [deleting, setDeleting] = useState<string>()
  const asked = useDeferredValue(search)
  const found = useMemo(() => findEntries(book, asked, order), [book, asked, order])
  const asksFor = book.entries.find(({ id }) => id === deleting)
  if (book.entries.length === 0) {
    return (
      <EntryGroup title="Entries">
        <Empty title="No entries yet">
          Begin with what you remember best. You can change it later: earlier versions are kept.
        </Empty>
      </EntryGroup>
    )
  }
  return (
    <EntryGroup
      title="Entries"
      count={countOf(book.entries.length, 'entry', 'entries')}
      aside={
        <p>
          <Button icon="print" onClick={() => print()}>
            Print
          </Button>
        </p>
      }
    >
      <search className={styles.search}>
        <SearchField
          label="Search your entries"
          labelShown
          value={search}
          onChange={setSearch}
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        />
        <SelectField
          label="Order, by when it happened"
          choices={orders}
          value={order}
          onChange={({ target }) => setOrder(target.value as EntryOrder)}
        />
        <p role="status" className={styles.note}>
          {asked.trim() !== '' && `${countOf(found.length, 'entry', 'entries')} found`}
        </p>
      </search>
      {found.length === 0 && (
        <Empty title="Nothing found">No entry has all of these words. Try fewer.</Empty>
      )}
      {found.map((entry) => (
        <EntryItem
          key={entry.id}
          entry={entry}
          links={book.links}
          onEdit={() => onEdit(entry.id)}
          onDelete={() => setDeleting(entry.id)}
        />
      ))}
      {asksFor && <DeleteEntry entry={asksFor} onClose={() => setDeleting(undefined)} />}
    </EntryGroup>
  )
}

type EntryOrder = 'newest' | 'oldest' | 'written'

/** The entries that have all words of a search in their latest version, in an order. */
export function findEntries(
  { entries, links }: Pick<RecordBook, 'entries' | 'links'>,
  search: string,
  order: EntryOrder,
): readonly KeptEntry[] {
  const words = plain(search).split(/\s+/).filter(Boolean)
  const found = entries.filter((entry) => {
    const text = plain(textOf(entry))
    return words.every((word) => text.includes(word))
  })
  if (order === 'written') {
    const last = new Map(links.map((link) => [link.entry, link.number]))
    return found.toSorted((one, other) => (last.get(other.id) ?? 0) - (last.get(one.id) ?? 0))
  }
  const sorted = found.toSorted((one, other) => (orderOf(one) < orderOf(other) ? -1 : 1))
  return order === 'oldest' ? sorted : sorted.toReversed()
}

function orderOf(entry: KeptEntry): string {
  const latest = entry.versions.at(-1)?.content
  return latest ? happenedOrder(latest.happened) : ''
}

function textOf(entry: KeptEntry): string {
  const latest = entry.versions.at(-1)?.content
  if (!latest) return ''
  const { happened, what, who, where, notes, tags, files } = latest
  const names = files.map(({ name }) => name)
  return [happenedWords(happened), happened.date, what, who, where, notes, ...tags, ...names].join(
    '\n',
  )
}

/** Small letters without accents. */
function plain(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
}
