import { DrizzleQueryError } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { describeFailure } from '../plugins/describeFailure.ts'
import { makeHubFolder } from '../testing/hubProcess.ts'

/** A review, typed in lines that look like those of a stack. */
const review = `They met me\n    at Baker Hall, room 12, with my coach\n   at midnight`

const logged = (error: unknown) => JSON.stringify(describeFailure(error))
const words = /Baker|coach|midnight/

test('words in the log: lines of a review that begin like a place in the code are not taken for one', () => {
  const query = new DrizzleQueryError('insert into reviews …', [review], new Error(review))
  for (const error of [new Error(review), new TypeError(review), query]) {
    expect(logged(error)).not.toMatch(words)
    expect(describeFailure(error).frames[0]).toContain('wordsInTheLog.test.ts')
  }
})

test('words in the log: a message that was changed after the failure leads to no place, and to no word', () => {
  const error = new Error(review)
  error.message = 'Something else'
  expect(logged(error)).not.toMatch(words)
})

test('words in the log: a line of a review that names a file and a place in it is not kept', () => {
  const error = new Error('They met me\n    at Baker Hall (file:///coach/midnight.ts:1:2)')
  error.message = 'They met me'
  expect(logged(error)).not.toMatch(words)
})

test('words in the log: neither a name nor a code of more than one word is kept', () => {
  const error = Object.assign(new Error('x'), { code: 'at Baker Hall' })
  error.name = 'my coach at midnight'
  expect(logged(error)).not.toMatch(words)
})

test('words in the log: a failure that nobody catches ends the hub without its message', async () => {
  const hub = await makeHubFolder()
  onTestFinished(() => hub.remove())
  const fail = `process.on('SIGUSR2', () => void Promise.reject(new Error(${JSON.stringify(review)})))`
  const failing = `data:text/javascript,${encodeURIComponent(fail)}`
  await hub.start({ NODE_OPTIONS: `--import ${failing}` })
  await hub.kill('SIGUSR2')
  expect(hub.printed).toContain('A failure that nobody caught: {"name":"Error"')
  expect(hub.printed).not.toMatch(words)
})
