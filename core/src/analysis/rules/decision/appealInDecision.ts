import type { Facts } from '../../facts.ts'
import { affirms, findFirst, type Hit } from '../../language/find.ts'
import { phrase, words } from '../../language/phrase.ts'
import { particulars, rule, type Verdict } from '../../rule.ts'
import { appealBases, appealLimited, appealRefused } from './appealGrounds.ts'

const grounds = words(
  'bas[ei]s',
  'grounds?',
  'reasons?',
  'because',
  'based on',
  'if',
  'on the basis',
)
const elsewhere = [
  phrase`(?:section|article|part|appendix|enclos\w+|attach\w+|polic(?:y|ies)|procedures?|handbook|page|form|brochure|guide|online|website|below|following|above)`,
]
const mentions = affirms(phrase`appeal\w*`, { anyStance: true, headings: true })
const offers = affirms(
  phrase`(?:may|can|right|either|both|each|you|part(?:y|ies)|wish\w*|entitled|option|must|file|submit|procedures?|grounds|bases) … appeal\w*|appeals? … (?:may|must|can|within|by|to|due|grounds|bases|procedures?)`,
  { anyStance: true },
)

/** "Appeal", or what plain letters call it. */
const ofAppeals =
  /\bappeal|\blook (?:at (?:it|this|the \w+) )?again\b|\breconsider|\bif you disagree\b/

/** The bases that are named in the document's words on appeals; all of them where it names none itself. */
function missingBases({ reading }: Facts): { names: string[]; refers: boolean; offered: boolean } {
  const aboutAppeals = reading.sentences.filter(({ plain, block, index }) => {
    if ([plain, block.heading, block.lead].some((text) => ofAppeals.test(text))) return true
    const before = [1, 2, 3, 4, 5].map((back) => reading.sentences[index - back]?.plain ?? '')
    return before.some((text) => ofAppeals.test(text))
  })
  const text = aboutAppeals.map(({ plain }) => plain).join(' ')
  const names = Object.entries(appealBases).flatMap(([name, pattern]) =>
    pattern.test(text) ? [] : [name],
  )
  const refers = aboutAppeals.some(
    ({ plain }) =>
      plain.includes('appeal') && elsewhere.some((pattern) => plain.search(pattern) !== -1),
  )
  return { names, refers, offered: findFirst(reading, [offers]) !== null }
}

/** "You may appeal if you believe the sanction too harsh", in a letter that names no other ground. */
const onlyTheSanction = affirms(
  phrase`(?:appeal\w*|look again|review|reconsider\w*) … (?:if|where|because|on the ground|as) … (?:sanction|penalty|punishment|suspension|discipline|expulsion|probation) … (?:too|harsh|severe|heavy|unfair|excessive|disproportionate|out of proportion|strict)`,
  { anyStance: true },
)

const oneMayAppeal =
  /(?:\b(?:[Tt]he )?((?:[Rr]espond|[Cc]omplain)(?:ent|ant)|(?:Mr|Ms|Mrs|Dr|Prof)\. [A-Z]\w+|[A-Z][a-z]+)(?:(?:'s|s') (?:parents?|family|mother|father))?) (?:may|can|has the (?:right|opportunity) to|is entitled to|has a right to|has (?:\w+ ){1,4}to) (?:file an |submit an )?(?:appeal|ask (?:the |for )(?:\w+ ){1,4}(?:to look again|to review|to reconsider|look again|second look|review))\b/
const noName =
  /^(?:Either|Both|Each|You|They|We|Part(?:y|ies)|Neither|This|It|Students?|Anyone|One|Any|And|He|She|Who)$/
const bothMayAppeal =
  /\b(?:either|both|each|(?:the )?parties|any party|a party|you (?:may|can|have)|complainant (?:and|or) (?:the )?respondent|respondent (?:and|or) (?:the )?complainant)\b/

/** "Mr. Gray may appeal" in a letter in whose words on appeals the other party does not occur. */
function onlyOneMayAppeal({ reading }: Facts): Hit | null {
  const sentences = reading.sentences.filter(({ plain }) => ofAppeals.test(plain))
  if (sentences.some(({ plain }) => bothMayAppeal.test(plain))) return null
  const named = sentences.flatMap((sentence) => {
    const name = oneMayAppeal.exec(sentence.text)?.[1]
    return name === undefined || noName.test(name) ? [] : [{ sentence, name }]
  })
  const [first] = named
  if (!first || new Set(named.map(({ name }) => name.toLowerCase())).size > 1) return null
  const { sentence } = first
  return { sentence, start: sentence.start, end: sentence.end }
}

function checkDetermination(facts: Facts): Verdict {
  const one = onlyOneMayAppeal(facts)
  if (one)
    return {
      state: 'contradicted',
      at: one,
      cite: '34 CFR 106.45(b)(8)(i)',
      text: particulars['DET-09.one-party'],
    }
  const { names, refers, offered } = missingBases(facts)
  const sanctionAlone = names.length === 3 ? findFirst(facts.reading, [onlyTheSanction]) : null
  if (sanctionAlone)
    return { state: 'contradicted', at: sanctionAlone, cite: '34 CFR 106.45(b)(8)(i)' }
  const at = findFirst(facts.reading, [
    affirms(phrase`${grounds} … appeal\w*|appeal\w* … ${grounds}`),
    offers,
  ])
  if (names.length === 0) return { state: 'found' }
  if (offered && names.length < 3 && at) {
    return {
      state: 'contradicted',
      at,
      cite: '34 CFR 106.45(b)(8)(i)',
      text: `The words on the appeal do not name ${names.join(' or ')} as a ground. Both parties may appeal on three bases: procedural irregularity, new evidence, and bias or conflict of interest.`,
    }
  }
  if (offered && refers) return at ? { state: 'found', at } : { state: 'found' }
  return {
    state: 'missing',
    ...(findFirst(facts.reading, [mentions]) && { text: particulars['DET-09.no-bases'] }),
  }
}

/** 106.45(b)(7)(ii)(F): the determination tells how, and on which bases, both parties may appeal. */
export const appealInDecision = rule('DET-09', {
  check: (facts) => {
    const isDetermination = facts.docType === 'written_determination'
    const refused = findFirst(facts.reading, appealRefused)
    const cite = isDetermination ? {} : { cite: '34 CFR 106.45(b)(8)(i)' }
    if (refused) return { state: 'contradicted', at: refused, ...cite }
    const limited = findFirst(facts.reading, appealLimited)
    if (limited) return { state: 'contradicted', at: limited, cite: '34 CFR 106.45(b)(8)(i)' }
    return isDetermination ? checkDetermination(facts) : { state: 'silent' }
  },
})
