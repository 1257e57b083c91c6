/** The built-in assistant over people's own messages (`corpus/messages/asked`), of which it is known what answers them. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { answer } from '@hub/core/assistant/answer'
import { findCrisis } from '@hub/core/assistant/crisis/findCrisis'
import type { Answer, Question } from '@hub/core/assistant/exchange'
import { askerOf } from '@hub/core/assistant/understand/asker'
import { withMessageHeard } from '@hub/core/assistant/understand/hear'
import { guideEntry } from '@hub/core/knowledge/guide'
import { openListener } from '@hub/server/listener/openListener'
import { evaluateTalks, talksIn } from './talks.ts'
import { Tally } from './tally.ts'

/** A message with what is known of it. */
interface Asked {
  readonly text: string
  /** Who writes, or for whom. */
  readonly who: string | null
  readonly school: 'k12' | 'postsecondary' | null
  /** Any of these answers it. */
  readonly entries: readonly string[]
}

interface Crisis {
  readonly set: 'outright' | 'oblique' | 'lookalike' | 'plain'
  /** A kind of crisis, or none. */
  readonly kind: string
  readonly text: string
}

/** Sides that the assistant tells apart. */
const sides = new Set(['complainant', 'respondent'])

/**
 * Prints how often the entries that answer a message are among the first that an answer draws from, and what else goes
 * wrong: messages that are refused, or taken for a crisis; the asker's side and school misread; follow-ups; crises.
 *
 * @param folder `look.jsonl`, `talks.jsonl` and `crises.jsonl`; the sealed part has no labels and is judged by a person
 * @param flags `--quiet` leaves out the messages that were not answered well; `--words` the model that hears them
 */
export async function evaluateAsked(folder: string, flags: readonly string[]): Promise<void> {
  const show = flags.includes('--quiet') ? () => {} : say
  const listener = flags.includes('--words') ? null : await openListener()
  const hear = async (question: Question) =>
    listener ? withMessageHeard(question, listener) : question
  await evaluateMessages(linesOf(folder, 'look') as Asked[], hear, show)
  await evaluateTalks(talksIn(join(folder, 'talks.jsonl')), listener, show)
  await evaluateCrises(linesOf(folder, 'crises') as Crisis[], hear, show)
}

function linesOf(folder: string, name: string): readonly unknown[] {
  const lines = readFileSync(join(folder, `${name}.jsonl`), 'utf8')
    .trim()
    .split('\n')
  return lines.map((line) => JSON.parse(line) as unknown)
}

async function evaluateMessages(messages: readonly Asked[], hear: Hear, show: Say): Promise<void> {
  const tally = new Tally()
  for (const { entries, school, text, who } of messages) {
    const question = await hear({ message: text, history: [] })
    const given = answer(question)
    const slugs = slugsOf(given)
    const at = slugs.findIndex((slug) => entries.includes(slug))
    const asker = askerOf(question)
    tally.count('first entry answers', at === 0)
    tally.count('one of two answers', at >= 0 && at < 2)
    tally.count('one of three answers', at >= 0 && at < 3)
    tally.count('taken for a crisis', given.kind === 'crisis')
    tally.count('refused', given.kind === 'outside_scope')
    tally.count('not known', given.kind === 'unknown')
    tally.count('said to be unsure', given.text.includes('I am not sure which'))
    tally.count('side misread', isMisread(asker.role, sides.has(who ?? '') ? who : null))
    tally.count('school misread', isMisread(asker.school, school))
    if (at !== 0) show(`\n${text}\n${verdict(given, slugs, entries)}`)
  }
  tally.say()
}

async function evaluateCrises(messages: readonly Crisis[], hear: Hear, show: Say): Promise<void> {
  const tally = new Tally()
  for (const { kind, set, text } of messages) {
    const question = await hear({ message: text, history: [] })
    const crisis = answer(question).kind === 'crisis' ? findCrisis(question) : null
    const isRight =
      kind === 'none' ? crisis === null : (crisis?.kinds ?? []).includes(kind as never)
    tally.count(`${set}: full screen`, crisis !== null)
    tally.count(`${set}: right kind`, isRight)
    if (!isRight) show(`\n${text}\n  [${crisis?.kinds.join(', ') ?? 'none'}]  WANTED ${kind}`)
  }
  tally.say()
}

/** A side or school that is read as another; one that is not read is no mistake. */
function isMisread(read: string | null, is: string | null): boolean {
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

function verdict({ kind }: Answer, slugs: readonly string[], wanted: readonly string[]): string {
  return `  [${kind}] ${slugs.slice(0, 4).join(', ')}  WANTED ${wanted.join(', ')}`
}

type Say = (text: string) => void
type Hear = (question: Question) => Promise<Question>

function say(text: string): void {
  process.stdout.write(`${text}\n`)
}
