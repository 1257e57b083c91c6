/** Learns what goes against some of the rules, and what meets them, beside the other workers. */
import { type MessagePort, parentPort, workerData } from 'node:worker_threads'
import { allExamples, missedOf } from './examples.ts'
import { againstAny, againstRule, type Learnt, meetsRule, withoutRare } from './tables.ts'

const examples = withoutRare(await allExamples())
for (const id of workerData as readonly string[]) {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread of Node's has no origin
  ;(parentPort as MessagePort).postMessage(learn(id))
}

function learn(id: string): Learnt {
  if (id === 'any') return { id, against: againstAny(examples) }
  const against = againstRule(examples, id)
  return missedOf.has(id) ? { id, against, meets: meetsRule(examples, id) } : { id, against }
}
