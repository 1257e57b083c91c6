/** One event of a `text/event-stream`. */
export interface StreamEvent {
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
