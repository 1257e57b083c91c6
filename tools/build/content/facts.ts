/** Facts in YAML, held against a schema; each mistake is reported on its own line. */
import { isMap, isNode, isScalar, LineCounter, parseDocument, visit } from 'yaml'
import type { z } from 'zod'
import type { Report } from './problem.ts'

type Path = readonly PropertyKey[]

/** What was read, and the line of the file on which a part of it stands. */
export interface Facts<T> {
  readonly value: T
  readonly lineOf: (...path: Path) => number
}

/**
 * Reads facts. All values are texts, lists and tables: `911` is the text, not the number.
 *
 * @param firstLine the line of the file on which `text` begins
 * @returns null where something is wrong, all of which is reported
 */
export function readFacts<T>(
  text: string,
  schema: z.ZodType<T>,
  report: Report,
  firstLine = 1,
): Facts<T> | null {
  const lines = new LineCounter()
  const document = parseDocument(text, {
    schema: 'failsafe',
    lineCounter: lines,
    prettyErrors: false,
  })
  const lineAt = (offset: number) => lines.linePos(offset).line + firstLine - 1
  for (const { code, pos, message } of document.errors) {
    const [at] = pos
    const hint = 'A text with a colon and a space in it needs quotes around it.'
    const sentence =
      code === 'DUPLICATE_KEY'
        ? `“${text.slice(at).split(':')[0]}” stands here twice.`
        : `This cannot be read (${message}). ${hint}`
    report(lineAt(at), sentence)
  }
  if (document.errors.length > 0) return null

  let whole = true
  visit(document, {
    Scalar(_, { comment, range }) {
      if (comment == null) return
      whole = false
      report(lineAt(range?.[0] ?? 0), `“#${comment}” is not read. Put quotes around the text.`)
    },
  })
  const lineOf = (...path: Path): number => {
    const last = path.at(-1)
    if (last === undefined) return firstLine
    const around = document.getIn(path.slice(0, -1), true)
    const node = isMap(around)
      ? around.items.find(({ key }) => isScalar(key) && key.value === last)?.key
      : document.getIn(path, true)
    return isNode(node) && node.range ? lineAt(node.range[0]) : lineOf(...path.slice(0, -1))
  }
  const read = schema.safeParse(document.toJS())
  if (read.success) return whole ? { value: read.data, lineOf } : null
  for (const issue of read.error.issues) {
    for (const [path, sentence] of told(issue, (path) => document.hasIn(path))) {
      report(lineOf(...path), sentence)
    }
  }
  return null
}

/** What an issue says, with the place of each thing that it is about. */
function told(issue: z.core.$ZodIssue, stands: (path: Path) => boolean): [Path, string][] {
  const { path } = issue
  const name = `“${path.map(String).join(' › ')}”`
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => [[...path, key], `“${key}” is not known here.`])
  }
  if (issue.code === 'invalid_type' && path.length > 0 && !stands(path)) {
    return [[path, `${name} is missing.`]]
  }
  if (issue.code === 'invalid_type' && issue.expected === 'array') {
    return [[path, `${name} must be a list; an empty one is written [].`]]
  }
  if (issue.code === 'invalid_value') {
    return [[path, `${name} must be one of: ${issue.values.map(String).join(', ')}.`]]
  }
  return [[path, path.length > 0 ? `${name}: ${issue.message}.` : `${issue.message}.`]]
}
