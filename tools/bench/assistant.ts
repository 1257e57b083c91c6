/** Row 10: the whole built-in answer, by the words alone and with what the model hears. */
import { answer } from '@hub/core/assistant/answer'
import { withMessageHeard } from '@hub/core/assistant/understand/hear'
import { guide } from '@hub/core/knowledge/guide'
import { storiesOf } from '@hub/core/knowledge/stories'
import { openListener } from '@hub/server/listener/openListener'
import { type BenchRow, percentile } from './measure.ts'

/** Phrasings of the guide, and long messages, as questions. */
const questions = guide.flatMap(({ asked, slug }) => [...asked.slice(0, 1), ...storiesOf(slug)])

export async function assistantRows(): Promise<BenchRow[]> {
  const listener = await openListener()
  const row = (what: string, times: readonly number[], wanted = ''): BenchRow => ({
    goal: '10',
    what: `${guide.length} entries of the guide: ${what}`,
    figure: `p50 ${ms(percentile(times, 0.5))}, p95 ${ms(percentile(times, 0.95))}`,
    ratio: '',
    wanted,
  })
  const byWords = await timesOf((message) => void answer({ message, history: [] }))
  const heard = await timesOf(async (message) => {
    answer(await withMessageHeard({ message, history: [] }, listener))
  })
  return [
    row('whole built-in answer, by the words alone', byWords),
    row('whole built-in answer, heard by the model on two cores', heard, 'p95 <= 300 ms'),
  ]
}

async function timesOf(work: (question: string) => void | Promise<void>): Promise<number[]> {
  // What is built on first use is not timed.
  await work(questions[0] ?? '')
  const times: number[] = []
  for (const question of questions) {
    const started = performance.now()
    await work(question)
    times.push(performance.now() - started)
  }
  return times
}

function ms(time: number): string {
  return `${time.toFixed(time < 10 ? 3 : 0)} ms`
}
