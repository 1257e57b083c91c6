import type { Reading } from '../../document/reading.ts'
import { outcomeOf, outcomeOfAppeal, outcomeOfDetermination } from '../findings/outcome.ts'
import { pendingAppeal } from '../findings/pendingAppeal.ts'
import type { DocumentType } from '../report.ts'
import { isOutsideTitleIx } from './isOutsideTitleIx.ts'
import { isKindSure, type Kinds, kindOf } from './kindOf.ts'

/** What a document is, and whether that is only the likeliest. */
export interface Told {
  readonly docType: DocumentType
  readonly isKindUnsure: boolean
}

/** A determination's share of an appeal decision is less. */
const SHARE_OF_APPEAL = 0.2

const tellsOfDecision: ReadonlySet<DocumentType> = new Set([
  'appeal_decision',
  'written_determination',
])

/** What kind of paper it is, by the reader's shares and by what its words say of Title IX. */
export function typeOf(reading: Reading, kinds: Kinds): Told {
  const said = saysOfTitleIx(reading)
  const told = kindOf(kinds, said === 'names it')
  // A notice that somebody has appealed is no decision: it need not hold what one must.
  if (tellsOfDecision.has(told) && pendingAppeal(reading))
    return { docType: 'appeal_decision', isKindUnsure: true }
  if (told !== kindOf(kinds) && outcomeOfDetermination(reading) !== null)
    return { docType: 'written_determination', isKindUnsure: false }
  // Both tell whom a hearing found responsible; only a decision on an appeal tells what became of that.
  const ofAppeal = kinds.get('appeal_decision') ?? 0
  if (
    told === 'written_determination' &&
    ofAppeal > SHARE_OF_APPEAL &&
    outcomeOfAppeal(reading) !== null
  )
    return { docType: 'appeal_decision', isKindUnsure: false }
  if (told === 'school_policy' && isOfOtherGrounds(reading))
    return { docType: 'general_conduct', isKindUnsure: false }
  const isOfCase = said === 'names it' && told !== 'school_policy'
  const isSure = isKindSure(isOfCase ? ofACase(kinds) : kinds, told)
  if (!isSure && said === 'is not of it') return { docType: 'other', isKindUnsure: false }
  if (!isSure && isOutsideTitleIx(reading, told))
    return { docType: 'general_conduct', isKindUnsure: !isKindSure(kinds, 'general_conduct') }
  const isDecided = outcomeOf(reading, told) !== null
  return { docType: told, isKindUnsure: told !== 'other' && !isSure && !isDecided }
}

/** The shares among papers of a case: what names Title IX is seldom none, and then `kindOf` has said so. */
function ofACase(kinds: Kinds): Kinds {
  const own = [...kinds].filter(([kind]) => kind !== 'other' && kind !== 'general_conduct')
  const whole = own.reduce((sum, [, share]) => sum + share, 0)
  return new Map(own.map(([kind, share]) => [kind, share / whole]))
}

/** Whether a document names Title IX, and not only to say that it is no matter of it. */
export function namesTitleIx(reading: Reading): boolean {
  return saysOfTitleIx(reading) === 'names it'
}

const otherGrounds = /\b(?:other than sex|non[- ]title ix)\b/

/** "Policy on Discrimination and Harassment (Other Than Sex-Based)" */
function isOfOtherGrounds({ sentences: [title] }: Reading): boolean {
  return title !== undefined && otherGrounds.test(title.plain)
}

const title = /\btitle ix\b/
/** "Nothing in this letter concerns the University's Title IX procedures." */
const isElsewhere =
  /\b(?:nothing|none|neither|not|no|never|outside|unrelated|separate|apart|other than)\b[^.]{0,120}\btitle ix\b/

/** "I am not the Title IX Coordinator": what somebody says who decides such a case. */
const isOfOffice =
  /\b(?:none|neither|nobody|not|nor)\b[^.;]{0,30}\b(?:the|a) title ix coordinator\b/

/** Whether the document names Title IX; and not only to say that this is no matter of it. */
function saysOfTitleIx({ sentences }: Reading): 'names it' | 'is not of it' | 'nothing' {
  const naming = sentences.filter(({ plain }) => title.test(plain))
  if (naming.length === 0) return 'nothing'
  return naming.every(({ plain }) => isElsewhere.test(plain) && !isOfOffice.test(plain))
    ? 'is not of it'
    : 'names it'
}
