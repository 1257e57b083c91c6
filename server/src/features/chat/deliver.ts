import type { ChatMessage } from '@hub/api/chat'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { describeFailure } from '../../plugins/describeFailure.ts'
import { Refusal } from '../../plugins/refusal.ts'
import { SENT } from '../../plugins/route.ts'
import { EventStream, wantsEvents } from './eventStream.ts'
import { presentCitation } from './present.ts'
import type { Writing } from './underWay.ts'
import type { Audience } from './writeAnswer.ts'

/** Who asked, and the answer that is being written for them. */
export interface Asking {
  readonly request: FastifyRequest
  readonly reply: FastifyReply
  readonly writing: Writing
}

const silent: Audience = {
  delta: () => undefined,
  citation: () => undefined,
  restart: () => undefined,
}

const FAILED = 'Something failed on our side. Please try again.'

/**
 * Writes an answer for whoever asked: as it is written where they ask for events, else as a whole. Stops the
 * writing where they go away.
 *
 * @param opening what the stream begins with
 */
export async function deliver<T>(
  { reply, request, writing }: Asking,
  write: (audience: Audience) => Promise<T>,
  opening?: ChatMessage,
): Promise<T | typeof SENT> {
  reply.raw.once('close', () => writing.stop('left'))
  if (!wantsEvents(request.headers.accept)) return write(silent)
  const stream = new EventStream(reply)
  if (opening) void stream.send('user', opening)
  try {
    void stream.send('done', await write(audienceOf(stream)))
  } catch (error) {
    const isOurs = !(error instanceof Refusal)
    if (isOurs) request.log.error({ failure: describeFailure(error) }, 'an answer broke off')
    void stream.send('error', { text: isOurs ? FAILED : error.message })
  }
  stream.end()
  return SENT
}

function audienceOf(stream: EventStream): Audience {
  return {
    delta: (text) => stream.send('delta', { text }),
    citation: (citation) => stream.send('citation', presentCitation(citation)),
    restart: (notice) => stream.send('restart', { notice }),
  }
}
