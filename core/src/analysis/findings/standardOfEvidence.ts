import type { Reading, Sentence } from '../../document/reading.ts'
import type { Hit } from '../language/find.ts'
import { wording } from '../language/phrase.ts'
import { isQuotedAt, isSupposed } from '../language/stance.ts'
import type { StandardOfEvidence } from '../report.ts'

const preponderance = wording`preponderance|(?<!(?:substantially|significantly|highly|much) )more (?:likely|probable) (?:to be true |true )?than not(?: true)?|greater weight of .. evidence|balance of (?:the )?probabilities`
const clear = wording`clear(?:,)? (?:and|&) convincing|highly probable|(?:highly and )?substantially more (?:likely|probable)|clearly convinced|firm belief or conviction`
/** The document says which standard it does not use. */
const rejected =
  /\b(?:rather than|instead of|in place of|not|does not (?:use|apply|require)|no longer (?:uses?|applies))(?: (?:to|use|apply|the|a|an|by|of|higher|lower|old|standard|proof|level)){0,5} $/
/** It says so afterwards. */
const notUsed =
  /^[^.;]{0,60}\b(?:is not (?:used|applied|required)|does not apply|do not apply|no longer applies)\b/
/** A party asks for another standard. */
const argued = /\b(?:argue|claim|contend|assert|maintain)(?:s|ed)?\b/
const uses = wording`appl(?:y|ies|ied|ying)|us(?:es?|ed|ing)|standard|decides?|decided|must|finds?|found|satisfied|whether|determin(?:e|es|ed)|burden|by (?:a|the)|on (?:a|the)|say|proof|proven`
/** "Whoever the respondent is, student, staff or professor": another standard is then that of other cases. */
const forEveryone = wording`whoever (?:the (?:respondent|accused)|is accused)|regardless of (?:who|whether)|no matter (?:who|whether)|same .. (?:for|to) (?:all|every|everyone|everybody)|(?:all|every|any) respondents?|alike`
const group = wording`students?|employees?|faculty|staff|professors?|member`

/** Where the document states its standard of evidence. */
export interface StatedStandard {
  readonly standard: StandardOfEvidence
  /** The words that say so; two places for two standards. */
  readonly hits: readonly Hit[]
}

interface Mention extends Hit {
  /** 2 where the document uses the standard, 1 where it explains or only names it. */
  readonly strength: number
}

/** The standard of evidence that the document uses; paraphrases count, quotations and suppositions do not. */
export function standardOfEvidence(reading: Reading): StandardOfEvidence {
  return statedStandard(reading).standard
}

/** The standard with the words that state it. */
export function statedStandard(reading: Reading): StatedStandard {
  const lower = strongest(reading, preponderance)
  const higher = strongest(reading, clear)
  if (!lower && !higher) return { standard: null, hits: [] }
  if (!higher) return { standard: 'preponderance', hits: lower ? [lower] : [] }
  if (!lower) return { standard: 'clear_and_convincing', hits: [higher] }
  if (lower.strength !== higher.strength) {
    return lower.strength > higher.strength
      ? { standard: 'preponderance', hits: [lower] }
      : { standard: 'clear_and_convincing', hits: [higher] }
  }
  const [alone, more] = [lower, higher].filter(
    (one) => one.sentence.plain.search(forEveryone) !== -1,
  )
  if (alone && !more)
    return { standard: alone === lower ? 'preponderance' : 'clear_and_convincing', hits: [alone] }
  const forGroups = [lower, higher].some(({ sentence }) => sentence.plain.search(group) !== -1)
  const isBoth = lower.strength === 2 && (forGroups || lower.sentence !== higher.sentence)
  return { standard: isBoth ? 'inconsistent' : null, hits: isBoth ? [lower, higher] : [] }
}

function strongest(reading: Reading, says: RegExp): Mention | null {
  let best: Mention | null = null
  for (const sentence of reading.sentences) {
    for (const match of sentence.plain.matchAll(says)) {
      const strength = strengthAt(sentence, match.index, match.index + match[0].length)
      if (strength <= (best?.strength ?? 0)) continue
      const start = sentence.start + match.index
      best = { sentence, start, end: start + match[0].length, strength }
    }
    if (best?.strength === 2) return best
  }
  return best
}

function strengthAt(sentence: Sentence, start: number, end: number): number {
  const { plain, block } = sentence
  if (
    isSupposed(sentence) ||
    isQuotedAt(sentence, start) ||
    plain.endsWith('?') ||
    argued.test(plain)
  )
    return 0
  if (rejected.test(plain.slice(Math.max(0, start - 60), start))) return 0
  if (notUsed.test(plain.slice(end))) return 0
  const context = `${plain} ${block.lead} ${block.heading}`
  return context.search(uses) === -1 ? 1 : 2
}
