/**
 * Blinds and unblinds in a thread of its own: its arithmetic would keep a phone's page waiting, and its library does not
 * join the scripts of the page.
 */
import { type Blinded, blind } from './blinding.ts'

/** First the key, then the hub's answer. */
export type BlindAsk = { publicKey: string } | { signature: string }

/** What was blinded, then the proof; null where it failed. */
export type BlindAnswer = { blinded: string } | { message: string; signature: string } | null

let open: Blinded | undefined

async function work(ask: BlindAsk): Promise<BlindAnswer> {
  if ('signature' in ask) return (await open?.finish(ask.signature)) ?? null
  open = await blind(ask.publicKey)
  return { blinded: open.blinded }
}

addEventListener('message', ({ data }: MessageEvent<BlindAsk>) => {
  void work(data)
    .catch(() => null)
    // A worker has no other origin to name.
    .then((answer: BlindAnswer) => postMessage(answer))
})
