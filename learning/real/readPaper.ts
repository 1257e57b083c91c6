import { analyze } from '@hub/core/analysis/analyze'
import { findParties, type Role } from '@hub/core/analysis/findings/parties'
import { periodsOfActs } from '@hub/core/deadlines/names'
import { onePage } from '@hub/core/document/documentText'
import { readDocument } from '@hub/core/document/reading'
import type { ReaderModel } from '@hub/core/reader/stances'
import { acts } from './marks.ts'
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
  ['report made', 'report_conduct'],
  ['dismissal', 'dismiss'],
  ['object', 'submit'],
  ['due', 'submit'],
  ['letter date', 'document_date'],
  ['takes effect', 'effective_date'],
  ['revised', 'effective_date'],
  ['approved', 'effective_date'],
]

/** What the product says of a paper. */
export async function readPaper(text: string, reader: ReaderModel): Promise<PaperReading> {
  const document = onePage(text)
  const report = await analyze(document, reader)
  return {
    kind: report.docType,
    issues: report.potentialIssues.map(({ id, kind, start, end }) => ({ id, kind, start, end })),
    found: report.compliance.points.filter(({ state }) => state === 'found').map(({ id }) => id),
    people: findParties(readDocument(document)).map(({ role, start, end }) => ({
      role: roleOf[role],
      start,
      end,
    })),
    dates: report.dates.map(({ iso, start, end, what }) => ({
      iso,
      start,
      end,
      act: actIn(what),
    })),
  }
}

/** By the name that the reader's act gives to a length of time, or else by words. */
function actIn(what: string): Act {
  const [name = ''] = what.split(' (')
  const read = [...periodsOfActs].find(([, period]) => period === name)?.[0]
  return (
    acts.find((act) => act === read) ??
    actOf.find(([words]) => what.toLowerCase().includes(words))?.[1] ??
    'other'
  )
}
