import type { Reading, Sentence } from '../../document/reading.ts'
import type { Facts } from '../facts.ts'
import type { Hit } from '../language/find.ts'
import type { Rule, Verdict } from '../rule.ts'
import { type Numbered, type SentenceTraits, sentenceTraits } from './sentenceTraits.ts'
import { learntRules, type Weighed, weigh, weighMet } from './weigh.ts'

/**
 * What the sums count for, in log odds that a careful reader would call it an issue. Found on 52 letters by five writers
 * that neither the rules nor the tables were made with (decision 0031).
 */
const COUNTS = { againstAny: 1.05, against: 0.1, lead: 0.4, pattern: 2.35, start: -2.1 }
/** From here on words are shown as going against a rule. */
const LEAST_AGAINST = -0.7
/** From here on the rule's own table bears out what a pattern found, whatever the sentence looks like otherwise. */
const PLAINLY_AGAINST = -1
/** From here on a demand counts as met, though no pattern found it. */
const LEAST_MET = -2.4
/** In characters: less is a name, a date or a cell of a table. */
const SHORTEST = 25

/** A rule that was learnt of, and its place in the tables. */
interface Known {
  readonly id: string
  readonly place: number
}

interface Best {
  readonly sentence: Sentence
  readonly odds: number
}

/**
 * Reads a document a second time, by what was learnt from many writers' passages rather than by patterns: it takes
 * back what patterns found in harmless words, and finds what they do not know how to say.
 */
export class SecondReading {
  readonly #known: readonly Known[]
  readonly #sentences: readonly Sentence[]
  readonly #words = new Map<string, Numbered>()
  readonly #traits = new Map<Sentence, SentenceTraits>()
  readonly #against = new Map<string, Best>()
  /** Only once something is missing: most documents need it for a few rules or none. */
  #met: ReadonlyMap<string, Best> | undefined

  /** @param rules those that are checked in this document */
  constructor(reading: Reading, rules: readonly Rule[]) {
    this.#known = rules
      .map(({ requirements: [id] }) => ({ id, place: learntRules.indexOf(id) }))
      .filter(({ place }) => place !== -1)
    this.#sentences = reading.sentences
    if (this.#known.length === 0) return
    for (const sentence of reading.sentences) {
      if (sentence.block.kind !== 'heading' && sentence.text.length >= SHORTEST)
        this.#read(sentence)
    }
  }

  /** What a rule finds, once the second reading has had its say. */
  judge(rule: Rule, first: Verdict): Verdict {
    const known = this.#known.find(({ id }) => id === rule.requirements[0])
    if (!known || isReckoned(rule, first)) return first
    if (first.state === 'contradicted' && this.#stands(known, first.at)) return first
    const best = this.#against.get(known.id)
    if (best && best.odds >= LEAST_AGAINST && rule.contradicted) {
      return { state: 'contradicted', at: whole(best.sentence), text: cautious(rule.contradicted) }
    }
    if (first.state === 'contradicted') return { state: 'silent' }
    const met = first.state === 'missing' ? this.#bestMet(known) : undefined
    return met && met.odds >= LEAST_MET ? { state: 'found', at: whole(met.sentence) } : first
  }

  #read(sentence: Sentence): void {
    const traits = sentenceTraits(sentence.text, this.#words)
    this.#traits.set(sentence, traits)
    const weighed = weigh(traits)
    // a sentence goes against one rule: the likeliest
    const [likeliest] = this.#inOrder(weighed)
    if (!likeliest) return
    keepBest(this.#against, likeliest.id, { sentence, odds: this.#odds(likeliest, weighed, 0) })
  }

  #bestMet({ id }: Known): Best | undefined {
    if (this.#met) return this.#met.get(id)
    const best = new Map<string, Best>()
    for (const [sentence, traits] of this.#traits) {
      const odds = weighMet(traits)
      for (const known of this.#known) {
        keepBest(best, known.id, { sentence, odds: odds[known.place] ?? 0 })
      }
    }
    this.#met = best
    return best.get(id)
  }

  /** Whether the words that a pattern found read against the rule by themselves, or with a sentence beside them. */
  #stands(known: Known, { sentence }: Hit): boolean {
    if (!this.#traits.has(sentence)) return true
    const before = this.#sentences[sentence.index - 1]?.text ?? ''
    const after = this.#sentences[sentence.index + 1]?.text ?? ''
    return [sentence.text, `${before} ${sentence.text}`, `${sentence.text} ${after}`].some(
      (text) => {
        const weighed = weigh(sentenceTraits(text, this.#words))
        if ((weighed.against[known.place] ?? 0) >= PLAINLY_AGAINST) return true
        return this.#odds(known, weighed, COUNTS.pattern) >= LEAST_AGAINST
      },
    )
  }

  #odds(known: Known, weighed: Weighed, more: number): number {
    const own = weighed.against[known.place] ?? 0
    const [first, second] = this.#inOrder(weighed)
    const other = first?.id === known.id ? second : first
    const lead = own - (weighed.against[other?.place ?? known.place] ?? 0)
    return (
      COUNTS.start +
      COUNTS.againstAny * weighed.againstAny +
      COUNTS.against * own +
      COUNTS.lead * lead +
      more
    )
  }

  /** The two rules that a sentence goes against likeliest. */
  #inOrder({ against }: Weighed): readonly [Known?, Known?] {
    let [first, second]: [Known?, Known?] = []
    const odds = (known: Known | undefined) =>
      known ? (against[known.place] ?? 0) : Number.NEGATIVE_INFINITY
    for (const known of this.#known) {
      if (odds(known) > odds(first)) [first, second] = [known, first]
      else if (odds(known) > odds(second)) second = known
    }
    return [first, second]
  }
}

/** What comes from days that were counted, or parts that were compared: no single sentence shows it. */
function isReckoned({ reckons }: Rule, verdict: Verdict): boolean {
  if (verdict.state === 'silent') return false
  return reckons === true || ('text' in verdict && verdict.text !== undefined)
}

/** A second reading of a document, for `checkRules`. */
export function readAgain({ reading }: Facts, applicable: readonly Rule[]): SecondReading {
  return new SecondReading(reading, applicable)
}

function keepBest(all: Map<string, Best>, id: string, one: Best): void {
  const before = all.get(id)
  if (!before || one.odds > before.odds) all.set(id, one)
}

function whole(sentence: Sentence): Hit {
  return { sentence, start: sentence.start, end: sentence.end }
}

/** What no pattern found is said with more care, and with what the rule asks. */
function cautious(contradicted: string): string {
  const demand = contradicted.slice(contradicted.indexOf('. ') + 2)
  return `These words may go against this rule. Read them with care. ${demand}`
}
