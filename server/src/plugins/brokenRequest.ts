import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { requestId } from './requestIds.ts'
import type { Headers } from './securityHeaders.ts'

const sentences: Record<string, [status: number, sentence: string]> = {
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'The request took too long to arrive. Please try again.'],
  HPE_HEADER_OVERFLOW: [431, 'The address and the headers of this request are too long.'],
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
