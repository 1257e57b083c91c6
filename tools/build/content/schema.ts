/** What facts of several kinds share. */
import { z } from 'zod'

export const text = z.string().refine((words) => words.trim() !== '', 'has no words')

export const month = z.string().regex(/^20\d\d-(0[1-9]|1[0-2])$/, 'must be a month such as 2026-11')

/** Reports the slots of a text, such as {sessionDays}, that nothing fills. */
export function reportSlots(
  words: string,
  known: readonly string[],
  report: (sentence: string) => void,
): void {
  for (const part of words.split('{').slice(1)) {
    const name = part.split('}')[0] ?? ''
    if (part.includes('}') && known.includes(name)) continue
    report(`“{${name}}” is no slot; there are ${known.map((slot) => `{${slot}}`).join(', ')}.`)
  }
}
