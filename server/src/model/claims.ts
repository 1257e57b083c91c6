/** A sentence as what it claims: its words, and which of them no paraphrase may change. */
import { stemsOf } from '@hub/core/retrieval/stems'

export interface Claim {
  /** Stems, and signs of our own such as 'not', 'must' and 'you may'. */
  readonly words: readonly string[]
  /** Places in `words` that have to be borne out, each for itself. */
  readonly firm: ReadonlySet<number>
}

export const NOT = 'not'

const numbers =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  )

/** Words of one meaning, by the sign that stands for them. */
const meanings: Readonly<Record<string, string>> = {
  [NOT]:
    'not no never cannot nor neither none nobody nothing without cant dont doesnt didnt wont isnt arent wasnt werent couldnt wouldnt shouldnt mustnt neednt hasnt havent',
  must: 'must shall require requires required mandatory obliged mandated',
  may: 'may can could might allow allows allowed permit permits permitted able',
  should: 'should ought',
  will: 'will would',
  if: 'if unless provided except',
  only: 'only solely exclusively',
  every: 'every all any both each either',
  always: 'always automatically immediately',
  college: 'college colleges university universities postsecondary',
  side: 'side sides party parties',
  respondent: 'respondent respondents accused',
  complainant: 'complainant complainants accuser victim victims survivor survivors',
  lawyer: 'lawyer lawyers attorney attorneys',
  school: 'school schools',
  k12: 'k12 elementary secondary',
  banned: 'ban bans banned forbid forbids forbidden prohibit prohibits prohibited illegal unlawful',
}
const signs = new Map(
  Object.entries(meanings).flatMap(([sign, words]) =>
    words.split(' ').map((word): [string, string] => [word, sign]),
  ),
)
const firmStems = new Set(
  stemsOf(
    `advisor coordinator investigator investigation decision maker police court judge parent witness hearing appeal
    employee professor dean guilty innocent responsible expel expelled suspend dismiss right deadline evidence burden proof
    violate discriminate retaliation punish sanction criminal sue lawsuit lie lying false confidential anonymous free`,
  ),
)
export const modals: ReadonlySet<string> = new Set(['must', 'may', 'should', 'will'])
const subjects = /^(?:you|they|he|she|we|i)$/
/** Words of which one is the subject of nothing. */
const between = /^(?:also|then|still|always|both|all|each)$/
/** A mail address, that of a page, a number or a word. */
const token =
  /[\w.+-]*@[\w.-]+|[\w-]+(?:\.[a-z]{2,})+|\p{N}(?:[\p{N}.,:/-]*\p{N})?|[\p{L}\p{M}]+(?:['’]\p{L}+)*/gu
const named = new Set(['title', 'ix', 'i'])

/** What a sentence claims. Marks of lists and stress say nothing. */
export function claimOf(sentence: string): Claim {
  const words: string[] = []
  const firm = new Set<number>()
  const add = (word: string, isFirm: boolean) => {
    if (word === words.at(-1)) return
    if (isFirm) firm.add(words.length)
    words.push(word)
  }
  let subject = ''
  for (const [found] of plain(sentence).matchAll(token)) {
    const word = found.toLowerCase().replaceAll(/['’]/g, '')
    const sign = signs.get(word)
    const isModal = sign !== undefined && modals.has(sign)
    // Who must or may is a part of it. Elsewhere "you" is a word, and whoever begins a sentence is meant by all of it.
    if (subject !== '' && !isModal && !between.test(word)) {
      if (subject === 'you' || words.length === 0) add(subject, words.length === 0)
      subject = ''
    }
    if (subjects.test(word)) subject = word
    else if (isModal) {
      add(subject === '' ? sign : `${subject} ${sign}`, true)
      subject = ''
    } else {
      const stem = sign ?? stemOf(word)
      if (stem !== undefined) add(stem, sign !== undefined || isFirm(found, stem))
    }
  }
  return { words, firm }
}

function plain(sentence: string): string {
  return sentence
    .normalize('NFKC')
    .replaceAll(/\p{Cf}/gu, '')
    .replace(/^\s*(?:\d+[.)]|[-*•#]+)\s+/, '')
    .replaceAll(/[*_`#|]/g, '')
    .replaceAll(/\b(?:has|have|had|needs?) to\b/gi, 'must')
    .replaceAll(/\bk-12\b/gi, 'k12')
}

function stemOf(word: string): string | undefined {
  const number = numbers.indexOf(word)
  if (number > 1) return String(number)
  return /^[a-z]/.test(word) ? stemsOf(word)[0] : word
}

/** Names, numbers and addresses, whom it is about, and what decides over a person. */
function isFirm(found: string, stem: string): boolean {
  if (/[\p{N}@.]/u.test(found) || /^\d/.test(stem) || firmStems.has(stem)) return true
  return /^\p{Lu}/u.test(found) && !named.has(found.toLowerCase())
}
