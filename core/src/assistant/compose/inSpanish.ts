import { spanishTexts } from '../../generated/spanishTexts.ts'
import type { Turn } from '../exchange.ts'

/** To who writes in Spanish. */
export const spanishLine =
  'Contesto en español donde puedo. El resto de la guía está solo en inglés por ahora.'

const translated = new Set<string>(spanishTexts.map(([english]) => english))

/** Whether a text of the guide can be said in Spanish. */
export function isInSpanish(text: string): boolean {
  return translated.has(text)
}

/** Each text in both languages, and without its opening "Yes." or "No.", which may be left out; the longest first. */
const pairs = spanishTexts
  .flatMap(([en, es]) => [[en, es] as const, [withoutYes(en), withoutYes(es)] as const])
  .toSorted(([one], [other]) => other.length - one.length)

function withoutYes(text: string): string {
  const rest = text.replace(/^(?:Yes|No|Sí)[.,] /, '')
  return rest.charAt(0).toUpperCase() + rest.slice(1)
}

/** An answer with all in Spanish that can be. */
export function inSpanish(answer: string): string {
  return pairs.reduce((text, [english, spanish]) => text.replaceAll(english, spanish), answer)
}

/** Earlier turns as they would stand in English, so that what was said is known. */
export function inEnglish(history: readonly Turn[]): readonly Turn[] {
  return history.map((turn) =>
    turn.role === 'user' || !turn.content.includes(spanishLine)
      ? turn
      : {
          ...turn,
          content: pairs.reduce((text, [en, es]) => text.replaceAll(es, en), turn.content),
        },
  )
}
