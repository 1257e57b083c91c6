import type { IssueItem } from './issueItem.ts'

/** A question of a report, and the points that it is about. */
export interface Question {
  readonly ask: string
  readonly items: readonly IssueItem[]
}

/** Every question once, in the order of the report. */
export function questionsOf(items: readonly IssueItem[]): Question[] {
  return [...Map.groupBy(items, ({ issue }) => issue.ask)].map(([ask, about]) => ({
    ask,
    items: about,
  }))
}

/** Every question of a report as one text to send. No detail of what is alleged is in it. */
export function questionsText(items: readonly IssueItem[], noun: string): string {
  const asks = questionsOf(items)
  const list = asks.map(({ ask }, at) => `${at + 1}. ${ask}`)
  const count = asks.length === 1 ? 'a question' : 'some questions'
  return [`I read the ${noun} and have ${count}:`, ...list, 'Please answer in writing.'].join(
    '\n\n',
  )
}
