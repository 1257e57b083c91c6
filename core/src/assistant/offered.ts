/** How an answer's text holds what it offers to say next: each as a paragraph of its own at the end, behind this mark. */
const MARK = '>> '

/** An answer's text with what may be tapped below it. */
export function withReplies(text: string, replies: readonly string[]): string {
  return [text, ...replies.map((reply) => `${MARK}${reply}`)].join('\n\n')
}

/** An answer's text without what may be tapped below it, and that. */
export function partReplies(text: string): { text: string; replies: readonly string[] } {
  const blocks = text.split('\n\n')
  const last = blocks.findLastIndex((block) => !block.startsWith(MARK))
  return {
    text: blocks.slice(0, last + 1).join('\n\n'),
    replies: blocks.slice(last + 1).map((block) => block.slice(MARK.length)),
  }
}
