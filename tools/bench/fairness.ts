/**
 * What one address that floods the hub costs the others: how long somebody else waits for the report of a letter,
 * from the upload on, beside the same on the idle hub.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { heldOutLetters, tuneLetters } from '@hub/core/analysis/fixtures/letters'
import { docx } from '@hub/server/testing/sampleFiles'
import { makePaper } from './analysis/paper.ts'
import { startHub } from './children.ts'
import { type BenchRow, median } from './measure.ts'
import { Visitor } from './visitor.ts'

const ROUNDS = 3
/** Documents, or letters in messages, that the flood has waiting when somebody else comes. */
const FLOOD = 12
const LONG_PAGES = 60
/** Every address of 127.0.0.0/8 is this machine, and the hub counts each by itself. */
const FLOODER = '127.0.0.2'

let others = 0

/** The letter of somebody else, who sent none before, from the upload to its report: in milliseconds. */
async function letterOfAnother(url: string): Promise<number> {
  others += 1
  const other = new Visitor(url, `127.0.1.${others}`)
  await other.subscribe()
  const started = performance.now()
  const id = await other.upload(letter)
  await other.analyze(id)
  await other.untilAnalyzed(id)
  const took = performance.now() - started
  await other.ask('DELETE', `/api/documents/${id}`)
  other.leave()
  return took
}

/** A flood: it is under way when this resolves, and what it resolves with ends it. */
type Flood = (url: string) => Promise<() => Promise<void>>

/** Accounts of one address, each with a document whose analysis was asked for. */
const documents =
  (file: Buffer): Flood =>
  async (url) => {
    const accounts = Array.from({ length: FLOOD }, () => new Visitor(url, FLOODER))
    const ids: string[] = []
    for (const account of accounts) {
      await account.subscribe()
      const id = await account.upload(file)
      await account.analyze(id)
      ids.push(id)
    }
    return async () => {
      for (const [at, account] of accounts.entries()) {
        await account.ask('DELETE', `/api/documents/${ids[at]}`)
        account.leave()
      }
    }
  }

/** Letters in messages to the assistant, from nobody in particular; each is sent anew as it was answered. */
const messages: Flood = async (url) => {
  const visitor = new Visitor(url, FLOODER)
  const end = new AbortController()
  const message = `What does this mean?\n\n${words}`
  const all = Array.from({ length: FLOOD }, async () => {
    while (!end.signal.aborted) await visitor.ask('POST', '/api/assistant/message', { message })
  })
  await wait(1_000)
  return async () => {
    end.abort()
    await Promise.all(all)
    visitor.leave()
  }
}

const words =
  [...tuneLetters, ...heldOutLetters].find(({ docType }) => docType === 'notice_of_allegations')
    ?.text ?? ''
const letter = docx(escaped(words))

const floods: Record<string, Flood> = {
  'letters of other accounts': documents(letter),
  [`papers of ${LONG_PAGES} pages`]: documents(Buffer.from(makePaper('school_policy', LONG_PAGES))),
  'letters in messages': messages,
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .split('\n')
    .join('</w:t></w:p><w:p><w:t>')
}

/** In turn with the idle hub, since the machine drifts. */
export async function fairnessRows(): Promise<BenchRow[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'hub-bench-'))
  const env = { DATA_DIR: dataDir, PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'error' }
  // The limits on writes would end the flood soon; what is measured is what holds besides them.
  const hub = await startHub({ ...env, RATE_LIMITS: 'off' })
  try {
    // The first one opens the model.
    await letterOfAnother(hub.url)
    const rows: BenchRow[] = []
    for (const [what, flood] of Object.entries(floods)) {
      const idle: number[] = []
      const flooded: number[] = []
      for (let round = 0; round < ROUNDS; round++) {
        idle.push(await letterOfAnother(hub.url))
        const end = await flood(hub.url)
        flooded.push(await letterOfAnother(hub.url))
        await end()
        await untilIdle(hub.url)
      }
      rows.push(rowOf(what, idle, flooded))
    }
    return rows
  } finally {
    await hub.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}

/** What a flood left at work is over when a letter takes no longer than twice. */
async function untilIdle(url: string): Promise<void> {
  let before = Number.POSITIVE_INFINITY
  for (let now = await letterOfAnother(url); now < before / 1.2; now = await letterOfAnother(url))
    before = now
}

function rowOf(what: string, idle: readonly number[], flooded: readonly number[]): BenchRow {
  return {
    goal: 'fairness',
    what: `a letter, from its upload to its report, while one address sends ${what}`,
    figure: `${Math.round(median(flooded))} ms (at most ${Math.round(Math.max(...flooded))})`,
    ratio: `${(median(flooded) / median(idle)).toFixed(2)}x of the idle hub (${Math.round(median(idle))} ms)`,
    wanted: '<= 2',
  }
}
