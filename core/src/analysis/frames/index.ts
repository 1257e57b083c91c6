/** The rules with their frames: which ideas, standing together, read against which requirement. */
import type { RequirementId } from '../requirements.ts'
import type { Rule } from '../rule.ts'
import { withAssurance, withGrants } from './assurance.ts'
import { assurances } from './assurances.ts'
import { closingFrames } from './closingFrames.ts'
import { decisionFrames } from './decisionFrames.ts'
import { evidenceAndSupport } from './evidenceFrames.ts'
import { type Frame, withFrames } from './frame.ts'
import { grants } from './grants.ts'
import { noticeFrames } from './noticeFrames.ts'
import { policyFrames } from './policyFrames.ts'
import { removalFrames } from './removalFrames.ts'
import { reportFrames } from './reportFrames.ts'
import { resolutionFrames } from './resolutionFrames.ts'

export const frames: Partial<Record<RequirementId, readonly Frame[]>> = {
  ...noticeFrames,
  ...evidenceAndSupport,
  ...reportFrames,
  ...decisionFrames,
  ...closingFrames,
  ...resolutionFrames,
  ...removalFrames,
  ...policyFrames,
}

/** The rule with the frames, the grants and the assurances of all its requirements. */
export function framed(rule: Rule): Rule {
  const against = rule.requirements.flatMap((id) => frames[id] ?? [])
  const assured = rule.requirements.flatMap((id) => assurances[id] ?? [])
  const withIdeas = against.length === 0 ? rule : withFrames(rule, against)
  const granted = rule.requirements.flatMap((id) => grants[id] ?? [])
  const withFound = granted.length === 0 ? withIdeas : withGrants(withIdeas, granted)
  return assured.length === 0 ? withFound : withAssurance(withFound, assured)
}
