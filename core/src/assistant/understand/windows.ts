import { guide } from '../../knowledge/guide.ts'
import { stemsOf } from '../../retrieval/stems.ts'
import { isAsked, piecesOf } from './parts.ts'

/** In characters. */
const LONGEST_SENTENCE = 240
/** What stands right before a question, in characters: "it" and "they" are mostly there. */
const NEAR = 160

/**
 * A question within its story: what the story is about in its most telling sentence, what stands right before the question, and
 * the question. "Did I break it?" alone says nothing.
 *
 * @param asked whole sentences of the message (`partsOf`)
 * @returns a text for each of them, in their order
 */
export function windowsOf(message: string, asked: readonly string[]): readonly string[] {
  const pieces = piecesOf(message)
  let from = 0
  return asked.map((question) => {
    const at = pieces.indexOf(question, from)
    if (at < 0) return question
    from = at + 1
    const before = pieces.slice(0, at)
    const near = nearOf(
      stemsOf(question).length >= 3 ? before.filter((piece) => !isAsked(piece)) : before,
    )
    const rest = pieces.filter((piece) => !near.includes(piece) && !isAsked(piece))
    const gist = mostTelling(rest)
    return [gist, ...near, question].filter((part) => part !== '').join(' ')
  })
}

/** The last sentences before a question, as many as are short; always one. */
function nearOf(before: readonly string[]): readonly string[] {
  const last = before.at(-1)
  if (last === undefined) return []
  const near = [last.slice(-LONGEST_SENTENCE)]
  for (const piece of before.slice(0, -1).toReversed()) {
    if (isAsked(piece) || near.join(' ').length + piece.length > NEAR) break
    near.unshift(piece)
  }
  return near
}

/** The sentence with the most words that the guide's titles have. */
function mostTelling(pieces: readonly string[]): string {
  const told = pieces.map((text) => ({ text, tells: tellsOf(text) }))
  const most = told.reduce((best, each) => (each.tells > best.tells ? each : best), {
    text: '',
    tells: 0,
  })
  return most.text.slice(0, LONGEST_SENTENCE)
}

let titleWords: ReadonlySet<string> | undefined

function tellsOf(text: string): number {
  titleWords ??= new Set(guide.flatMap(({ title }) => stemsOf(title)))
  const words = titleWords
  return new Set(stemsOf(text.slice(0, LONGEST_SENTENCE)).filter((stem) => words.has(stem))).size
}
