import type { EntryContent } from './entry.ts'

/** The most of what an entry holds, in characters where it is text. */
export const ENTRY_LIMITS = {
  what: 10_000,
  who: 500,
  where: 255,
  notes: 20_000,
  tags: 8,
  tag: 32,
  files: 50,
  fileName: 255,
  fileBytes: 10 * 1024 * 1024,
} as const

export type EntryField = 'what' | 'who' | 'where' | 'notes' | 'tags' | 'date' | 'time'

/** What has to be mended before an entry is saved, by field; empty for nothing. */
export function entryErrors(content: EntryContent): Partial<Record<EntryField, string>> {
  const errors: Partial<Record<EntryField, string>> = {}
  const { happened, tags } = content
  if (content.what.trim() === '') errors.what = 'Write what happened'
  for (const field of ['what', 'who', 'where', 'notes'] as const) {
    const most = ENTRY_LIMITS[field]
    if (content[field].length > most) errors[field] = `Use at most ${most} characters`
  }
  if (tags.length > ENTRY_LIMITS.tags) errors.tags = `Use at most ${ENTRY_LIMITS.tags} tags`
  else if (tags.some((tag) => tag.length > ENTRY_LIMITS.tag)) {
    errors.tags = `Use at most ${ENTRY_LIMITS.tag} characters for a tag`
  }
  if (happened.date !== '' && !isDay(happened.date)) {
    errors.date = 'Type a date, such as 2026-03-12, or leave it empty'
  }
  if (happened.time !== '' && !isTime(happened.time)) {
    errors.time = 'Type a time, such as 14:30, or leave it empty'
  } else if (happened.time !== '' && happened.date === '') {
    errors.date = 'A time needs its day. Leave both empty if you do not know'
  }
  return errors
}

/** The tags in a line, parted by commas: each once, without blanks around it. */
export function readTags(line: string): readonly string[] {
  return [
    ...new Set(
      line
        .normalize('NFC')
        .split(',')
        .map((tag) => tag.trim().replace(/\s+/g, ' ')),
    ),
  ].filter(Boolean)
}

/** Whether this is a day of the calendar, `YYYY-MM-DD`. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false
  const time = Date.parse(`${text}T00:00:00Z`)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text)
}

export function isTime(text: string): boolean {
  return /^([01]\d|2[0-3]):[0-5]\d$/.test(text)
}
