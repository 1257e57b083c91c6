/**
 * Cuts an English word to what its forms share, by the rules of the Snowball project ("Porter 2"), as PostgreSQL
 * cuts words: 'stalking', 'stalked' and 'stalks' all give 'stalk'. Gentler than the stems of `core/src/retrieval`,
 * which also join a deed with its doer. The result is for comparing only, it need not be a word.
 *
 * @param word in small letters
 */
export function englishStem(word: string): string {
  if (word.length < 3) return word
  const kept = exceptions.get(word)
  if (kept !== undefined) return kept
  const marked = markConsonantY(word)
  const stem = { text: marked, ...regions(marked) }
  cutPlural(stem)
  if (!keptPlurals.has(stem.text)) {
    cutPast(stem)
    if (/[^aeiouy][yY]$/.test(stem.text) && stem.text.length > 2) replace(stem, 1, 'i')
    cutSuffix(stem, derived)
    cutSuffix(stem, adjectives)
    cutSuffix(stem, endings)
    cutLastLetter(stem)
  }
  return stem.text.replaceAll('Y', 'y')
}

/** A word under the knife. A suffix that begins before a region's start does not lie in that region. */
interface Stem {
  text: string
  /** Where R1 begins: after the first consonant that follows a vowel. */
  r1: number
  /** Where R2 begins: the same once more, within R1. */
  r2: number
}

const exceptions = new Map(
  `skis ski skies sky dying die lying lie tying tie idly idl gently gentl ugly ugli early earli only onli
  singly singl sky sky news news howe howe atlas atlas cosmos cosmos bias bias andes andes`
    .split(/\s+/)
    .flatMap((word, at, all) => (at % 2 === 0 ? [[word, all[at + 1] ?? word] as const] : [])),
)

/** Words that end like a form and are none. */
const keptPlurals: ReadonlySet<string> = new Set([
  'inning',
  'outing',
  'canning',
  'herring',
  'earring',
  'proceed',
  'exceed',
  'succeed',
])

/** A "y" at the start or after a vowel is a consonant, written "Y" while the rules run. */
function markConsonantY(word: string): string {
  return word.replace(/^y/, 'Y').replace(/(?<=[aeiouy])y/g, 'Y')
}

function regions(word: string): { r1: number; r2: number } {
  const special = /^(?:gener|commun|arsen)/.exec(word)
  const r1 = special ? special[0].length : afterConsonant(word, 0)
  return { r1, r2: afterConsonant(word, r1) }
}

function afterConsonant(word: string, from: number): number {
  const found = /[aeiouy][^aeiouy]/.exec(word.slice(from))
  return found ? from + found.index + 2 : word.length
}

function replace(stem: Stem, letters: number, by = ''): void {
  stem.text = stem.text.slice(0, stem.text.length - letters) + by
}

/** Whether the text ends in a syllable that an "e" would lengthen: "hop", "at", but not "show". */
function endsShort(text: string): boolean {
  return /[^aeiouy][aeiouy][^aeiouywxY]$/.test(text) || /^[aeiouy][^aeiouy]$/.test(text)
}

function cutPlural(stem: Stem): void {
  const { text } = stem
  if (text.endsWith('sses')) replace(stem, 2)
  else if (/ie[ds]$/.test(text)) replace(stem, text.length > 4 ? 2 : 1)
  else if (/[aeiouy].+s$/.test(text) && !/(?:us|ss)$/.test(text)) replace(stem, 1)
}

function cutPast(stem: Stem): void {
  const whole = /eed(?:ly)?$/.exec(stem.text)
  if (whole) {
    if (whole.index >= stem.r1) replace(stem, whole[0].length - 2)
    return
  }
  const suffix = /(?:ed|ing)(?:ly)?$/.exec(stem.text)
  if (!suffix || !/[aeiouy]/.test(stem.text.slice(0, suffix.index))) return
  replace(stem, suffix[0].length)
  if (/(?:at|bl|iz)$/.test(stem.text)) stem.text += 'e'
  else if (/([bdfgmnprt])\1$/.test(stem.text) && !/^[aeo]..$/.test(stem.text)) replace(stem, 1)
  else if (stem.text.length <= stem.r1 && endsShort(stem.text)) stem.text += 'e'
}

/** A suffix and what stands in its place; `after` must hold for what is before it. */
interface Rule {
  suffix: string
  by: string
  in: 'r1' | 'r2'
  after?: RegExp
}

/** Rules of one step, the longest suffix first: only the first that the word ends with is tried. */
function rules(region: 'r1' | 'r2', table: string, more: readonly Rule[] = []): readonly Rule[] {
  const listed = table.split(/\s+/).map((pair): Rule => {
    const [suffix = '', by = ''] = pair.split('>')
    return { suffix, by, in: region }
  })
  return [...listed, ...more].toSorted((a, b) => b.suffix.length - a.suffix.length)
}

const derived = rules(
  'r1',
  `tional>tion enci>ence anci>ance abli>able entli>ent izer>ize ization>ize ational>ate ation>ate
  ator>ate alism>al aliti>al alli>al fulness>ful ousli>ous ousness>ous iveness>ive iviti>ive biliti>ble
  bli>ble fulli>ful lessli>less`,
  [
    { suffix: 'ogi', by: 'og', in: 'r1', after: /l$/ },
    { suffix: 'li', by: '', in: 'r1', after: /[cdeghkmnrt]$/ },
  ],
)

const adjectives = rules(
  'r1',
  'tional>tion ational>ate alize>al icate>ic iciti>ic ical>ic ful> ness>',
  [{ suffix: 'ative', by: '', in: 'r2' }],
)

const endings = rules(
  'r2',
  'al> ance> ence> er> ic> able> ible> ant> ement> ment> ent> ism> ate> iti> ous> ive> ize>',
  [{ suffix: 'ion', by: '', in: 'r2', after: /[st]$/ }],
)

function cutSuffix(stem: Stem, step: readonly Rule[]): void {
  const rule = step.find(({ suffix }) => stem.text.endsWith(suffix))
  if (!rule) return
  const start = stem.text.length - rule.suffix.length
  if (start < stem[rule.in]) return
  if (rule.after && !rule.after.test(stem.text.slice(0, start))) return
  replace(stem, rule.suffix.length, rule.by)
}

function cutLastLetter(stem: Stem): void {
  const start = stem.text.length - 1
  const before = stem.text.slice(0, start)
  if (stem.text.endsWith('e')) {
    if (start >= stem.r2 || (start >= stem.r1 && !endsShort(before))) replace(stem, 1)
  } else if (stem.text.endsWith('ll') && start >= stem.r2) replace(stem, 1)
}
