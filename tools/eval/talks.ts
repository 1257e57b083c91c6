/** The built-in assistant over messages and talks, of which it is known what answers each turn (`corpus/messages/asked`). */
import { readFileSync } from 'node:fs'
import { answer } from '@hub/core/assistant/answer'
import { inEnglish } from '@hub/core/assistant/compose/inSpanish'
import type { Answer, Question, Turn } from '@hub/core/assistant/exchange'
import { withMessageHeard } from '@hub/core/assistant/understand/hear'
import { guide } from '@hub/core/knowledge/guide'
import type { Heard, Listener } from '@hub/core/retrieval/listener'
import { statementName } from '@hub/core/retrieval/statementName'
import { Tally } from './tally.ts'

/** A turn with what answers it: entries, and statements by `statementName`, where it asks anything of the guide. */
export interface TalkTurn {
  readonly text: string
  readonly entries: readonly string[]
  readonly says: readonly string[]
  /** The same for each question of a turn that asks several. */
  readonly several: readonly (readonly string[])[]
}

interface Written {
  readonly text: string
  readonly entries?: readonly string[]
  readonly questions?: readonly Pick<TalkTurn, 'entries' | 'says'>[]
}

/** @param file JSON Lines; one without turns is a talk of one */
export function talksIn(file: string): readonly (readonly TalkTurn[])[] {
  const lines = readFileSync(file, 'utf8').trim().split('\n')
  const records = lines.map((line) => JSON.parse(line) as Written & { turns?: readonly Written[] })
  return records.map((record) => (record.turns ?? [record]).map(turnOf))
}

function turnOf({ entries = [], questions = [], text }: Written): TalkTurn {
  const each = questions.map(({ says }) => says)
  return {
    text,
    entries: [...entries, ...questions.flatMap((one) => one.entries)],
    says: each.flat(),
    several: each.length > 1 ? each : [],
  }
}

/**
 * Plays each talk and prints how often a later turn is answered: first, or in the first three statements; by entries; what says
 * again the answer before; what is answered from the talk though it has nothing to do with it.
 *
 * @param listener null for the words alone
 * @param show gets each turn that is not answered first
 */
export async function evaluateTalks(
  talks: readonly (readonly TalkTurn[])[],
  listener: Listener | null,
  show: (text: string) => void,
): Promise<void> {
  const tally = new Tally()
  for (const shown of await Promise.all(talks.map((turns) => play(turns, listener, tally)))) {
    for (const text of shown) show(text)
  }
  tally.say()
}

/** @returns what was not answered first */
async function play(
  turns: readonly TalkTurn[],
  listener: Listener | null,
  tally: Tally,
): Promise<string[]> {
  const [history, missed]: [Turn[], string[]] = [[], []]
  const drawn = new Set<string>()
  for (const [at, turn] of turns.entries()) {
    const { says, text } = turn
    const question: Question = { message: text, history: [...history] }
    const given = answer(listener ? await withMessageHeard(question, listener) : question)
    const said = saidIn(given)
    const slugs = [...new Set(said.map(({ slug }) => slug))]
    if (at > 0 && turn.entries.length > 0) {
      const leaning = listener && (await leans(turn, history, listener))
      for (const kind of leaning === null ? ['all'] : ['all', leaning ? 'leans' : 'alone']) {
        countTurn(kind, turn, given, { slugs, said, before: history.at(-1)?.content ?? '', tally })
      }
      if (leaning === false) {
        const [slug = ''] = slugs
        const isOfTalk = drawn.has(slug) && !turn.entries.includes(slug)
        tally.count('alone: answered from the talk', isOfTalk)
      }
    }
    const isRight = says.includes(said[0]?.name ?? '')
    tally.count('taken for a crisis', given.kind === 'crisis')
    tally.count('refused', given.kind === 'outside_scope')
    if (at === 0 && says.length > 0) tally.count('first turn: said first', isRight)
    for (const own of turn.several) {
      tally.count(
        'of several questions: said',
        said.some(({ name }) => own.includes(name)),
      )
    }
    if (!isRight) missed.push(shown(turn, at, given, said))
    for (const slug of slugs) drawn.add(slug)
    history.push({ role: 'user', content: text }, { role: 'assistant', content: given.text })
  }
  return missed
}

interface Outcome {
  readonly said: readonly Said[]
  readonly slugs: readonly string[]
  /** The answer before. */
  readonly before: string
  readonly tally: Tally
}

function countTurn(
  kind: string,
  { entries, says }: TalkTurn,
  given: Answer,
  { before, said, slugs, tally }: Outcome,
): void {
  const isSaid = (most: number) => said.slice(0, most).some(({ name }) => says.includes(name))
  const isFrom = (most: number) => slugs.slice(0, most).some((slug) => entries.includes(slug))
  if (says.length > 0) {
    tally.count(`${kind}: said first`, isSaid(1))
    tally.count(`${kind}: among three`, isSaid(3))
  }
  tally.count(`${kind}: first entry`, isFrom(1))
  tally.count(`${kind}: one of two`, isFrom(2))
  tally.count(`${kind}: repeats`, repeats(given, before))
  tally.count(`${kind}: not answered`, given.kind !== 'answer')
}

/** Whether what answers a turn is heard better with the turn before it than in the turn alone. */
async function leans({ entries, text }: TalkTurn, history: readonly Turn[], listener: Listener) {
  const before = history.findLast(({ role }) => role === 'user')?.content.slice(-600) ?? ''
  const { heard } = await listener.listen([text, `${before}\n${text}`])
  const share = (of: Heard | undefined) =>
    Math.max(...entries.map((slug) => of?.entries.get(slug) ?? 0))
  return share(heard[1]) > share(heard[0])
}

/** Whether half of an answer's paragraphs and items stand in the one before. */
function repeats({ text }: Answer, before: string): boolean {
  const parts = text.split('\n').filter((part) => part.length > 60)
  const again = parts.filter((part) => before.includes(part.replace(/ ?\[\d+\]/g, '')))
  return parts.length > 0 && again.length >= parts.length / 2
}

interface Said {
  readonly name: string
  readonly slug: string
}

/** An opening "Yes." may have been left out, so only the end of a statement is looked for. */
const END = 60

/** The statements of an answer, in their order. */
function saidIn({ text }: Answer): readonly Said[] {
  const content = inEnglish([{ role: 'assistant', content: text }])[0]?.content ?? ''
  return guide
    .flatMap(({ answer: own, more, slug }) =>
      [...own, ...more.flatMap(({ statements }) => statements)].map((statement) => ({
        name: statementName(slug, statement.text),
        slug,
        at: content.indexOf(statement.text.slice(-END)),
      })),
    )
    .filter(({ at }) => at >= 0)
    .toSorted((a, b) => a.at - b.at)
}

function shown(
  { entries, says, text }: TalkTurn,
  at: number,
  { kind }: Answer,
  said: readonly Said[],
): string {
  const few = said.slice(0, 3).map(({ name, slug }) => `${slug} ${name}`)
  return `\n${at + 1}. ${text}\n  [${kind}] ${few.join(', ')}\n  WANTED ${entries.join(', ')}: ${says.join(', ')}`
}
