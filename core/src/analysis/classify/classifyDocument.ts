import type { Reading } from '../../document/reading.ts'
import type { DocumentType } from '../report.ts'
import { kindByActs } from './kindByActs.ts'
import { type Likely, learntKinds } from './learnt/learntKinds.ts'
import { subjectOf } from './subject.ts'
import { outlineOf } from './units.ts'

/**
 * In log odds: what the rules' word for a kind weighs. They see an act in a few words, but know few ways to say it;
 * what was learnt sees all words, but not which of them count, so that it knows little of a note.
 */
const RULED = { letter: 2, note: 4 } as const
/** In words. */
const LONGEST_NOTE = 120

/** All that is no document of a Title IX case. */
const noCase: ReadonlySet<DocumentType> = new Set(['other', 'general_conduct'])

/** What kind of document it is, by its acts and by all that is in it. */
export function classifyDocument(reading: Reading): DocumentType {
  const ruled = kindByActs(reading)
  const likely = learntKinds(reading)
  const note = isNote(reading)
  const weight = note ? RULED.note : RULED.letter
  const best = likely
    .filter(({ docType }) => !noCase.has(docType))
    .map(({ docType, odds }) => ({ docType, odds: odds + (docType === ruled ? weight : 0) }))
    .reduce(likelier)
  const other = likely.find(({ docType }) => noCase.has(docType))?.odds ?? -Infinity
  if (noCase.has(ruled)) {
    // Of the many texts that are no case document little was learnt, so it takes much to overrule.
    const isPlain = !note && best.odds > 0 && best.odds > other && isAboutTitleIx(reading)
    return isPlain ? best.docType : ruled
  }
  return other > 0 && other > best.odds ? 'other' : best.docType
}

function isNote({ document }: Reading): boolean {
  return document.text.split(/\s+/, LONGEST_NOTE + 1).length <= LONGEST_NOTE
}

function isAboutTitleIx(reading: Reading): boolean {
  return subjectOf(outlineOf(reading)).titleIx >= LEAST_ABOUT_TITLE_IX
}
/** Signs of a Title IX matter, as `subjectOf` counts them. */
const LEAST_ABOUT_TITLE_IX = 3

function likelier(one: Likely, two: Likely): Likely {
  return two.odds > one.odds ? two : one
}
