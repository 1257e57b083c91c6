import type { FastifyInstance } from 'fastify'
import type { PublicCache } from './publicCache.ts'

/** Reads what a call answers: its body and `Link`, or null where it is no success. */
export type ReadAnswer = (url: string) => Promise<{ body: string; link: string } | null>

/** Reads from what is ready, else by making the call. */
export function answerReader(app: FastifyInstance, cache: PublicCache): ReadAnswer {
  return async (url) => {
    const ready = cache.ready(url)
    if (ready) return ready
    const { statusCode, body, headers } = await app.inject(url)
    return statusCode === 200 ? { body, link: String(headers.link ?? '') } : null
  }
}

/**
 * Puts the answers that a screen reads first into its page, so that a slow phone need not ask for them after
 * its script has come (web/src/lib/embedded.ts takes them out). They are data blocks, which no browser runs.
 * An answer that is no success is left out: the screen asks itself, and shows what is wrong.
 *
 * @param urls addresses below /api, as the screen asks for them
 */
export async function embedAnswers(
  html: string,
  urls: readonly string[],
  read: ReadAnswer,
): Promise<string> {
  const blocks = await Promise.all(urls.map((url) => answerBlock(url, read)))
  return blocks.length > 0 ? html.replace('</body>', () => `${blocks.join('')}</body>`) : html
}

async function answerBlock(url: string, read: ReadAnswer): Promise<string> {
  const answer = await read(url)
  if (!answer) return ''
  // The text of a review may hold "</script>"; in JSON a "<" can be written so.
  const data = answer.body.replaceAll('<', '\\u003c')
  const [named, link] = [attribute(url), attribute(answer.link)]
  return `<script type="application/json" data-answer="${named}" data-link="${link}">${data}</script>`
}

function attribute(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
}
