/** Rows 2 and 3, and the reader of identifying details, as lines of the table. */
import type { BenchRow } from './measure.ts'
import { benchPrivacy } from './privacy.ts'
import { benchResourceSearch } from './resourceSearch/run.ts'
import { benchSchoolSearch } from './schoolSearch/run.ts'

const ms = (value: number) => `${value.toFixed(value < 10 ? 2 : 0)} ms`

export async function schoolSearchRows(): Promise<BenchRow[]> {
  return benchSchoolSearch().map(({ name, schools, queries, mrr, p50, p99, buildMs }) => ({
    goal: '2',
    what: `${schools.toLocaleString('en-US')} schools, queries ${queries}: ${name}`,
    figure: `MRR@10 ${mrr.toFixed(3)}, p50 ${ms(p50)}, p99 ${ms(p99)}, built in ${ms(buildMs)}`,
    wanted: schools > 10_000 ? 'MRR >= 0.97, p99 <= 20 ms' : 'MRR >= 0.97, p99 <= 5 ms',
  }))
}

export async function resourceSearchRows(): Promise<BenchRow[]> {
  const rows = await benchResourceSearch()
  return rows.map(({ name, mrr, p50, p99 }) => ({
    goal: '3',
    what: `5,000 resources: ${name}`,
    figure: `MRR@10 ${mrr.toFixed(3)}, p50 ${ms(p50)}, p99 ${ms(p99)}`,
    wanted: 'MRR >= 0.96, p99 <= 10 ms',
  }))
}

export async function privacyRows(): Promise<BenchRow[]> {
  return benchPrivacy().map(({ name, ms10k, p95, growth }) => ({
    goal: 'privacy',
    what: `identifying details in 10,000 characters: ${name}`,
    figure: `${ms(ms10k)}, p95 ${ms(p95)}; four times the text takes ${growth.toFixed(1)} times as long`,
    wanted: '<= 10 ms, linear',
  }))
}
