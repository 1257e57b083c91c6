import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { DocumentType } from '@hub/core/analysis/report'
import type { Paper } from './paper.ts'
import { linesOf } from './settled.ts'
import { measure } from './textOf.ts'

/** A published paper of which only the kind is known, for what its words say of it. */
export interface Opening
  extends Pick<Paper, 'school' | 'source' | 'textBy' | 'characters' | 'sha256'> {
  /** "o001" and on; its text is a file of that name. */
  readonly id: string
  readonly kind: DocumentType
  /** Whether two careful readers could hardly differ. */
  readonly isSure: boolean
}

const list = new URL('openings.jsonl', import.meta.url)

/**
 * The papers of openings.jsonl whose texts are there. No school of the sealed part is among them.
 *
 * @param absent is told of each that is not there, or is another than the one that was marked
 */
export function openings(
  texts: string,
  absent: (why: string) => void,
): (Opening & { readonly text: string })[] {
  return (linesOf(list) as Opening[]).flatMap((opening) => {
    const file = join(texts, `${opening.id}.txt`)
    const text = existsSync(file) ? readFileSync(file, 'utf8') : undefined
    if (text !== undefined && measure(text).sha256 === opening.sha256) return [{ ...opening, text }]
    absent(`${opening.id}: its text is absent, or another than the one that was marked.`)
    return []
  })
}
