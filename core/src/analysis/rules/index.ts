/** Every rule there is, in the order in which its issues are shown. A rule is one file beside this table. */
import type { Rule } from '../rule.ts'
import { gagOrder } from './gagOrder.ts'
import { noticePresumption } from './noticePresumption.ts'

export const rules: readonly Rule[] = [noticePresumption, gagOrder]
