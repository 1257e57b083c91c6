/** What people wrote of a thing is sealed like other private text (decision 0010). */
import type { Keyring } from '../../sealing/keyring.ts'
import type { LogRow, ReportRow } from './store.ts'

type Column = 'words' | 'reference' | 'note'

const place = (column: Column, row: string) => ({
  table: column === 'note' ? 'moderation_log' : 'reports',
  column,
  row,
})

/** Seals a text for a column of the row with this id; null stays null. */
export function seal(keyring: Keyring, column: Column, row: string, text: string | null) {
  return text === null ? null : keyring.sealFor(place(column, row), text)
}

/** A report's words and reference, opened. Throws SealBroken. */
export function openReport(keyring: Keyring, { id, words, reference }: ReportRow) {
  return {
    words: words === null ? null : keyring.openFor(place('words', id), words),
    reference: reference === null ? null : keyring.openFor(place('reference', id), reference),
  }
}

/** The note of an entry of the log, opened. Throws SealBroken. */
export function openNote(keyring: Keyring, { note, noteId }: LogRow): string | null {
  return note === null ? null : keyring.openFor(place('note', noteId), note)
}
