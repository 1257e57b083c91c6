import { type Call, type Input, send } from './client.ts'

/** A stream that ended in the middle: the connection broke, or what came made no sense. */
export class StreamCut extends Error {}

/** What is told of a call while it is answered. */
export interface StreamHandlers {
  /** The call was accepted. */
  onOpen: () => void
  /** Once for what a piece of the stream brought, in its order; `data` is parsed JSON. */
  onEvents: (events: readonly { name: string; data: unknown }[]) => void
  /** The whole answer at once, from a server that does not stream. */
  onWhole: (body: unknown) => void
}

/**
 * Makes a call whose answer is read as it is written. Settles at the end of the stream.
 *
 * @throws CallError for a refusal, as `call` does
 * @throws StreamCut when the connection breaks after that
 * @throws the signal's reason after an abort
 */
export async function streamCall<C extends Call>(
  name: C,
  input: Input<C> & { signal: AbortSignal },
  { onOpen, onEvents, onWhole }: StreamHandlers,
): Promise<void> {
  const response = await send(name, input, 'text/event-stream')
  onOpen()
  try {
    if (!response.headers.get('content-type')?.startsWith('text/event-stream')) {
      return onWhole(await response.json())
    }
    await readEvents(response, onEvents)
  } catch (error) {
    if (input.signal.aborted) throw error
    throw new StreamCut('The answer was cut off.', { cause: error })
  }
}

async function readEvents({ body }: Response, onEvents: StreamHandlers['onEvents']): Promise<void> {
  const parse = eventParser()
  const decoder = new TextDecoder()
  const reader = body?.getReader()
  if (!reader) return
  const watch = watchSilence(() => void reader.cancel())
  try {
    for (;;) {
      const { done, value } = await reader.read()
      watch.heard()
      const events = parse(done ? decoder.decode() : decoder.decode(value, { stream: true }))
      if (events.length > 0) {
        onEvents(events.map(({ name, data }) => ({ name, data: JSON.parse(data) as unknown })))
      }
      if (done) return
    }
  } finally {
    watch.end()
  }
}

/** The server sends a beat every 15 s: after this, the line is dead, though nothing has told of it. */
const SILENCE_MS = 45_000

/** The same, once the device says that it has no network. */
const OFFLINE_MS = 3_000

/** Calls `onDead` when nothing was heard for too long: a phone that lost its network is not told of it. */
function watchSilence(onDead: () => void): { heard: () => void; end: () => void } {
  let timer: ReturnType<typeof setTimeout> | undefined
  const heard = () => {
    clearTimeout(timer)
    timer = setTimeout(onDead, navigator.onLine ? SILENCE_MS : OFFLINE_MS)
  }
  heard()
  globalThis.addEventListener?.('offline', heard)
  return {
    heard,
    end: () => {
      clearTimeout(timer)
      globalThis.removeEventListener?.('offline', heard)
    },
  }
}

/** One event of a `text/event-stream`. */
interface StreamEvent {
  readonly name: string
  readonly data: string
}

/**
 * Reads a `text/event-stream` piece by piece, as the network cuts it: the function it answers is given
 * each piece and answers the events that are whole by then. Comments, ids and retry times are left out.
 */
export function eventParser(): (piece: string) => StreamEvent[] {
  let rest = ''
  let name = ''
  let data: string[] = []

  const readLine = (line: string): StreamEvent | undefined => {
    if (line === '') {
      const event = data.length > 0 ? { name: name || 'message', data: data.join('\n') } : undefined
      name = ''
      data = []
      return event
    }
    const colon = line.indexOf(':')
    const field = colon < 0 ? line : line.slice(0, colon)
    const value = colon < 0 ? '' : line.slice(colon + 1).replace(/^ /, '')
    if (field === 'event') name = value
    else if (field === 'data') data.push(value)
    return undefined
  }
  return (piece) => {
    const text = rest + piece
    // A "\r" at the end may be the first half of a line's end.
    const whole = text.endsWith('\r') ? text.length - 1 : text.length
    const lines = text.slice(0, whole).split(/\r\n|\r|\n/)
    rest = (lines.pop() ?? '') + text.slice(whole)
    return lines.flatMap((line) => readLine(line) ?? [])
  }
}
