import { laterReaders } from './confidentialityAndRecords/laterReaders.ts'
import { records } from './confidentialityAndRecords/records.ts'
import { whoKnows } from './confidentialityAndRecords/whoKnows.ts'
import type { GuideFacts } from './entry.ts'

export const confidentialityAndRecords: readonly GuideFacts[] = [
  ...whoKnows,
  ...laterReaders,
  ...records,
]
