import { isLocalPath, isPictureFile } from '../localPath.ts'
import type { TraceList } from '../traceList.ts'
import type { Namespaces } from './namespaces.ts'
import { DROPPED_ATTRIBUTES } from './rules.ts'
import type { Attribute } from './xmlTokens.ts'

/** The attributes of an element as they go into the copy, and all of them by the names that this code knows. */
interface CleanAttributes {
  readonly kept: readonly Attribute[]
  readonly attributes: ReadonlyMap<string, string>
}

const PICTURES = new Set(['wp:docPr', 'pic:cNvPr', 'v:shape', 'v:imagedata'])
const SIDES = ['l', 't', 'r', 'b']

/** Takes marks of editing, names of files and places on a computer out of an element's attributes. */
export function cleanAttributes(
  name: string,
  tag: { readonly attributes: readonly Attribute[] },
  namespaces: Namespaces,
  traces: TraceList,
): CleanAttributes {
  const attributes = new Map<string, string>()
  const kept: Attribute[] = []
  for (const attribute of tag.attributes) {
    const known = namespaces.known(attribute.name, 'attribute')
    attributes.set(known, attribute.value)
    if (known.startsWith('w:rsid')) traces.goes('sessions')
    else if (!DROPPED_ATTRIBUTES.has(known)) {
      kept.push({ ...attribute, value: cleanValue(name, known, attribute.value, traces) })
    }
  }
  if (name === 'a:srcRect' && SIDES.some((side) => Number(attributes.get(side) ?? 0) > 0)) {
    traces.stays('cropped')
  }
  const isLinkedTwice = name === 'a:blip' && attributes.has('r:embed') && attributes.has('r:link')
  if (!isLinkedTwice) return { kept, attributes }
  traces.goes('path')
  attributes.delete('r:link')
  return {
    kept: kept.filter((one) => namespaces.known(one.name, 'attribute') !== 'r:link'),
    attributes,
  }
}

/** The name of a picture's file says where it came from, and a drawing may lead to a place on a computer. */
function cleanValue(element: string, attribute: string, value: string, traces: TraceList): string {
  if (attribute === 'href' && isLocalPath(value)) {
    traces.goes('path', value)
    return ''
  }
  const isName = ['name', 'descr', 'title', 'alt'].includes(attribute)
  if (!isName || !PICTURES.has(element) || !isPictureFile(value)) return value
  traces.goes('path', value)
  return attribute === 'name' ? 'Picture' : ''
}
