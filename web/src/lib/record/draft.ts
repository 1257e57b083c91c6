import type { KeptContent, KeptFile } from '@hub/core/record/book'
import { readTags } from '@hub/core/record/limits'

/** An entry that is being written, as it stands in its form. */
export interface Draft {
  /** 16 random bytes. */
  readonly id: string
  /** The entry that it is a new version of; null for a new entry. */
  readonly entry: string | null
  readonly fields: DraftFields
  readonly files: readonly KeptFile[]
  /** ISO instant of its last change. */
  readonly changed: string
}

export interface DraftFields {
  readonly date: string
  readonly time: string
  readonly about: boolean
  readonly what: string
  readonly who: string
  readonly where: string
  readonly notes: string
  /** Parted by commas. */
  readonly tags: string
}

export const emptyFields: DraftFields = {
  date: '',
  time: '',
  about: false,
  what: '',
  who: '',
  where: '',
  notes: '',
  tags: '',
}

/** The form of an entry as it was saved last. */
export function fieldsOf({ happened, what, who, where, notes, tags }: KeptContent): DraftFields {
  const { date, time, about } = happened
  return { date, time, about, what, who, where, notes, tags: tags.join(', ') }
}

/** What a draft would be saved as. */
export function contentOf({ fields, files }: Pick<Draft, 'fields' | 'files'>): KeptContent {
  const { date, time, about, what, who, where, notes, tags } = fields
  const plain = (text: string) => text.toWellFormed().trim()
  return {
    happened: { date, time, about: date !== '' && about },
    what: plain(what),
    who: plain(who),
    where: plain(where),
    notes: plain(notes),
    tags: readTags(tags.toWellFormed()),
    files,
  }
}

/** Whether nothing was written yet. */
export function isBlank({ fields, files }: Pick<Draft, 'fields' | 'files'>): boolean {
  const { date, time, what, who, where, notes, tags } = fields
  const words = [date, time, what, who, where, notes, tags]
  return files.length === 0 && words.every((text) => text.trim() === '')
}
