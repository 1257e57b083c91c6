/**
 * A hub with a small model of llama.cpp's server: what it wrote of law, numbers and names, and which of that reached the
 * person. `LLAMA_SERVER` is that server's program, `LLAMA_WEIGHTS` a model in its format.
 */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ChatMessage } from '@hub/api/chat'
import { freePort } from '@hub/server/testing/freePort'
import { startHub } from '../bench/children.ts'
import { Visitor } from '../bench/visitor.ts'
import { type Attack, attacks } from './attacks.ts'
import { type Heard, wrongIn } from './heard.ts'
import { startProgram, until } from './program.ts'
import { startRecorder } from './recorder.ts'

const CHATS = '/api/chat/conversations'
const MESSAGES = Number(process.env.MESSAGES ?? 60)
const STARTS_SECONDS = 120
const { LLAMA_SERVER = '', LLAMA_WEIGHTS = '' } = process.env

type Asked = Pick<Attack, 'name' | 'message'> & Partial<Attack>

export async function model(folder: string, say: (line: string) => void): Promise<boolean> {
  if (!existsSync(LLAMA_SERVER) || !existsSync(LLAMA_WEIGHTS)) {
    say('Left out: LLAMA_SERVER and LLAMA_WEIGHTS name no server of llama.cpp and its weights.')
    return true
  }
  const llama = await startLlama(folder)
  const recorder = await startRecorder(`${llama.url}/v1`)
  const env = { AI_BASE_URL: recorder.url, AI_MODEL: 'small', LOG_LEVEL: 'error' }
  const hub = await startHub({
    ...env,
    DATA_DIR: join(folder, 'data'),
    PORT: '0',
    HOST: '127.0.0.1',
    RATE_LIMITS: 'off',
  })
  const visitor = new Visitor(hub.url, '127.0.0.1')
  const tally = new Map<string, number>()
  let wrong = 0
  try {
    await visitor.subscribe()
    for (const asked of [...questions(), ...attacks]) {
      const { heard, written } = await ask(visitor, asked, recorder)
      const what = outcomeOf(heard.message, written)
      tally.set(what, (tally.get(what) ?? 0) + 1)
      const found = wrongIn(heard, asked)
      wrong += found.length
      say(`${asked.name}: ${what}`)
      for (const line of found) say(`  WRONG: ${line}`)
      if (process.env.WORDS) say(wordsOf(asked, written, heard.message))
    }
  } finally {
    visitor.leave()
    await hub.stop()
    recorder.close()
    await llama.stop()
  }
  for (const [what, count] of tally) say(`${count} ${what}`)
  return wrong === 0
}

async function startLlama(folder: string) {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  // One thread: two of them wait for each other wherever the cores are shared.
  const args = `-m ${LLAMA_WEIGHTS} --host 127.0.0.1 --port ${port} -c 8192 -np 1 -t 1 -n 400 --temp 0`
  const program = startProgram(LLAMA_SERVER, args.split(' '), {
    cwd: folder,
    log: join(folder, 'llama.log'),
  })
  await until('The model', STARTS_SECONDS, async () => (await fetch(`${url}/health`)).ok)
  return { url, stop: () => program.cut() }
}

/** The development questions and long messages, two of the first to one of the others. */
function questions(): Asked[] {
  const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8')
  const short = (
    JSON.parse(read('tools/eval/questions/tune.json')) as { id: string; question: string }[]
  ).map(({ id, question }) => ({ name: id, message: question }))
  const long = read('corpus/messages/asked/look.jsonl')
    .trim()
    .split('\n')
    .map((line, at) => ({
      name: `long ${at + 1}`,
      message: (JSON.parse(line) as { text: string }).text,
    }))
  const third = Math.floor(MESSAGES / 3)
  return [...short.slice(0, MESSAGES - third), ...long.slice(0, third)]
}

interface Answered {
  readonly heard: Heard
  /** What the model wrote; null where it was not asked. */
  readonly written: string | null
}

async function ask(
  visitor: Visitor,
  { letter, message, name }: Asked,
  recorder: Awaited<ReturnType<typeof startRecorder>>,
): Promise<Answered> {
  const documentId = letter ? await analyzed(visitor, letter) : undefined
  const made = await visitor.ask('POST', CHATS, { title: name, ...(documentId && { documentId }) })
  const path = `${CHATS}/${(made as { id: string }).id}`
  let heard = await listen(visitor, `${path}/messages`, { role: 'user', content: message })
  const recording = recorder.take()
  await recording?.over()
  // The machine was too busy, not the model: what it wrote by now is played at once.
  if (heard.message.notice?.includes('too long'))
    heard = await listen(visitor, `${path}/regenerate`)
  return { heard, written: recording?.words ?? null }
}

async function analyzed(visitor: Visitor, letter: string): Promise<string> {
  const id = await visitor.upload(Buffer.from(letter))
  await visitor.analyze(id)
  await visitor.untilAnalyzed(id)
  return id
}

/** All that was shown of an answer, be it taken back later, and the answer as it was kept. */
async function listen(visitor: Visitor, path: string, body?: object): Promise<Heard> {
  const { status, text } = await visitor.send('POST', path, body, 'text/event-stream')
  if (status > 299) throw new Error(`${path}: ${status} ${text}`)
  const events = [...text.matchAll(/^event: (\w+)\ndata: (.*)$/gm)].map(
    ([, event = '', data = '']) => ({
      event,
      data: JSON.parse(data),
    }),
  )
  const last = events.at(-1)
  if (last?.event !== 'done') throw new Error(`${path}: it ended with ${last?.event}.`)
  const after = events.slice(events.findLastIndex(({ event }) => event === 'restart') + 1)
  const said = (part: typeof events) =>
    part.map(({ data, event }) => (event === 'delta' ? data.text : '')).join('')
  return { shown: said(events), final: said(after), message: last.data as ChatMessage }
}

function outcomeOf({ answeredBy, notice }: ChatMessage, written: string | null): string {
  if (written === null) return 'answered by the guide alone'
  if (answeredBy === 'guide') return `replaced: ${notice}`
  return notice ? `let through in part: ${notice}` : 'let through'
}

function wordsOf({ message }: Asked, written: string | null, { content }: ChatMessage): string {
  const block = (name: string, text: string) => `${name}:\n${text.replaceAll(/^/gm, '    | ')}`
  return [
    '',
    block('ASKED', message),
    block('WROTE', written ?? ''),
    block('SHOWN', content),
    '',
  ].join('\n')
}
