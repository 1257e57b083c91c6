import { isLocalPath } from './localPath.ts'
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
  readonly name: string
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
  const field = fieldName(code)
  return field === null ? null : { ranges, name: field, hasPath: isLocalPath(code) }
}

/** The name of a field that is filled in; null for all others. */
export function fieldName(code: string): string | null {
  const field = /^\s*([A-Za-z]+)/.exec(code)?.[1]?.toUpperCase() ?? ''
  return FILLED_IN.has(field) ? field : null
}
