import type { TimeMeaning } from '../reader/stances.ts'

const paper =
  /.*\b(complaint|notice|letter|e-?mail|report|memo)s?\b( of (?:the |an? )?(?:allegations?|(?:live )?hearing|interview|meeting))?,?((?: (?:which|that) (?:you|he|she|they))?(?: (?:was|were|is))?(?: (?:filed|signed|received|submitted|dated|sent|mailed|made)\b[^.;]{0,50}?)?(?: (?:of|on|dated))?) (?:the )?$/s

/** "The notice of May 3", "a complaint, signed by Ms. Ray on May 3", "the May 3 notice": the day is that of a paper. */
export function paperOf(
  before: string,
  after: string,
  told: TimeMeaning | undefined,
  isAhead: boolean,
): string | null | undefined {
  if (filed.test(before)) return 'Formal complaint'
  const [, behind] = /^\s(notice|letter|e-?mail|report|memo)\b/.exec(after) ?? []
  const [, noun = behind, of, link] = paper.exec(before) ?? []
  const isBare = behind === undefined && link === ''
  if (noun === undefined || (isBare && (isAhead || of === undefined)))
    return filedThen.test(after) ? 'Formal complaint' : undefined
  if (noun === 'complaint') return 'Formal complaint'
  // What a paper of another kind was for its words tell; a report may be of conduct, or the investigator's own.
  if (noun === 'report') {
    const isOther = told && !ofConduct.test(told.act) && !reached.test(before)
    return isOther && isDated.test(link ?? '') ? null : undefined
  }
  if (noun !== 'notice') return /\bappealed\b/.test(before) ? 'Appeal filed' : null
  return of?.includes('alleg') || /\balleg|\bcomplaint/.test(before + after) ? NOTICE : 'Notice'
}

/** "The report of May 3", and not "the report was sent on May 3". */
const isDated = /^ (?:of|on|dated)\b/
const reached =
  /\b(?:received|got|mailed|sent|given|handed)(?: you| both)? (?:the|his|her|our|my|their) [^.;]{0,24}report\b/
const ofConduct = /^(?:report_conduct|none)$/

/** Up to the end of the sentence; initials and "Ms." do not end it. */
const GAP = '(?:[^.;]|(?<=\\b(?:mrs?|ms|mx|dr|[a-z]))\\.)'
const filed = new RegExp(
  `\\bcomplaint\\b${GAP}{0,80}\\b(?:filed|signed|received|submitted)\\b(?: (?:by|with|against)\\b${GAP}{0,60}?)?,? (?:on )?$`,
)

/** "On May 3 a formal complaint was filed", "Ms. Ray signed a complaint". */
const filedThen =
  /^,?\s(?:(?:a|the|your|his|her) )?(?:signed )?(?:formal )?complaint (?:was|has been) (?:filed|signed|received|submitted)\b|^,?\s(?!(?:so|and|but|which|that)\b)[^.;,]{0,40}(?:, an? [^.;,]{0,40}, )?\b(?:filed|signed|received|submitted) (?:a|the|your|his|her) (?:signed )?(?:formal |title ix )?complaint\b/

const NOTICE = 'Notice of allegations'
