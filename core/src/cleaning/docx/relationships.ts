import { readXml } from '../../extract/docx/xml.ts'
import { escaped } from '../../html/escaped.ts'
import type { PackageFiles } from './packageFile.ts'
import { xmlOf } from './packageFile.ts'

/** A part's reference to another part, or to something outside of the package. */
export interface Relationship {
  readonly id: string
  /** The last word of its type: 'image'. */
  readonly kind: string
  readonly type: string
  readonly target: string
  readonly isOutside: boolean
}

/** Where the relationships of a part stand; of the package itself for ''. */
export function relationshipsName(part: string): string {
  const slash = part.lastIndexOf('/') + 1
  return `${part.slice(0, slash)}_rels/${part.slice(slash)}.rels`
}

/** The relationships of a part. */
export function readRelationships(files: PackageFiles, part: string): Relationship[] {
  const content = files[relationshipsName(part)]
  const found: Relationship[] = []
  if (!content) return found
  readXml(xmlOf(content), {
    open(name, attributes) {
      if (name !== 'rel:Relationship') return
      const plain = Object.fromEntries(
        Object.entries(attributes()).map(([key, value]) => [
          key.slice(key.indexOf(':') + 1),
          value,
        ]),
      )
      const { Id = '', Type = '', Target = '', TargetMode = '' } = plain
      const kind = Type.slice(Type.lastIndexOf('/') + 1)
      found.push({ id: Id, kind, type: Type, target: Target, isOutside: TargetMode === 'External' })
    },
    close() {},
    text() {},
  })
  return found
}

/** The name of the part that a relationship leads to. */
export function targetName(from: string, target: string): string {
  if (target.startsWith('/')) return target.slice(1)
  const steps = from
    .slice(0, from.lastIndexOf('/') + 1)
    .split('/')
    .slice(0, -1)
  for (const step of target.split('/')) {
    if (step === '..') steps.pop()
    else if (step !== '.' && step !== '') steps.push(step)
  }
  return steps.join('/')
}

const SPACE = 'http://schemas.openxmlformats.org/package/2006/relationships'

/** The XML of a part's relationships. */
export function relationshipsXml(all: readonly Relationship[]): string {
  const items = all.map(({ id, type, target, isOutside }) => {
    const mode = isOutside ? ' TargetMode="External"' : ''
    return `<Relationship Id="${escaped(id)}" Type="${escaped(type)}" Target="${escaped(target)}"${mode}/>`
  })
  return `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<Relationships xmlns="${SPACE}">${items.join('')}</Relationships>`
}
