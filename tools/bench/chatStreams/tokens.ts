/**
 * Words at the pace of a model, in sentences of the guide, since others would not be shown. The last one of each says
 * when it was written, in letters, so that its way can be timed.
 */

export const TOKENS_A_SECOND = 50
const EVERY_MS = 1000 / TOKENS_A_SECOND
const sentence = [
  'As',
  'a',
  'party,',
  'you',
  'may',
  'have',
  'an',
  'advisor',
  'of',
  'your',
  'choice',
]
/** From the last word of a sentence to that of the next. */
export const SENTENCE_MS = (sentence.length + 1) * EVERY_MS

/**
 * Calls `write` with a new word 50 times a second until it answers false. All streams of a process share one
 * timer, and begin at different moments.
 */
export function writeTokens(write: (word: string) => boolean): void {
  streams.add({ write, due: performance.now(), at: 0 })
  timer ??= setInterval(tick, 1)
}

const streams = new Set<{ write: (word: string) => boolean; due: number; at: number }>()
let timer: NodeJS.Timeout | undefined

function tick(): void {
  const now = performance.now()
  for (const stream of streams) {
    while (stream.due <= now) {
      stream.due += EVERY_MS
      const next = sentence[stream.at++ % (sentence.length + 1)] ?? `${stamp()}.\n`
      if (!stream.write(next)) {
        streams.delete(stream)
        break
      }
    }
  }
}

/** Tenths of a millisecond since 1970, the digits as letters from a to j. */
function stamp(): string {
  const tenths = Math.round((performance.timeOrigin + performance.now()) * 10)
  return String(tenths).replaceAll(/\d/g, (digit) => String.fromCharCode(97 + Number(digit)))
}

const word = /[a-j]{14}/g

/** How many sentences end in the text. It is asked of each, so it has to cost little. */
export function sentencesIn(text: string): number {
  return text.match(word)?.length ?? 0
}

/** How long ago the first sentence of the text was written, in milliseconds. */
export function firstAge(text: string): number {
  const now = performance.timeOrigin + performance.now()
  const digits = text
    .match(word)?.[0]
    .replaceAll(/[a-j]/g, (letter) => String(letter.charCodeAt(0) - 97))
  return now - Number(digits) / 10
}
