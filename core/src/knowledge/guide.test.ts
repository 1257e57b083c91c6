import { describe, expect, it } from 'vitest'
import { readingGrade, sentencesOf } from '../text/readingGrade.ts'
import { hasForbiddenCharacters } from '../text/visible.ts'
import { crisisLines } from './crisisLines.ts'
import type { GuideEntry, Statement } from './guide/entry.ts'
import { guide, guideEntry } from './guide.ts'
import { resources } from './resources.ts'

/** What the guide must never say, whoever asks; checked in all that is shown to readers. */
const forbidden: readonly RegExp[] = [
  /!/,
  /\bvictims?\b(?! Rights Law)/i,
  /\bthe accused\b|\baccusers?\b|\bperpetrators?\b|\bguilty\b/i,
  /\bpress 3\b/i,
  /broke the law|violated title ix/i,
  /\b60[- ](calendar |business )?days?\b.{0,60}\b(requir|must|deadline|limit|law)/i,
  /\b(must|requir\w+|deadline)\b.{0,60}\b60[- ]days?\b/i,
  /you(['’]ll| will) (definitely |certainly |probably )?(win|lose|be found)/i,
  /you (may not|cannot|must not) (talk|speak|discuss) (about )?(the case|it|the allegations) with anyone/i,
  /(school|college|investigator) (can|may) (get|access|obtain|use) your (therapy|counseling|medical) records without/i,
  /\b(5|five) days? to (respond|review)/i,
  /must (be proven|prove\w*) beyond a reasonable doubt/i,
  /(must|required to|always) use (the )?(clear and convincing|preponderance)/i,
  /investigator (may|can) (also )?(be|act as|serve as) the decision/i,
  /(college|universit)\w+ (may|can) (choose|skip|decide).{0,30}hearing/i,
  /refus\w+ to (testify|answer) (is|counts as|proves)/i,
  /(must|cannot|may not) (be )?(ignore|excluded?|rely|consider)\w*.{0,40}not (cross-examined|submit)/i,
  /(high school|k-12|school district)s? must (hold|provide) a live hearing/i,
  /advisor (may not|cannot|can['’]t) be (a|an) (lawyer|attorney)/i,
  /school must (pay for|provide) (you )?(a|an) (lawyer|attorney)/i,
  /only (the )?respondents? (can|may) appeal/i,
  /must file a formal complaint (first )?(to|before|in order to) (get|receiv)/i,
  /must (report|go) to (the )?police/i,
  /(must|required to|have to) (try|attend|do|go to) (mediation|informal)/i,
  /(can|may) (choose|use|try) (mediation|informal resolution) with (your|the) (professor|coach|teacher)/i,
  /2024 (rule|regulation)s? (is|are|remains?) (currently )?in (force|effect)/i,
  /as your (lawyer|attorney)|you have a (strong|winning|solid) (case|claim)/i,
]

/**
 * The rule's own terms, which an answer keeps in their standard words and the glossary explains. They
 * count as one short word where a single statement is measured; the answer as a whole counts them in full.
 */
const terms =
  /\b(title ix( coordinator)?|coordinator|decision-makers?|investigat(ors?|ions?|ive report)|complainants?|respondents?|part(y|ies)|supportive measures?|informal resolution|formal complaints?|grievance (process|procedures?)|advisors?|written determination|determinations?|(inculpatory|exculpatory) evidence|preponderance of the evidence|clear and convincing( evidence)?|standard of evidence|burden of proof|evidence|allegations?|(not )?responsib(le|ility)|discriminat(e|ion)|retaliat(e|ion)|cross-examin(e|ed|ation)|severe, pervasive and objectively offensive|deliberate(ly)? indifferen(ce|t)|actual knowledge|procedural irregularity|conflicts? of interest|program or activity|sexual (harassment|assault|predisposition|behavior)|(dating|domestic) violence|confidential(ity)?|emergency removal|individualized safety and risk analysis|administrative leave|disciplinary sanctions?|sanctions?|remed(y|ies)|office for civil rights|department of education)\b/gi

/** All numbers that the product may print, as digits without the country's 1. */
const knownNumbers = new Set(
  JSON.stringify([resources, crisisLines])
    .match(/\+?\d[\d\s().-]{8,}\d/g)
    ?.map(digitsOf),
)

function digitsOf(text: string): string {
  return text.replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '')
}

function statementsOf(entry: GuideEntry): readonly Statement[] {
  return [...entry.answer, ...entry.more.flatMap(({ statements }) => statements)]
}

function shownTexts(entry: GuideEntry): readonly string[] {
  const { title, summary, more, steps, ask } = entry
  const said = statementsOf(entry).map(({ text }) => text)
  return [title, summary, ...said, ...more.map(({ heading }) => heading), ...steps, ...ask]
}

/** The answer as each reader to whom the entry applies gets it. */
function answersByReader({ answer, appliesTo }: GuideEntry): readonly (readonly Statement[])[] {
  const schools = appliesTo.school === 'both' ? ['postsecondary', 'k12'] : [appliesTo.school]
  const roles = appliesTo.role === 'both' ? ['complainant', 'respondent'] : [appliesTo.role]
  return schools.flatMap((school) =>
    roles.map((role) =>
      answer.filter((said) => (said.school ?? school) === school && (said.role ?? role) === role),
    ),
  )
}

function plain(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

function repeated(texts: readonly string[]): readonly string[] {
  return texts.filter((text, at) => texts.indexOf(text) !== at)
}

describe('the guide', () => {
  it('has at least 80 entries', () => {
    expect(guide.length).toBeGreaterThanOrEqual(80)
  })

  it('names no two entries alike', () => {
    expect(repeated(guide.map(({ title }) => plain(title)))).toEqual([])
  })

  it('has no wording that asks for two entries at once', () => {
    expect(repeated(guide.flatMap(({ asked }) => asked.map(plain)))).toEqual([])
  })

  it('finds an entry by its slug and nothing by another', () => {
    expect(guide.every((entry) => guideEntry(entry.slug) === entry)).toBe(true)
    expect(guideEntry('no-such-entry')).toBeUndefined()
  })

  it('explains 40 terms or more in the glossary', () => {
    const terms = guide
      .filter(({ topic }) => topic === 'glossary')
      .flatMap(statementsOf)
      .flatMap(({ text }) => text.match(/^\*\*(.+?)\*\*: /)?.[1] ?? [])
    expect(new Set(terms).size).toBeGreaterThanOrEqual(40)
  })
})

describe.each(guide.map((entry) => [entry.slug, entry] as const))('%s', (slug, entry) => {
  const said = statementsOf(entry)
  const texts = shownTexts(entry)

  it('has a plain slug and summary', () => {
    expect(slug).toMatch(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)
    expect(entry.summary).toMatch(/^[“"]?[A-Z0-9].*[.?]$/)
  })

  it('answers in two to six statements of one to three sentences', () => {
    expect(entry.answer.length).toBeGreaterThanOrEqual(2)
    expect(entry.answer.length).toBeLessThanOrEqual(6)
    expect(said.filter(({ text }) => !/[.?]”?$/.test(text.trim()))).toEqual([])
    expect(said.filter(({ text }) => sentencesOf(text).length > 3)).toEqual([])
    expect(repeated(said.map(({ text }) => text))).toEqual([])
  })

  it('answers every reader to whom it applies, and no other', () => {
    const { school, role } = entry.appliesTo
    for (const answer of answersByReader(entry)) expect(answer.length).toBeGreaterThanOrEqual(2)
    const strays = said.filter(
      (statement) =>
        (school !== 'both' && statement.school !== undefined && statement.school !== school) ||
        (role !== 'both' && statement.role !== undefined && statement.role !== role),
    )
    expect(strays).toEqual([])
  })

  it('reads at grade 8 or lower, and no statement far above it', () => {
    expect(readingGrade(entry.answer.map(({ text }) => text).join(' '))).toBeLessThanOrEqual(8)
    const hard = said.filter(({ text }) => readingGrade(text.replace(terms, 'it')) > 10)
    expect(hard.map(({ text }) => text)).toEqual([])
    expect(readingGrade(entry.steps.join(' '))).toBeLessThanOrEqual(8)
    expect(readingGrade(entry.ask.join(' '))).toBeLessThanOrEqual(9)
  })

  it('gives steps to take and questions to send, each ready to use', () => {
    expect(entry.steps.length).toBeGreaterThanOrEqual(2)
    expect(entry.steps.length).toBeLessThanOrEqual(5)
    expect(entry.steps.filter((step) => !/^[A-Z].*\.$/.test(step))).toEqual([])
    expect(entry.ask.length).toBeGreaterThanOrEqual(1)
    expect(entry.ask.length).toBeLessThanOrEqual(4)
    expect(entry.ask.filter((question) => !/^[A-Z¿].*[.?]$/.test(question))).toEqual([])
  })

  it('is found by many wordings', () => {
    expect(entry.asked.length).toBeGreaterThanOrEqual(15)
  })

  it('says nothing that it must not say', () => {
    expect(texts.filter((text) => forbidden.some((phrase) => phrase.test(text)))).toEqual([])
    expect(texts.filter(hasForbiddenCharacters)).toEqual([])
    const joined = entry.answer.map(({ text }) => text).join(' ')
    expect(forbidden.filter((phrase) => phrase.test(joined))).toEqual([])
  })

  it('gives only numbers to dial that the resources know', () => {
    const numbers = texts.flatMap(
      (text) => text.match(/\(?\b\d{3}\)?[-. ]\d{3}[-. ]\d{4}\b/g) ?? [],
    )
    expect(numbers.filter((number) => !knownNumbers.has(digitsOf(number)))).toEqual([])
  })
})
