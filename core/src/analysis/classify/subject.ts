import { wording } from './cue.ts'
import type { Outline } from './units.ts'

/** A sign with what it weighs. */
type Sign = readonly [weight: number, says: RegExp]

/** Sentences that say that Title IX is another matter. */
const setsAside = wording`(?:not|isn't|nor|neither|outside(?: of)?|separate from|rather than|instead of|other than)(?: (?:a|an|the|our|its|under|by|within|part|of|handled|treated|covered|considered|subject|to|being|been|case|matter|fall|falls|come|governed|brought|as|for|in|proceed|proceeding|processed|investigated|addressed|rise|reach)){0,5} title ix(?! coordinator| office| personnel| team| staff| administrator)|(?:would|will|should) (?:be |go |have )(?:sent |referred |gone )?to the title ix|title ix (?:[a-z]+ ){0,3}(?:does not|do not|is not|are not|did not|not|would not) (?:apply|part|involved|cover|used)|not (?:a |an )?(?:title ix|sexual harassment|sexual misconduct) (?:matter|case|complaint|process)`

const titleIx: readonly Sign[] = [
  [3, wording`title (?:ix|9)|tix|t-?9|t-?ix|[a-z0-9]{1,8}-(?:[a-z0-9]{1,8}-)?ix`],
  [3, /\b106\.\d/g],
  [
    3,
    wording`sexual (?:harassment|assault|misconduct|violence|exploitation)|sex(?:ual)? discrimination|sex-based|gender-based`,
  ],
  [3, wording`formal complaints?`],
  [2, wording`complainants?|reporting part(?:y|ies)`],
  [1, wording`respondents?`],
  [2, wording`grievance (?:process|procedures?)`],
  [2, wording`supportive measures?`],
  [
    2,
    wording`stalk(?:ing|ed)?|dating violence|domestic violence|rape|fondling|quid pro quo|intimate (?:picture|partner|image)s?`,
  ],
  [1, wording`groped?|touch(?:ed|ing)|unwelcome|unwanted|without .. consent|non-?consensual`],
]

const otherConduct: readonly Sign[] = [
  [
    3,
    wording`(?:student |college |university )?(?:code of (?:student )?conduct|student (?:conduct )?code|honou?r code|conduct code)|community standards|academic integrity|standards of conduct|student handbook|housing (?:policy|rules)|residence hall (?:policy|rules|agreement)`,
  ],
  [
    3,
    wording`alcohol|drugs?|marijuana|plagiari[sz](?:m|ed|ing)|cheat(?:ing|ed)|hazing|vandali[sz](?:m|ed|ing)|noise|fight(?:ing)?|theft|stole|stolen|weapons?|disorderly|trespass(?:ing)?|fire alarm|broken|smok(?:e|ing)|vap(?:e|ing)|parking|guests?|tardi(?:ness|es)|attendance|truan(?:t|cy)|disrupt(?:ion|ive|ed)?|property damage|underage|bullying|forg(?:ery|ed)|computer use|unauthori[sz]ed`,
  ],
  [
    2,
    wording`(?:charged|charges?|alleged|violat(?:ed|ing|ion|ions)|responsible|against) … (?:code|policy|section|standards|rules?|plagiarism)`,
  ],
  [
    2,
    wording`(?:office of )?(?:student conduct|judicial affairs|residence life|academic integrity|dean of students|student discipline|community standards)|conduct (?:officer|board|administrator|hearing)|honou?r (?:council|board|committee)|principal|residence director`,
  ],
  [
    2,
    wording`(?:suspended|suspension|detention|expelled) from school|(?:out-of-school|in-school) suspension|grade of zero|probation`,
  ],
]

/** Words of any case, which a short letter within a Title IX case may have alone. */
const anyCase: readonly Sign[] = [
  [1, wording`complaints?`],
  [1, wording`investigat(?:ion|ions|or|ors|e|ed|ing)|evidence|witness(?:es)?`],
  [1, wording`hearing|hear (?:your|the) case|outcome|panel|appeals?`],
  [1, wording`report|cases?|findings?|responsible`],
  [1, wording`advis[eo]rs?|parties|both of you|either of you|dear both`],
]

/** What schools also decide, and hear appeals of. */
const otherBusiness = wording`financial aid|tuition|refunds?|grade (?:appeal|change|dispute)|academic (?:probation|standing|dismissal|suspension|progress)|admissions?|parking|transcript|library (?:fine|books?)|scholarships?|enrol?lment (?:hold|deposit)|research (?:misconduct|protocol)|copyright|disability (?:services|accommodations?)|section 504|tenure|immunization|graduation`

/** What a letter is about. */
export interface Subject {
  readonly titleIx: number
  /** 0 to 5: how much it speaks of a case; 0 where it is other business of a school. */
  readonly anyCase: number
  readonly otherConduct: number
  /** It says itself that it is no Title IX matter. */
  readonly setsTitleIxAside: boolean
}

/** Weighs what a document is about. What it says to be another office's matter does not count. */
export function subjectOf(outline: Outline): Subject {
  const own = outline.units.filter(({ plain }) => plain.search(setsAside) === -1)
  const text = [...outline.titles, ...outline.sections, ...own.map(({ plain }) => plain)].join('\n')
  return {
    titleIx: weigh(titleIx, text) + (isHeadedTitleIx(outline) ? HEADED : 0),
    anyCase: text.search(otherBusiness) === -1 ? weigh(anyCase, text) : 0,
    otherConduct: weigh(otherConduct, text),
    setsTitleIxAside: own.length < outline.units.length,
  }
}

/** A Title IX office's own letter is about Title IX, also where it cites the student code. */
const HEADED = 3

const LINE_LENGTH = 70

/** A title, a subject line, or a short line such as the office below a signature names Title IX. */
function isHeadedTitleIx({ titles, units }: Outline): boolean {
  const lines = units.map(({ plain }) => plain).filter((plain) => plain.length <= LINE_LENGTH)
  return [...titles, ...lines].some(
    (line) => line.includes('title ix') && line.search(setsAside) === -1,
  )
}

function weigh(signs: readonly Sign[], text: string): number {
  let sum = 0
  for (const [weight, says] of signs) if (text.search(says) !== -1) sum += weight
  return sum
}
