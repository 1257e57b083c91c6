import { analyze } from '@hub/core/analysis/analyze'
import type { DocumentType, Role } from '@hub/core/analysis/report'
import { unstatedIn } from '@hub/core/analysis/unstatedIn'
import { onePage } from '@hub/core/document/documentText'
import type { ReaderModel } from '@hub/core/reader/stances'
import type { PaperReading } from './reading.ts'

type People = PaperReading['people'][number]['role']
type Act = PaperReading['dates'][number]['act']

const roleOf: Readonly<Record<Role, People>> = {
  complainant: 'complainant',
  respondent: 'respondent',
  investigator: 'investigator',
  decision_maker: 'decision_maker',
  appeal_officer: 'appeal_decision_maker',
  facilitator: 'facilitator',
  title_ix_coordinator: 'coordinator',
  deputy_coordinator: 'coordinator',
  advisor: 'advisor',
}

/** What the engine says of a date, in the order in which the words are looked for. */
const actOf: readonly (readonly [string, Act])[] = [
  ['decision on the appeal', 'decide_appeal'],
  ['response to the appeal', 'answer_appeal'],
  ['respond to the appeal', 'answer_appeal'],
  ['appeal', 'appeal'],
  ['ask for a review', 'appeal'],
  ['records are kept', 'keep_records'],
  ['whole process', 'complete_process'],
  ['be finished', 'complete_process'],
  ['investigation', 'investigate'],
  ['challenge', 'challenge_removal'],
  ['outside the school', 'outside_complaint'],
  ['time to report', 'report_conduct'],
  ['gives itself', 'answer_report_of_conduct'],
  ['report and the hearing', 'send_report'],
  ['send the report', 'send_report'],
  ['share the evidence', 'send_evidence'],
  ['extension', 'extend'],
  ['more time', 'extend'],
  ['response to the report', 'answer_report'],
  ['investigative report', 'send_report'],
  ['evidence shared', 'send_evidence'],
  ['evidence', 'answer_evidence'],
  ['hearing', 'hearing'],
  ['interview', 'meeting'],
  ['meeting', 'meeting'],
  ['decision', 'decide'],
  ['informal resolution', 'informal_resolution'],
  ['notice', 'give_notice'],
  ['incident', 'incident'],
  ['decide', 'decide'],
  ['report made', 'report_conduct'],
  ['dismissal', 'dismiss'],
  ['object', 'submit'],
  ['due', 'submit'],
  ['letter date', 'document_date'],
  ['takes effect', 'effective_date'],
  ['revised', 'effective_date'],
  ['approved', 'effective_date'],
]

/**
 * What the product says of a paper.
 *
 * @param toldKind what its owner says that it is
 */
export async function readPaper(
  text: string,
  reader: ReaderModel,
  toldKind?: DocumentType,
): Promise<PaperReading> {
  const report = await analyze(onePage(text), reader, undefined, toldKind)
  return {
    kind: report.docType,
    issues: [
      ...report.potentialIssues.map(({ id, kind, start, end }) => ({ id, kind, start, end })),
      ...unstatedIn(report).map(({ id }) => ({ id, kind: 'missing' as const })),
    ],
    found: report.compliance.points.filter(({ state }) => state === 'found').map(({ id }) => id),
    people: (report.people ?? []).flatMap(({ parts }) =>
      parts.map(({ role, start, end }) => ({ role: roleOf[role], start, end })),
    ),
    dates: report.dates.map(({ iso, start, end, what }) => ({
      iso,
      start,
      end,
      act: actIn(what),
    })),
  }
}

/** The act of a name that the engine gives. */
function actIn(what: string): Act {
  const [name = ''] = what.toLowerCase().split(' (')
  return actOf.find(([words]) => name.includes(words))?.[1] ?? 'other'
}
