import type { Report } from '@hub/core/analysis/report'
import type { ReactNode } from 'react'
import { IssueEntry } from './IssueEntry.tsx'
import { issueGroups } from './issueGroups.ts'
import type { IssueItem } from './issueItem.ts'
import type { Lit } from './lit.ts'
import { openItem } from './openItem.ts'
import { ReportGroup } from './ReportGroup.tsx'
import { recipientNote } from './recipientNote.ts'
import { countPoints } from './scoreWords.ts'
import { policyNote } from './toldIssues.ts'

interface IssueGroupsProps {
  report: Pick<Report, 'compliance' | 'docType' | 'isForeign' | 'isKindUnsure' | 'potentialIssues'>
  items: readonly IssueItem[]
  noun: string
  /** Where a document that was not checked can be said to be something else, by its DOM id. */
  kindAt?: string
  /** Lights an entry's words in the letter, where the letter stands beside it. */
  onShow?: (passage: Lit) => void
}

/** Every potential issue, in groups by how much hangs on it. */
export function IssueGroups({ report, items, noun, kindAt, onShow }: IssueGroupsProps) {
  if (items.length === 0) return <Nothing report={report} noun={noun} kindAt={kindAt} />
  return issueGroups(items).map((group, at) => (
    <ReportGroup
      key={group.rank}
      id={`issues-${group.rank}`}
      title={group.title}
      note={pointsIn(group.items.length)}
      lead={at === 0 && leadOf(report)}
    >
      {group.items.map((item) => (
        <IssueEntry key={item.id} item={item} noun={noun} onShow={onShow} />
      ))}
    </ReportGroup>
  ))
}

function leadOf({ docType, potentialIssues }: IssueGroupsProps['report']): ReactNode {
  const recipient = recipientNote(potentialIssues)
  if (docType !== 'school_policy') return recipient
  return (
    <>
      {policyNote} {recipient}
    </>
  )
}

/** Kinds of document that the rule's list of points is not for. */
const unchecked: ReadonlySet<Report['docType']> = new Set(['general_conduct', 'other'])

function Nothing({ report, noun, kindAt }: Pick<IssueGroupsProps, 'report' | 'noun' | 'kindAt'>) {
  const checked = !unchecked.has(report.docType)
  return (
    <ReportGroup
      id="issues-none"
      title={checked ? nothingIn(report) : 'Not checked against the rule'}
      lead={checked ? lookedAt(report, noun) : notChecked(report, noun)}
    >
      {kindAt !== undefined && !report.isForeign && (!checked || report.isKindUnsure) && (
        <p>
          <a
            href={`#${kindAt}`}
            onClick={(event) => {
              // Followed here, so that no step of the report lands in the browser's history.
              event.preventDefault()
              openItem(kindAt)
            }}
          >
            Is it something else?
          </a>
        </p>
      )}
    </ReportGroup>
  )
}

function nothingIn({ compliance }: IssueGroupsProps['report']): string {
  const { not_found } = countPoints(compliance.points)
  return not_found > 0 ? 'Nothing seems to go against the rule' : 'We found nothing to raise'
}

function notChecked({ isForeign }: IssueGroupsProps['report'], noun: string): string {
  return isForeign
    ? `We read only English, so we could not compare this ${noun} with the rule.`
    : `The rule’s list of points is not for this kind of ${noun}, so we did not count any.`
}

/** How far "nothing" reaches: what was compared, and what was not. */
function lookedAt({ compliance, isKindUnsure }: IssueGroupsProps['report'], noun: string): string {
  const { not_found } = countPoints(compliance.points)
  const length = compliance.points.length - not_found
  const unsure = isKindUnsure
    ? ` We are not sure what kind of ${noun} it is, so we did not check what it must contain.`
    : ''
  const rest =
    not_found > 0 ? ` What we did not find (${pointsIn(not_found)}) is listed below.` : ''
  const few = length < FEW_POINTS ? 'only ' : ''
  const what =
    length === 0
      ? `We could not compare anything in this ${noun} with the rule.`
      : `We compared ${few}${length === 1 ? '1 thing' : `${length} things`} in this ${noun} with the rule, and nothing seems to go against it.`
  return `${what}${rest}${unsure} We may have missed something, so read it yourself, too.`
}

const pointsIn = (count: number) => (count === 1 ? '1 point' : `${count} points`)

/** Under so many points much of a document was not compared. */
const FEW_POINTS = 10
