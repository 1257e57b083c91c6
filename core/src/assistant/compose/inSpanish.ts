import { spanishTexts } from '../../generated/spanishTexts.ts'
import type { Turn } from '../exchange.ts'
import { withoutOpener } from './opener.ts'

/** To who writes in Spanish. */
export const spanishLine =
  'Contesto en español. La guía y el texto de la ley están en inglés, así que las fuentes también.'

/** Each text in both languages, and without its opening "Yes." or "No.", which may be left out; the longest first. */
const pairs = spanishTexts
  .flatMap(([en, es]) => {
    const without = withoutOpener({ text: en, cites: [] }).text
    return without === en
      ? [[en, es] as const]
      : [[en, es] as const, [without, withoutSi(es)] as const]
  })
  .toSorted(([one], [other]) => other.length - one.length)

function withoutSi(text: string): string {
  const rest = text.replace(/^(?:[^.,]{0,40}, )?(?:sí|no)[.,] /i, '')
  return rest.charAt(0).toUpperCase() + rest.slice(1)
}

/** An answer with all in Spanish that can be. */
export function inSpanish(answer: string): string {
  return pairs.reduce((text, [english, spanish]) => text.replaceAll(english, spanish), answer)
}

const english = new Map<string, string>(spanishTexts.map(([en, es]) => [es, en]))

/** What a text of the guide, or of what stands around it, is in English, where it is one in Spanish. */
export function englishOf(text: string): string {
  return english.get(text) ?? text
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
