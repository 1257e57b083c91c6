/**
 * A streamed chat completion of the OpenAI protocol, read with node:http alone. The AI SDK reads the same at
 * more than twice the processor time for each word (decision 0016).
 */
import { type IncomingMessage, request as requestPlain } from 'node:http'
import { request as requestSecure } from 'node:https'
import { text } from 'node:stream/consumers'
import type { OpenAICompatibleProvider } from '@ai-sdk/openai-compatible'
import type { ModelConfig } from '../config.ts'
import { ModelFailure } from './modelFailure.ts'

/** One message as the service takes it. */
export interface Message {
  readonly role: 'system' | 'user' | 'assistant'
  readonly content: string
}

/** No event of an honest service is as long. In UTF-16 units. */
const LONGEST_EVENT = 1_000_000

/** Takes words; a promise where the reading has to wait for it. */
export type TakeWords = (words: string) => Promise<void> | undefined

/**
 * Hands on the words of a completion as they come. When `signal` is aborted, the connection is closed.
 *
 * @throws ModelFailure where the service refuses, fails, or ends before its answer does
 */
export async function readCompletion(
  config: ModelConfig,
  messages: readonly Message[],
  { signal, take }: { signal: AbortSignal; take: TakeWords },
): Promise<void> {
  const response = await post(config, messages, signal)
  const { statusCode = 0 } = response
  if (statusCode < 200 || statusCode > 299) {
    response.destroy()
    throw new ModelFailure(statusCode === 429 ? 'busy' : 'broken')
  }
  // A service that does not stream answers all the same.
  if (/\bjson\b/.test(response.headers['content-type'] ?? '')) {
    await take(wordsOf(parse(await text(response))))
    return
  }
  let isFinished = false
  await readEvents(response, (event) => {
    const chunk = parse(event)
    const words = wordsOf(chunk)
    const room = words === '' ? undefined : take(words)
    isFinished ||= isLast(chunk)
    return room
  })
  if (!isFinished) throw new ModelFailure('broken')
}

function post(
  { apiKey, baseUrl, name }: ModelConfig,
  messages: readonly Message[],
  signal: AbortSignal,
): Promise<IncomingMessage> {
  const url = new URL(`${baseUrl}/chat/completions`)
  const request = url.protocol === 'https:' ? requestSecure : requestPlain
  const headers = {
    'content-type': 'application/json',
    accept: 'text/event-stream',
    ...(apiKey && { authorization: `Bearer ${apiKey}` }),
  }
  return new Promise((resolve, reject) => {
    const sent = request(url, { method: 'POST', headers, signal }, resolve)
    // Later ones, after the answer began, end the reading of it.
    sent.on('error', reject)
    sent.end(JSON.stringify({ model: name, messages, stream: true }))
  })
}

/**
 * Calls `take` with the data of each server-sent event, but for the one that says that there are no more. By
 * callbacks, since a loop that waits for each part costs more than all else that is done with it.
 */
function readEvents(response: IncomingMessage, take: TakeWords): Promise<void> {
  let open = ''
  const takePart = (part: string): Promise<void> | undefined => {
    const lines = (open + part).split('\n')
    open = lines.pop() ?? ''
    if (open.length > LONGEST_EVENT) throw new ModelFailure('broken')
    let room: Promise<void> | undefined
    for (const line of lines) {
      const data = line.startsWith('data:') ? line.slice('data:'.length).trim() : ''
      if (data !== '' && data !== '[DONE]') room = take(data) ?? room
    }
    return room
  }
  return new Promise((resolve, reject) => {
    const fail = (error: unknown) => {
      reject(error)
      response.destroy()
    }
    response.setEncoding('utf8').on('data', (part: string) => {
      try {
        const room = takePart(part)
        if (!room) return
        response.pause()
        room.then(() => response.resume(), fail)
      } catch (error) {
        fail(error)
      }
    })
    response.on('end', resolve).on('error', reject)
    response.on('close', () => reject(new ModelFailure('broken')))
  })
}

/** What we read of a chunk, or of a whole completion. */
interface Chunk {
  readonly error?: unknown
  readonly choices?: readonly {
    readonly delta?: Said
    readonly message?: Said
    readonly finish_reason?: unknown
  }[]
}

interface Said {
  readonly content?: unknown
  readonly refusal?: unknown
}

function parse(data: string): Chunk {
  try {
    const chunk = JSON.parse(data) as Chunk | null
    if (typeof chunk === 'object' && chunk !== null && !chunk.error) return chunk
  } catch {
    // Said below: what is no JSON is no answer either.
  }
  throw new ModelFailure('broken')
}

function wordsOf({ choices }: Chunk): string {
  const said = choices?.[0]?.delta ?? choices?.[0]?.message
  const words = said?.content ?? said?.refusal
  if (Array.isArray(words)) return words.map(partText).join('')
  return typeof words === 'string' ? words : ''
}

/** Some services write their answer, and what they thought before it, in parts. */
function partText(part: { type?: unknown; text?: unknown } | null): string {
  return part?.type === 'text' && typeof part.text === 'string' ? part.text : ''
}

function isLast({ choices }: Chunk): boolean {
  const reason = choices?.[0]?.finish_reason
  if (reason === 'content_filter') throw new ModelFailure('silent')
  return typeof reason === 'string' && reason !== ''
}

type Model = ReturnType<OpenAICompatibleProvider>

/** The configured model. Its library is loaded at the first use, since most hubs have none. */
export async function openModel({ apiKey, baseUrl, name }: ModelConfig): Promise<Model> {
  const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible')
  const provider = createOpenAICompatible({
    name: 'model',
    baseURL: baseUrl,
    ...(apiKey && { apiKey }),
    supportsStructuredOutputs: true,
  })
  return provider(name)
}
