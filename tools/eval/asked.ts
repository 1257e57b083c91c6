/** The built-in assistant over people's own messages (`corpus/messages/asked`), of which the entries that answer them are known. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { answer } from '@hub/core/assistant/answer'
import type { Answer } from '@hub/core/assistant/exchange'
import { askerOf } from '@hub/core/assistant/understand/asker'
import { guideEntry } from '@hub/core/knowledge/guide'

/** A message with what is known of it. */
export interface Asked {
  readonly writer: string
  readonly text: string
  /** Who writes, or for whom. */
  readonly who: string | null
  readonly school: 'k12' | 'postsecondary' | null
  /** Any of these answers it. */
  readonly entries: readonly string[]
}

/** Sides that the assistant tells apart. */
const sides = new Set(['complainant', 'respondent'])

/**
 * Prints how often the entries that answer a message are among the first that an answer draws from, and what else goes
 * wrong: messages that are refused, or taken for a crisis; the asker's side and school misread.
 *
 * @param folder with `look.jsonl`; the sealed part has no labels and is judged by a person
 * @param flags `--quiet` leaves out the messages that were not answered well
 */
export function evaluateAsked(folder: string, flags: readonly string[]): void {
  const lines = readFileSync(join(folder, 'look.jsonl'), 'utf8').trim().split('\n')
  const messages = lines.map((line) => JSON.parse(line) as Asked)
  const counts = new Map<string, number>()
  const count = (name: string, holds: boolean) => counts.set(name, (counts.get(name) ?? 0) + +holds)
  for (const asked of messages) {
    const given = answer({ message: asked.text, history: [] })
    const slugs = slugsOf(given)
    const at = slugs.findIndex((slug) => asked.entries.includes(slug))
    const asker = askerOf({ message: asked.text, history: [] })
    count('first entry answers', at === 0)
    count('one of two answers', at >= 0 && at < 2)
    count('one of three answers', at >= 0 && at < 3)
    count('taken for a crisis', given.kind === 'crisis')
    count('refused', given.kind === 'outside_scope')
    count('not known', given.kind === 'unknown')
    count('said to be unsure', given.text.includes('I am not sure that I understood'))
    count('side misread', misread(asker.role, sides.has(asked.who ?? '') ? asked.who : null))
    count('school misread', misread(asker.school, asked.school))
    if (at === 0 || flags.includes('--quiet')) continue
    say(`\n${asked.text}`)
    say(`  [${given.kind}] ${slugs.slice(0, 4).join(', ')}  WANTED ${asked.entries.join(', ')}`)
  }
  say('')
  for (const [name, hits] of counts)
    say(`${name.padEnd(22)} ${hits} of ${messages.length}  ${share(hits, messages.length)}`)
}

/** A side or school that is read as another; one that is not read is no mistake. */
function misread(read: string | null, is: string | null): boolean {
  return read !== null && is !== null && read !== is
}

/** The entries that an answer draws from, in the order of the text. */
function slugsOf({ citations, text }: Answer): readonly string[] {
  const inOrder = [...text.matchAll(/\[(\d+)\]/g)].flatMap(([, number]) => {
    const slug = citations[Number(number) - 1]?.slug
    return slug !== undefined && guideEntry(slug) ? [slug] : []
  })
  return [...new Set(inOrder)]
}

function share(part: number, all: number): string {
  return `${((100 * part) / all).toFixed(1)}%`
}

function say(text: string): void {
  process.stdout.write(`${text}\n`)
}
