import { advisor } from './guide/advisor.ts'
import { appeal } from './guide/appeal.ts'
import { confidentialityAndRecords } from './guide/confidentialityAndRecords.ts'
import { definitions } from './guide/definitions.ts'
import { determination } from './guide/determination.ts'
import { dismissal } from './guide/dismissal.ts'
import { emergencyRemoval } from './guide/emergencyRemoval.ts'
import { employees } from './guide/employees.ts'
import { type GuideEntry, type GuideFacts, type GuideTopic, guideTopics } from './guide/entry.ts'
import { evidence } from './guide/evidence.ts'
import { formalComplaint } from './guide/formalComplaint.ts'
import { glossary } from './guide/glossary.ts'
import { hearing } from './guide/hearing.ts'
import { informalResolution } from './guide/informalResolution.ts'
import { investigativeReport } from './guide/investigativeReport.ts'
import { k12 } from './guide/k12.ts'
import { notice } from './guide/notice.ts'
import { outsideTheSchool } from './guide/outsideTheSchool.ts'
import { preparing } from './guide/preparing.ts'
import { reporting } from './guide/reporting.ts'
import { retaliation } from './guide/retaliation.ts'
import { sanctionsAndRemedies } from './guide/sanctionsAndRemedies.ts'
import { selfCare } from './guide/selfCare.ts'
import { standardOfEvidence } from './guide/standardOfEvidence.ts'
import { start } from './guide/start.ts'
import { supportiveMeasures } from './guide/supportiveMeasures.ts'
import { whichRule } from './guide/whichRule.ts'
import { lawCheckedMonth } from './law.ts'

const chapters: Readonly<Record<GuideTopic, readonly GuideFacts[]>> = {
  start,
  definitions,
  reporting,
  'supportive-measures': supportiveMeasures,
  'formal-complaint': formalComplaint,
  notice,
  advisor,
  evidence,
  'investigative-report': investigativeReport,
  hearing,
  k12,
  'standard-of-evidence': standardOfEvidence,
  determination,
  'sanctions-and-remedies': sanctionsAndRemedies,
  appeal,
  dismissal,
  'informal-resolution': informalResolution,
  'emergency-removal': emergencyRemoval,
  retaliation,
  'confidentiality-and-records': confidentialityAndRecords,
  employees,
  'outside-the-school': outsideTheSchool,
  'which-rule': whichRule,
  preparing,
  'self-care': selfCare,
  glossary,
}

/** The guide: the whole process under the 2020 rule, in our own words, by chapter in the order of reading. */
export const guide: readonly GuideEntry[] = guideTopics.flatMap((topic) =>
  chapters[topic].map((facts) => ({ ...facts, topic, checked: lawCheckedMonth })),
)

const bySlug = new Map(guide.map((entry) => [entry.slug, entry]))

/** The entry of this name; undefined where there is none. */
export function guideEntry(slug: string): GuideEntry | undefined {
  return bySlug.get(slug)
}
