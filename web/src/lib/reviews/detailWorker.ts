/**
 * Looks for identifying details in a thread of its own: on a slow phone a long text takes longer than a key may. It asks nobody,
 * but gets the model that finds the most from the hub, the same for everyone; until that is there, and where it does not come,
 * it goes by rules. This script may run WebAssembly (server/src/plugins/securityHeaders.ts).
 */
import type { Detail } from '@hub/core/privacy/detail'
import { findIdentifyingDetails, findMoreDetails } from '@hub/core/privacy/findIdentifyingDetails'
import type { Tagger } from '@hub/core/privacy/learnt/tagger'

/** `get`: the model is wanted, if need be from the hub. */
export type DetailQuestion =
  | 'get'
  | { readonly id: number; readonly text: string; readonly schoolName: string }

/** `ready`: texts are looked through by the model from now on; `failed`: it did not come whole, or this device cannot run it. */
export type DetailAnswer =
  | 'ready'
  | 'failed'
  | { readonly id: number; readonly details: readonly Detail[] }

let tagger: Tagger | undefined
let getting = false

addEventListener('message', ({ data }: MessageEvent<DetailQuestion>) => {
  void (data === 'get' ? get() : look(data))
})

async function get(): Promise<void> {
  if (tagger || getting) return
  getting = true
  try {
    const { getTagger } = await import('./deviceTagger.ts')
    tagger = await getTagger()
    say('ready')
  } catch {
    say('failed')
  } finally {
    getting = false
  }
}

async function look({ id, text, schoolName }: Exclude<DetailQuestion, 'get'>): Promise<void> {
  say({
    id,
    details: (await lookWell(text, schoolName)) ?? findIdentifyingDetails(text, { schoolName }),
  })
}

/** What the model finds too; undefined where it is not there, or the device has too little memory for it now. */
async function lookWell(text: string, schoolName: string) {
  if (!tagger) return undefined
  return await findMoreDetails(text, { schoolName }, tagger).catch(() => undefined)
}

function say(answer: DetailAnswer): void {
  // A worker has no other origin to name.
  postMessage(answer)
}
