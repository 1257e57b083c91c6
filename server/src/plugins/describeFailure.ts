import { fileURLToPath } from 'node:url'
import { DrizzleQueryError } from 'drizzle-orm'

/** What a log may know of a failure. */
export interface Failure {
  name: string
  code?: string
  /** Where it happened, without the message. */
  frames: string[]
}

/** A name of an error's class, or a code that a program reads. Words have spaces between them. */
const isName = (text: string) => /^[\w.-]{1,60}$/.test(text)

/**
 * Describes an error without its message: a database's message repeats the values of the query, which are
 * people's own words. They may look like a stack, so places are taken only from behind the whole message; where it is
 * not known how far that goes, none are.
 */
export function describeFailure(error: unknown): Failure {
  if (!(error instanceof Error)) return { name: typeof error, frames: [] }
  const code = sqlState(error)
  return {
    name: isName(error.name) ? error.name : 'Error',
    ...(code && isName(code) && { code }),
    frames: framesOf(error),
  }
}

/** A stack is the class's name, the message as it was when the error was made, then a line for each place. */
function framesOf({ message, stack = '' }: Error): string[] {
  const head = stack.indexOf(message)
  if (head === -1 || stack.slice(0, head).includes('\n')) return []
  const lines = stack
    .slice(head + message.length)
    .split('\n')
    .slice(1)
  return lines.filter(isPlace).map((line) => line.trim())
}

/** Where our code and its libraries stand, as an address and as a path. */
const home = new URL('../../../', import.meta.url)

const homes = [home.href, fileURLToPath(home), 'node:']

/** True for a line that V8 prints for a place in a file of this program, or in one of Node's own. */
function isPlace(line: string): boolean {
  const bracket = line.lastIndexOf(' (')
  const start = bracket === -1 ? line.lastIndexOf(' ') + 1 : bracket + 2
  return line.startsWith('    at ') && homes.some((one) => line.startsWith(one, start))
}

/** PostgreSQL's five-character error code behind an error of a query, if there is one. */
function sqlState(error: unknown): string | undefined {
  const cause = error instanceof DrizzleQueryError ? error.cause : error
  return cause instanceof Error && 'code' in cause ? String(cause.code) : undefined
}
