import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { Problem } from '@hub/api/problems'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import { AWAY_SECONDS, isAway, isFull } from '../db/away.ts'
import { maybeDone } from '../db/commitOutcome.ts'
import { describeFailure } from './describeFailure.ts'
import { Refusal } from './refusal.ts'
import { requestId } from './requestIds.ts'
import type { Headers } from './securityHeaders.ts'

const sentences: Record<string, [status: number, sentence: string]> = {
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'The request took too long to arrive. Please try again.'],
  HPE_HEADER_OVERFLOW: [431, 'The address and the headers of this request are too long.'],
}

/** The database is away for some seconds. */
class Away extends Refusal {
  constructor(sentence: string) {
    super(503, sentence)
  }
}

/** Turns whatever goes wrong in a request into a right status and a plain sentence. */
export function answerError(
  error: FastifyError | Refusal,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const refusal = toRefusal(error, request.method !== 'GET')
  // The rest of the body is read over, so that the sender gets to read the answer.
  if (refusal.status === 413) reply.removeHeader('connection')
  if (refusal instanceof Away) reply.header('retry-after', String(AWAY_SECONDS))
  if (refusal.status >= 500) {
    request.log.error(
      { failure: describeFailure(error), route: request.routeOptions?.url },
      'request failed',
    )
  }
  return sendProblem(request, reply, refusal)
}

/** Answers with the sentence as text, or as problem JSON where the caller's Accept asks for JSON. */
export function sendProblem(request: FastifyRequest, reply: FastifyReply, refusal: Refusal) {
  reply.code(refusal.status)
  if (!/\bjson\b/.test(request.headers.accept ?? '')) {
    return reply.type('text/plain; charset=utf-8').serializer(String).send(refusal.message)
  }
  const problem: Problem = {
    type: 'about:blank',
    title: STATUS_CODES[refusal.status] ?? 'Error',
    status: refusal.status,
    detail: refusal.message,
    ...refusal.details,
  }
  return reply
    .type('application/problem+json; charset=utf-8')
    .serializer(JSON.stringify)
    .send(problem)
}

// What the framework throws, in words for the person who caused it.
const frameworkSentences: Record<string, [status: number, sentence: string]> = {
  FST_ERR_CTP_BODY_TOO_LARGE: [413, 'This is too large to send. Please shorten it.'],
  FST_ERR_CTP_INVALID_MEDIA_TYPE: [
    415,
    'Send the body as JSON, with content-type application/json.',
  ],
  FST_ERR_CTP_EMPTY_JSON_BODY: [400, 'The body is empty. Send a JSON object.'],
  FST_ERR_CTP_INVALID_JSON_BODY: [400, 'The body is not valid JSON.'],
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: [400, 'The body does not have the length it claims.'],
  FST_ERR_BAD_URL: [400, 'The address is not valid.'],
  FST_ERR_MAX_PARAM_LENGTH: [414, 'The address is too long.'],
}

function toRefusal(error: FastifyError | Refusal, writes: boolean): Refusal {
  if (error instanceof Refusal) return error
  if (hasZodFastifySchemaValidationErrors(error)) return invalidInput(error)
  const known = frameworkSentences[error.code]
  if (known) return new Refusal(...known)
  if (error.statusCode && error.statusCode < 500)
    return new Refusal(error.statusCode, error.message)
  if (writes && maybeDone(error)) {
    return new Away(
      'The connection to our database broke while this was being saved, so it may be saved or not. Please look before you send it again.',
    )
  }
  if (isAway(error)) {
    return new Away(
      'Our database is away just now. Nothing was changed. Please try again in a few seconds.',
    )
  }
  if (isFull(error)) {
    return new Refusal(507, 'The hub has no room for more at the moment. Nothing was changed.')
  }
  return new Refusal(500, 'Something failed on our side. Nothing was changed. Please try again.')
}

function invalidInput(error: {
  validation: { instancePath: string; keyword: string; message?: string }[]
}): Refusal {
  const errors: Record<string, string> = {}
  for (const { instancePath, keyword, message } of error.validation) {
    const field = instancePath.replace(/^\//, '').replaceAll('/', '.')
    const isOtherKind = field === '' && keyword === 'invalid_type'
    errors[field] ??= isOtherKind ? 'Send a JSON object.' : (message ?? 'This is not valid')
  }
  const sentence = [...new Set(Object.values(errors))].map(withStop).join(' ')
  return new Refusal(400, sentence, { errors })
}

function withStop(sentence: string): string {
  return /[.!?]$/.test(sentence) ? sentence : `${sentence}.`
}

/** Answers what is no HTTP, so that neither the framework nor a route ever sees it. */
export function brokenRequestAnswerer(headers: Headers) {
  return (error: NodeJS.ErrnoException, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || socket.destroyed) return
    if (socket.writable) socket.write(answerTo(error.code, headers))
    socket.destroy()
  }
}

function answerTo(code: string | undefined, headers: Headers): string {
  const [status, sentence] = sentences[code ?? ''] ?? [400, 'This request cannot be read.']
  const lines = Object.entries({
    ...headers,
    'x-request-id': requestId(),
    'cache-control': 'no-store',
    'content-type': 'text/plain; charset=utf-8',
    'content-length': String(sentence.length),
    connection: 'close',
  }).map(([name, value]) => `${name}: ${value}`)
  return [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', sentence].join('\r\n')
}
