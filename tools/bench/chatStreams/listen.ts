import { Agent, type ClientRequest, request } from 'node:http'
import { firstAge, wordsIn } from './tokens.ts'

/** Where a stream of words comes from. */
export interface Source {
  url: string
  headers: Record<string, string>
  body: string
}

/** One open stream; its times are in milliseconds. */
export interface Listener {
  /** Settles with the age of the first word. */
  first: Promise<number>
  /** How long after the word before each word came. */
  gaps: number[]
  leave(): void
}

const agent = new Agent({ keepAlive: false, maxSockets: Number.POSITIVE_INFINITY })

/** Opens a stream and notes when its words come. */
export function listen({ body, headers, url }: Source): Listener {
  const first = Promise.withResolvers<number>()
  const gaps: number[] = []
  let last = 0
  const sent: ClientRequest = request(url, { agent, method: 'POST', headers }, (response) => {
    if (response.statusCode !== 200) first.reject(new Error(`status ${response.statusCode}`))
    response.setEncoding('utf8').on('data', (part: string) => {
      const now = performance.now()
      for (let words = wordsIn(part); words > 0; words--) {
        if (last === 0) first.resolve(firstAge(part))
        else gaps.push(now - last)
        last = now
      }
    })
    response.on('error', () => {})
  })
  sent.on('error', (error) => first.reject(error))
  sent.end(body)
  return { first: first.promise, gaps, leave: () => sent.destroy() }
}
