/**
 * A text that is still being written, so that it reads well at every moment: half of a mark at its end is
 * held back, and bold words are bold before their end has come.
 */
export function unfinished(text: string): string {
  const paragraph = text.lastIndexOf('\n\n') + 1
  const last = text
    .slice(paragraph)
    .replace(/\[[^[\]\n]{0,300}(?:\]\([^()\s]{0,2000})?$/, '')
    .replace(/\*{1,2}$/, (mark) => (mark === '**' ? mark : ''))
  const marks = last.split('**').length - 1
  if (marks % 2 === 0) return text.slice(0, paragraph) + last
  // An opening mark with nothing after it would show as it was typed.
  const open = last.lastIndexOf('**')
  const words = last.slice(open + 2)
  const closed = words.trim() === '' ? last.slice(0, open) : `${last.trimEnd()}**`
  return text.slice(0, paragraph) + closed
}
