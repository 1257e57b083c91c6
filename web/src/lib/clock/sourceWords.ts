import type { Source } from '@hub/core/clock/caseEntry'

/** Where a date is from, in parts. */
interface SourceWords {
  /** What stands before all else. */
  readonly before: string
  /** The letter's own words. */
  readonly quote: string | null
  /** A citation where it is a rule; a sentence; or the letter's page. */
  readonly words: string
}

/** Where a date is from: the letter's own words with the page, the policy, the reader, or the law. */
export function sourceWords(source: Source): SourceWords {
  const said = { before: '', quote: null }
  if (source.type === 'rule') {
    const before = /^\d/.test(source.cite) ? '' : 'Source: '
    return { before, quote: null, words: source.cite }
  }
  if (source.type === 'typed') return { ...said, words: 'You typed it in.' }
  if (source.type === 'policy') {
    const { section } = source
    return { ...said, words: section ? `The school’s policy, ${section}.` : 'The school’s policy.' }
  }
  const quote = source.text.trim().split(/\s+/).join(' ')
  return { before: '', quote, words: pageWords(source.page) }
}

/** "your letter, page 2" */
export function pageWords(page: number): string {
  return `your letter, page ${page}`
}
