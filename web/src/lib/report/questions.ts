import type { IssueItem } from './issueItem.ts'

/** Every question of a report as one text to send. No detail of what is alleged is in it. */
export function questionsText(items: readonly IssueItem[], noun: string): string {
  const asks = [...new Set(items.map(({ issue }) => issue.ask))]
  const list = asks.map((ask, at) => `${at + 1}. ${ask}`)
  const count = asks.length === 1 ? 'a question' : 'some questions'
  return [`I read the ${noun} and have ${count}:`, ...list, 'Please answer in writing.'].join(
    '\n\n',
  )
}
