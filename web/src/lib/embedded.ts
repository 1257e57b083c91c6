/**
 * The answers that the server put into the page for its first view: with them the screen is drawn whole, on
 * the server and again when the script takes over, without a call. Later reads ask the server.
 */
import { type Answer, addressOf, type Call, type Input, nextCursor, type Page } from './client.ts'

/** An answer as the server hands it over. */
export interface EmbeddedAnswer {
  body: string
  link: string
}

let given: ReadonlyMap<string, EmbeddedAnswer> | null = null

/** Draws with the answers given, by the address of their call. For the server, where there is no page yet. */
export function withAnswers<T>(answers: ReadonlyMap<string, EmbeddedAnswer>, draw: () => T): T {
  given = answers
  try {
    return draw()
  } finally {
    given = null
  }
}

/** The answer to a call that came with the page; undefined where none did. */
export function embedded<C extends Call>(name: C, input: Input<C>): Answer<C> | undefined {
  const answer = find(addressOf(name, input))
  return answer && (JSON.parse(answer.body) as Answer<C>)
}

/** The same for a list that is read page by page. */
export function embeddedPage<C extends Call>(
  name: C,
  input: Input<C>,
): Page<Answer<C>> | undefined {
  const answer = find(addressOf(name, input))
  return answer && { items: JSON.parse(answer.body) as Answer<C>, next: nextCursor(answer.link) }
}

function find(url: string): EmbeddedAnswer | undefined {
  if (given) return given.get(url)
  if (typeof document === 'undefined') return undefined
  const blocks = document.querySelectorAll<HTMLScriptElement>('script[data-answer]')
  const block = [...blocks].find(({ dataset }) => dataset.answer === url)
  return block && { body: block.textContent ?? '', link: block.dataset.link ?? '' }
}
