/**
 * Takes the answer to a call out of the page, where the server put what the screen reads first
 * (server/src/plugins/embedAnswers.ts). It is used once: later reads ask the server.
 */
export function takeEmbedded(url: string): Response | null {
  const blocks = document.querySelectorAll<HTMLScriptElement>('script[data-answer]')
  for (const block of blocks) {
    if (block.dataset.answer !== url) continue
    block.remove()
    return new Response(block.textContent, { headers: { link: block.dataset.link ?? '' } })
  }
  return null
}
