import type { ServerResponse } from 'node:http'
import { setImmediate } from 'node:timers/promises'

/** How a stream ends: as it should, by the service's filter, cut off, without the last chunk, or never. */
export type StreamEnd = 'stop' | 'content_filter' | 'cut' | 'unfinished' | 'never'

/** Writes a chat completion as a service of the OpenAI protocol streams it. */
export async function writeModelStream(
  response: ServerResponse,
  pieces: Iterable<string> | AsyncIterable<string>,
  end: StreamEnd,
): Promise<void> {
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  response.write(modelChunk({ role: 'assistant', content: '' }))
  for await (const piece of pieces) {
    if (response.destroyed) return
    response.write(modelChunk({ content: piece }))
    // An endless one is heard to be over.
    await setImmediate()
  }
  if (end === 'never') return
  // What was written goes out before the connection is cut.
  if (end === 'cut') return void response.write('\n', () => response.destroy())
  if (end !== 'unfinished') response.write(modelChunk({}, end))
  response.end('data: [DONE]\n\n')
}

/** One event of the stream. */
export function modelChunk(delta: object, finishReason: string | null = null): string {
  const chunk = {
    id: 'x',
    object: 'chat.completion.chunk',
    created: 0,
    model: 'fake',
    choices: [{ index: 0, delta, finish_reason: finishReason }],
  }
  return `data: ${JSON.stringify(chunk)}\n\n`
}
