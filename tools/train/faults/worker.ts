/** Learns one of the tables, beside the other workers. */
import { type MessagePort, parentPort, workerData } from 'node:worker_threads'
import { allExamples, learntOf } from './examples.ts'
import type { Job, Learnt } from './learnAll.ts'
import { againstAny, againstWhich, meetsAny, meetsWhich, withoutRare } from './tables.ts'

const { part, without } = workerData as Job
const examples = withoutRare(await allExamples(without))
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread of Node's has no origin
;(parentPort as MessagePort).postMessage(learn())

function learn(): Learnt {
  switch (part) {
    case 'againstAny':
      return [againstAny(examples)]
    case 'meetsAny':
      return [meetsAny(examples)]
    case 'against':
      return againstWhich(examples, learntOf)
    case 'meets':
      return meetsWhich(examples, learntOf)
  }
}
