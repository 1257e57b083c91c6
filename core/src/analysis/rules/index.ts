/** Every rule there is, in the order in which its issues are shown. A rule is one file in its group's folder. */
import { framed } from '../frames/index.ts'
import type { Rule } from '../rule.ts'
import { closingRules } from './closing/index.ts'
import { decisionRules } from './decision/index.ts'
import { noticeRules } from './notice/index.ts'
import { policyRules } from './policy/index.ts'

export const rules: readonly Rule[] = [
  ...noticeRules,
  ...decisionRules,
  ...closingRules,
  ...policyRules,
].map(framed)
