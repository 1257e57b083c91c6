import { Agent, type ClientRequest, request } from 'node:http'
import { firstAge, SENTENCE_MS, sentencesIn } from './tokens.ts'

/** Where a stream of words comes from. */
export interface Source {
  url: string
  headers: Record<string, string>
  body: string
}

/** One open stream; its times are in milliseconds. */
export interface Listener {
  /** Settles with the age of the first sentence. */
  first: Promise<number>
  /** How much later each sentence came after the one before than it was written after it. */
  delays: number[]
  leave(): void
}

const agent = new Agent({ keepAlive: false, maxSockets: Number.POSITIVE_INFINITY })

/** Opens a stream and notes when its sentences come. */
export function listen({ body, headers, url }: Source): Listener {
  const first = Promise.withResolvers<number>()
  const delays: number[] = []
  let last = 0
  const sent: ClientRequest = request(url, { agent, method: 'POST', headers }, (response) => {
    if (response.statusCode !== 200) first.reject(new Error(`status ${response.statusCode}`))
    response.setEncoding('utf8').on('data', (part: string) => {
      const now = performance.now()
      for (let sentences = sentencesIn(part); sentences > 0; sentences--) {
        if (last === 0) first.resolve(firstAge(part))
        else delays.push(now - last - SENTENCE_MS)
        last = now
      }
    })
    response.on('error', () => {})
  })
  sent.on('error', (error) => first.reject(error))
  sent.end(body)
  return { first: first.promise, delays, leave: () => sent.destroy() }
}
