import { isLocalPath } from '../localPath.ts'
import { FILLED_IN } from './rules.ts'

interface OpenField {
  /** Where the marks and the code of the field stand in what is written. */
  ranges: (readonly [from: number, to: number])[]
  code: string
  inCode: boolean
  /** Another field stands in its code: its words are no result. */
  isNested: boolean
}

/** A field that is to become plain words. */
export interface FlatField {
  readonly ranges: readonly (readonly [from: number, to: number])[]
  /** Of a field that is filled in; null for any other. */
  readonly name: string | null
  /** Its code holds a place on a computer. */
  readonly hasPath: boolean
}

/** Follows fields, which begin, go on and end in runs of their own. */
export class FieldTracker {
  readonly #open: OpenField[] = []

  /** Takes a w:fldChar. Answers the field that ended with it, where it is to become plain words. */
  mark(kind: string, from: number, to: number): FlatField | null {
    if (kind === 'begin') {
      const outer = this.#open.at(-1)
      if (outer?.inCode) outer.isNested = true
      this.#open.push({ ranges: [], code: '', inCode: true, isNested: false })
    }
    const field = this.#open.at(-1)
    if (!field) return null
    field.ranges.push([from, to])
    if (kind === 'separate') field.inCode = false
    if (kind !== 'end') return null
    this.#open.pop()
    return field.isNested ? null : flat(field)
  }

  /** Takes a w:instrText. */
  code(text: string, from: number, to: number): void {
    const field = this.#open.at(-1)
    if (!field?.inCode) return
    field.code += text
    field.ranges.push([from, to])
  }
}

function flat({ code, ranges }: OpenField): FlatField | null {
  const told = readField(code)
  return told && { ranges, ...told }
}

/** What a field tells that is to become plain words: one that is filled in, or holds a place; null for all others. */
export function readField(code: string): Pick<FlatField, 'name' | 'hasPath'> | null {
  const field = /^\s*([A-Za-z]+)/.exec(code)?.[1]?.toUpperCase() ?? ''
  const name = FILLED_IN.has(field) ? field : null
  const hasPath = isLocalPath(code)
  return name !== null || hasPath ? { name, hasPath } : null
}
