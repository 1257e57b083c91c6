import type { GuideFacts } from './entry.ts'
import { conduct } from './glossary/conduct.ts'
import { decision } from './glossary/decision.ts'
import { evidence } from './glossary/evidence.ts'
import { hearing } from './glossary/hearing.ts'
import { people } from './glossary/people.ts'
import { starting } from './glossary/starting.ts'
import { support } from './glossary/support.ts'

export const glossary: readonly GuideFacts[] = [
  people,
  conduct,
  starting,
  support,
  evidence,
  hearing,
  decision,
]
