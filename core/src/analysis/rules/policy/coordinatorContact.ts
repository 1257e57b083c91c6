import type { Reading, Sentence } from '../../../document/reading.ts'
import { phrase } from '../../language/phrase.ts'
import { coordinator } from '../../language/vocabulary.ts'
import { rule } from '../../rule.ts'
import { isWholePolicy } from './wholePolicy.ts'

const email = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/
const telephone = /(?:\(\d{3}\)\s*|\b\d{3}[-. ])?\b\d{3}[-. ]\d{4}\b/
const address =
  /\b\d{1,5}(?:-\d+)? (?:[a-z'.]+ ){1,4}(?:street|st\.?|avenue|ave\.?|road|rd\.?|drive|dr\.?|lane|ln\.?|way|boulevard|blvd\.?|place|court|circle|parkway|highway|terrace|plaza)\b|\b(?:room|suite|ste\.?|rm\.?|office) #?[a-z]?-?\d+|\b[a-z'-]+ (?:hall|building|house|center|centre|annex|library|pavilion|tower|cottage|lodge),? (?:(?:room|suite|office|rm\.?|floor) )?#?[a-z]?\d+|\bp\.? ?o\.? box \d+|\b[a-z]\d{2,4}\b.*\bbuilding\b|\b(?:second|first|third|ground|fourth) floor\b/
/** Contact data stand with the coordinator's name, or in the lines after it. */
const LINES_AFTER = 4

/** 106.8(b)(2)(i): name or title, office address, electronic mail address and telephone of the coordinator. */
export const coordinatorContact = rule('POL-01', {
  check: ({ reading }) => {
    const lines = linesAbout(reading)
    if (lines.length === 0) return { state: isWholePolicy(reading) ? 'missing' : 'silent' }
    const text = lines.map(({ plain }) => plain).join('\n')
    const absent = [
      ...(address.test(text) ? [] : ['office address']),
      ...(hasEmail(text) ? [] : ['e-mail address']),
      ...(telephone.test(text) ? [] : ['telephone number']),
    ]
    if (absent.length === 0) return { state: 'found' }
    if (!isWholePolicy(reading)) return { state: 'silent' }
    const names = absent.join(' and no ')
    return {
      state: 'missing',
      text: `We found no ${names} for the Title IX Coordinator. The rule asks for the name or title, office address, e-mail address and telephone number.`,
    }
  },
})

const named = phrase`(?:${coordinator}|coordinator)`

function linesAbout({ sentences }: Reading): Sentence[] {
  const kept = new Set<Sentence>()
  for (const sentence of sentences) {
    if (sentence.plain.search(named) === -1) continue
    const last = sentence.block.index + LINES_AFTER
    for (let at = sentence.index; at < sentences.length; at++) {
      const next = sentences[at]
      if (!next || next.block.index > last) break
      if (kept.has(next)) continue
      if (next.block === sentence.block || hasContact(next.plain) || next.block.index === last) {
        kept.add(next)
      }
    }
  }
  return [...kept]
}

/** Few lines have an '@', and without one the expression takes its time. */
function hasEmail(plain: string): boolean {
  return plain.includes('@') && email.test(plain)
}

function hasContact(plain: string): boolean {
  return hasEmail(plain) || telephone.test(plain) || address.test(plain)
}
