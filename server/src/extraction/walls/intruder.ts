/**
 * Stands for a reader that a file took over: tries, from inside the walls, to get out, and prints what it reached.
 * It runs without Node's permissions and without `lockDown.ts`, so that the walls alone answer.
 */
import { openSync, readFileSync } from 'node:fs'
import { connect } from 'node:net'
// What is read must be readable inside, or the walls are of no use.
import { isProblemCode } from '@hub/core/extract/problem'
import type { Reach } from './walls.ts'

const [, , folder = '', port = '', server = ''] = process.argv

const attempts: Record<Reach, () => unknown> = {
  'the network': () =>
    new Promise<void>((resolve, reject) => {
      connect(Number(port), '127.0.0.1').on('connect', resolve).on('error', reject)
    }),
  // To open a file so is to empty it.
  'files to write': () => openSync(`${folder}/everybody/written`, 'w'),
  "the server's signals": () => process.kill(Number(server), 0),
  'the keys': () => readFileSync(`${folder}/secret`),
}

async function tryAll(): Promise<void> {
  const reached: string[] = []
  for (const [reach, attempt] of Object.entries(attempts)) {
    try {
      await attempt()
      reached.push(reach)
    } catch {
      // Refused, as it should be.
    }
  }
  process.stdout.write(`${JSON.stringify(reached)}\n`, () => process.exit())
}

process.stdin.once('data', tryAll)
process.stdin.once('end', () => process.exit())
process.stdout.write(`${isProblemCode('damaged') ? 'ready' : ''}\n`)
