/** Where something is kept. */
export const places = ['device', 'hub', 'chain', 'other'] as const
export type Place = (typeof places)[number]

/**
 * One thing that the trust page says. At least one test has the id in its name, in square brackets, and fails when
 * what happens differs (tools/rules/trust.test.ts).
 */
export interface Statement {
  /** Such as 'documents.sealed'. */
  readonly id: string
  readonly text: string
  /** Its id again where the page says it first: what a link to it leads to. */
  readonly anchor?: string
}

/** What answers a topic's question, in a sentence or two. */
export interface Answer extends Statement {
  /** Its gist in one line of a phone, for the closed row. It says nothing that the topic does not say. */
  readonly short: string
}

/** One thing that is kept: a row of a topic's table. */
export interface Line {
  readonly what: Statement
  readonly where: readonly Place[]
  readonly time: readonly Statement[]
  readonly readers: readonly Statement[]
  readonly removal: readonly Statement[]
}

/** What is said of one feature. */
export interface Topic {
  /** The fragment of a link to it. */
  readonly slug: string
  /** The feature's name, for lists. */
  readonly name: string
  /** What a frightened person asks, in one line of a phone. */
  readonly question: string
  readonly answer: Answer
  readonly lines: readonly Line[]
  /** What cannot be promised. */
  readonly limits: readonly Statement[]
}

/** These where the condition holds for a hub; none otherwise. */
export function when<T>(holds: boolean, ...all: readonly T[]): readonly T[] {
  return holds ? all : []
}

/** A topic with each of its statements as `change` makes it, in the order of the page. */
export function mapStatements(
  topic: Topic,
  change: <T extends Statement>(statement: T) => T,
): Topic {
  const answer = change(topic.answer)
  const lines = topic.lines.map(({ what, where, time, readers, removal }) => ({
    what: change(what),
    where,
    time: time.map(change),
    readers: readers.map(change),
    removal: removal.map(change),
  }))
  return { ...topic, answer, lines, limits: topic.limits.map(change) }
}

/** Every statement of a topic, in the order of the page. */
export function statementsOf({ answer, lines, limits }: Topic): readonly Statement[] {
  const ofLines = lines.flatMap(({ what, time, readers, removal }) => [
    what,
    ...time,
    ...readers,
    ...removal,
  ])
  return [answer, ...ofLines, ...limits]
}
