import type { Reading } from '../../document/reading.ts'
import type { DocumentType } from '../report.ts'
import { type Cue, type Kind, speaks } from './cue.ts'
import { otherGenre } from './genres.ts'
import { hintsFor } from './hints.ts'
import { kinds } from './kinds.ts'
import { speaksForEveryone } from './rulesForAll.ts'
import { isSchoolOrder } from './schoolOrder.ts'
import { type Subject, subjectOf } from './subject.ts'
import { hasTitleWord } from './titleWords.ts'
import { type Outline, outlineOf, type Unit } from './units.ts'

/** How well each kind fits, best first. Exported for the tests that say why a document was read so. */
export interface Weighed {
  readonly docType: DocumentType
  readonly score: number
}

const TITLE = 13
const TITLE_WORD = 5
/** What comes later in a case recites the complaint, the ends of it most plainly. */
const later: ReadonlyMap<DocumentType, number> = new Map([
  ['appeal_decision', 2],
  ['written_determination', 2],
  ['dismissal_notice', 2],
  ['no_contact_or_emergency_removal_notice', 1.3],
])
const SECTION = 2
const MOST_FROM_SECTIONS = 10
const OPENING = 1.5
/** So much is about Title IX. */
const LEAST_OF_A_CASE = 3
/** Less than this is no act of a school's process. */
const LEAST = 7
const CLEAR = 12
/** What a hint weighs against an act. */
const HINTED = 1.5
/** How near a kind that the title names must come to the best of the others. */
const NEARLY = 1.3
const VERY_CLEAR = 20
/** A school's letter may speak of a lease, or of wages: its acts then stand out. */
const SCHOOLS_OWN = 45
/** So much is a form or a note of a Title IX office, also without a salutation. */
const PLAINLY_TITLE_IX = 6
/** A letter about Title IX does something. */
const LEAST_ABOUT_TITLE_IX = 4

/** What kind of document it is, by what it does: the acts of a school, as rules know them. */
export function kindByActs(reading: Reading): DocumentType {
  const outline = outlineOf(reading)
  const subject = subjectOf(outline)
  const kind = kindOfCase(outline, subject)
  if (kind !== 'other' || subject.titleIx >= LEAST_OF_A_CASE) return kind
  return isSchoolOrder(outline) ? 'general_conduct' : 'other'
}

function kindOfCase(outline: Outline, subject: Subject): DocumentType {
  const best = bestOfKinds(outline, subject)
  if (best === undefined) return 'other'
  if (isOtherConduct(subject, best)) return aboutCode(outline, subject)
  if (best.score < leastFor(subject, outline)) return 'other'
  const genre = otherGenre(outline)
  if (genre >= 1 && !isSchoolsOwn(outline, best, genre)) return 'other'
  if (best.docType === 'dismissal_notice' && isOfRetaliation(outline)) return 'other'
  const isCase = isOfACase(subject, best, isFromSchool(outline))
  return isCase ? best.docType : 'other'
}

const ofRetaliation =
  /\b(?:retaliation (?:complaint|report|claim|allegation)|(?:complaint|report|claim|allegation)s? of retaliation)\b/
const ofHarassment =
  /\bformal complaint|\bsexual(?:ly)? (?:harass|assault)|\bdating violence|\bstalking\b/

/** A complaint of retaliation is answered under other rules than those on dismissing a formal complaint. */
function isOfRetaliation({ plain, titles, units }: Outline): boolean {
  const subject = [...titles, ...units.filter(({ opening }) => opening).map((unit) => unit.plain)]
  return subject.some((line) => ofRetaliation.test(line)) && !ofHarassment.test(plain)
}

function leastFor({ titleIx }: Subject, { isAddressed }: Outline): number {
  const isPlainlyTitleIx = titleIx >= (isAddressed ? 3 : PLAINLY_TITLE_IX)
  return isPlainlyTitleIx ? LEAST_ABOUT_TITLE_IX : LEAST
}

/** Whether the words are of a Title IX case; a plain act of a school's letter needs fewer of them. */
function isOfACase({ titleIx, anyCase }: Subject, best: Weighed, fromSchool: boolean): boolean {
  // whoever lets flats or sells shoes may also have rules against harassment
  if (!fromSchool && best.docType === 'school_policy') return false
  if (titleIx >= LEAST_OF_A_CASE || anyCase >= 3) return true
  if (!fromSchool) return false
  if (titleIx >= 2 && best.score >= VERY_CLEAR) return true
  return anyCase >= (best.score >= CLEAR ? 1 : 2) || titleIx + anyCase >= 3
}

/** A letter under a code of conduct is a neighbour of Title IX, or has nothing to do with it. */
function aboutCode(outline: Outline, subject: Subject): DocumentType {
  const isClose = subject.titleIx >= 2 || subject.setsTitleIxAside
  return isClose && outline.isAddressed ? 'general_conduct' : 'other'
}

/** The kind by what the document does; where no act is plain in a Title IX matter, also by what it talks about. */
function bestOfKinds(outline: Outline, subject: Subject): Weighed | undefined {
  const weighed = weighKinds(outline)
  const best = laterStep(weighed)
  if (!best || subject.titleIx < 2) return best
  if (best.score >= CLEAR) return titled(weighed, best, outline) ?? best
  if (subject.otherConduct > subject.titleIx || subject.setsTitleIxAside) return best
  // What is written to nobody may tell of Title IX in general: a leaflet, a newsletter.
  if (!outline.isAddressed) return best
  const hinted = laterStep(
    weighed
      .map(({ docType, score }) => ({
        docType,
        score: score + HINTED * hintsFor(docType, outline),
      }))
      .toSorted((one, other) => other.score - one.score),
  )
  return hinted && hinted.score >= LEAST ? hinted : best
}

/** A report that decides stays a report: where two kinds fit nearly alike, the title tells. */
function titled(all: readonly Weighed[], best: Weighed, outline: Outline): Weighed | undefined {
  const isTitled = ({ docType }: Weighed) =>
    kinds.some((kind) => kind.docType === docType && hasTitle(kind, outline))
  if (isTitled(best)) return best
  return all.find((one) => one.score * NEARLY >= best.score && isTitled(one))
}

/** All kinds with their scores, best first. */
export function weighKinds(outline: Outline): readonly Weighed[] {
  return kinds
    .map((kind) => ({ docType: kind.docType, score: scoreOf(kind, outline) }))
    .toSorted((one, other) => other.score - one.score)
}

/** What comes later in a case recites the complaint: it need not outweigh what it recites. */
function laterStep(weighed: readonly Weighed[]): Weighed | undefined {
  const [best] = weighed
  if (best?.docType !== 'notice_of_allegations') return best
  return weighed.find(isLater) ?? best

  function isLater({ docType, score }: Weighed): boolean {
    return score >= LEAST && score * (later.get(docType) ?? 0) >= (best?.score ?? 0)
  }
}

function scoreOf(kind: Kind, outline: Outline): number {
  const isPolicy = kind.docType === 'school_policy'
  let score = 0
  if (hasTitle(kind, outline) && !(isPolicy && outline.isAddressed)) score += TITLE
  else if (hasTitleWord(kind.docType, outline)) score += TITLE_WORD
  for (const cue of kind.acts) score += bestOf(cue, outline.units)
  const named = (kind.sections ?? []).filter((says) => isNamed(says, outline.sections)).length
  score += Math.min(MOST_FROM_SECTIONS, named * SECTION)
  if (!isPolicy) return score
  return outline.isAddressed ? score / 2 : score + speaksForEveryone(outline)
}

function hasTitle({ titles }: Kind, outline: Outline): boolean {
  return outline.titles.some((title) => titles.some((says) => title.search(says) !== -1))
}

/** A section is named where the words are most of its heading. */
function isNamed(says: RegExp, sections: readonly string[]): boolean {
  return sections.some((section) => {
    const [match] = section.match(says) ?? []
    return match !== undefined && match.length * 2 >= section.length
  })
}

function bestOf(cue: Cue, units: readonly Unit[]): number {
  let best = 0
  for (const unit of units) {
    if (unit.unsure && !cue.loose) continue
    if (best >= cue.weight && !unit.opening) continue
    if (!speaks(cue, unit.plain)) continue
    best = Math.max(best, cue.weight * (unit.opening ? OPENING : 1))
  }
  return best
}

function isSchoolsOwn(outline: Outline, best: Weighed, genre: number): boolean {
  return best.score >= SCHOOLS_OWN * genre && isFromSchool(outline)
}

const schoolWords =
  /\b(?:universit(?:y|ies)|colleges?|schools?|districts?|campus|institute of technology|academy|students?|faculty|provost|registrar|principal|superintendent|title ix|dean)\b/g

function isFromSchool(outline: Outline): boolean {
  return new Set(outline.plain.match(schoolWords)).size > 0
}

function isOtherConduct(subject: Subject, best: Weighed): boolean {
  const { titleIx, otherConduct, setsTitleIxAside } = subject
  if (otherConduct < 5 || best.docType === 'dismissal_notice') return false
  if (best.docType === 'school_policy') return otherConduct > titleIx
  return otherConduct > titleIx * (setsTitleIxAside ? 0.7 : 1)
}
