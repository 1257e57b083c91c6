import type { Reading } from '../../../document/reading.ts'
import { findFirst, hasAny, type Pattern } from '../../language/find.ts'
import { phrase } from '../../language/phrase.ts'
import type { Rule } from '../../rule.ts'

const part = [
  phrase`(?:excerpt|extract|summary|overview|quick guide|fact sheet|brochure|at a glance|faq|frequently asked questions)`,
  phrase`(?:full|complete|entire) (?:text|policy|procedures?|process|title ix (?:policy|process|procedures?)|grievance (?:process|procedures?)) … (?:is|are|can be|may be) (?:found|available|in|on|set out|posted|described)`,
  phrase`(?:this (?:page|section|leaflet|handout|excerpt|chapter) (?:covers|describes|deals with|explains|summari[sz]es))`,
]
const stages = [
  phrase`formal complaint`,
  phrase`investigat\w+`,
  phrase`(?:evidence|report) … (?:respon\w+|review|inspect)`,
  phrase`(?:determination|written decision|outcome)`,
  phrase`appeals?`,
  phrase`supportive measures?`,
  phrase`(?:notice of (?:the )?allegations?|written notice)`,
]
/** How much of a policy is looked at to see whether it calls itself a part. */
const BEGINNING = 12

/** The document sets out a whole grievance process, and does not say that it is only a part of one. */
export function isWholePolicy({ sentences }: Reading): boolean {
  const beginning = sentences.slice(0, BEGINNING)
  if (beginning.some(({ plain }) => hasAny(plain, part))) return false
  const named = stages.filter((stage) => sentences.some(({ plain }) => plain.search(stage) !== -1))
  return named.length >= stages.length - 1
}

/**
 * The check of a point that 106.45(b)(1) or 106.8 asks of a school's process. Silence counts only in a policy
 * that sets out the whole process: an excerpt leaves the rest to other pages.
 */
export function policyPoint(points: {
  found: readonly Pattern[]
  against?: readonly Pattern[]
}): Rule['check'] {
  return ({ reading }) => {
    const contrary = findFirst(reading, points.against ?? [])
    if (contrary) return { state: 'contradicted', at: contrary }
    const at = findFirst(reading, points.found)
    if (at) return { state: 'found', at }
    return { state: isWholePolicy(reading) ? 'missing' : 'silent' }
  }
}

/** A check of letters for which, in a policy that sets out the whole process, silence is an issue, too. */
export function mustBeInPolicy(check: Rule['check']): Rule['check'] {
  return (facts) => {
    const verdict = check(facts)
    const mustTell = verdict.state === 'silent' && facts.docType === 'school_policy'
    return mustTell && isWholePolicy(facts.reading) ? { state: 'missing' } : verdict
  }
}
