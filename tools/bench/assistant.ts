/** Row 10: finding entries of the guide beside MiniSearch over the same, and the whole built-in answer. */
import { answer } from '@hub/core/assistant/answer'
import { guide } from '@hub/core/knowledge/guide'
import { findEntries, questionTerms } from '@hub/core/retrieval/findEntries'
import { buildGuideIndex } from '@hub/core/retrieval/guideIndex'
import MiniSearch from 'minisearch'
import { type BenchRow, percentile } from './measure.ts'

const ROUNDS = 3

/** The phrasings of the guide, as questions. */
const questions = guide.flatMap(({ asked }) => asked.slice(0, 4))

export async function assistantRows(): Promise<BenchRow[]> {
  const started = performance.now()
  const index = buildGuideIndex(guide)
  const built = performance.now() - started
  const terms = new Map(questions.map((question) => [question, questionTerms(question, index)]))
  const reference = miniSearch()
  const mini = timesOf((question) => void reference.search(question))
  const scored = timesOf((question) => void findEntries(terms.get(question) ?? [], index))
  const found = timesOf((question) => void findEntries(questionTerms(question, index), index))
  const whole = timesOf((question) => void answer({ message: question, history: [] }))
  const row = (what: string, times: readonly number[], wanted = ''): BenchRow => ({
    goal: '10',
    what: `${guide.length} entries of the guide: ${what}`,
    figure: `p50 ${ms(percentile(times, 0.5))}, p95 ${ms(percentile(times, 0.95))}`,
    ratio: `${(percentile(times, 0.5) / percentile(mini, 0.5)).toFixed(2)}x`,
    wanted,
  })
  return [
    row('MiniSearch, fuzzy', mini),
    row(`own index, terms given (built in ${ms(built)})`, scored),
    row('own index, with reading the question and its slips', found),
    row('whole built-in answer', whole, 'p95 <= 20 ms'),
  ]
}

function miniSearch() {
  const search = new MiniSearch<{ slug: string; title: string; asked: string; text: string }>({
    idField: 'slug',
    fields: ['title', 'asked', 'text'],
    searchOptions: {
      boost: { title: 3, asked: 2 },
      fuzzy: (term) => (term.length > 3 ? 0.2 : false),
    },
  })
  search.addAll(
    guide.map(({ slug, title, summary, asked, answer: said, more }) => {
      const below = more.flatMap(({ statements }) => statements)
      const text = [summary, ...[...said, ...below].map((statement) => statement.text)].join('\n')
      return { slug, title, asked: asked.join('\n'), text }
    }),
  )
  return search
}

function timesOf(work: (question: string) => void): number[] {
  const times: number[] = []
  for (let round = 0; round <= ROUNDS; round++) {
    for (const question of questions) {
      const started = performance.now()
      work(question)
      // The first round warms the code.
      if (round > 0) times.push(performance.now() - started)
    }
  }
  return times
}

function ms(time: number): string {
  return `${time.toFixed(time < 10 ? 3 : 0)} ms`
}
