import type { KeptEntry, RecordBook } from '@hub/core/record/book'
import { happenedOrder, happenedWords } from '@hub/core/record/words'

export type EntryOrder = 'newest' | 'oldest' | 'written'

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
