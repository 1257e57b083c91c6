import { countLabel } from './labels.ts'
import { isOn, readXml } from './xml.ts'

interface Level {
  start: number
  format: string
  /** Such as '%1.%2)'. */
  text: string
  isLegal: boolean
}

/** A kind of list, whose entries count on through the document, and what a list of the kind changes. */
interface List {
  kind: string
  /** Levels that begin anew at this number when the list is first used. */
  starts: Map<number, number>
}

const LEVELS_MAX = 9
const BULLET = '•'

/** Counts the entries of a document's lists in their order. */
export interface Numbering {
  /** The label of the next entry of a list, such as '2.1' or '•'; '' where it has none. */
  next(numId: string, level: number): string
}

export function readNumbering(xml: string | null): Numbering {
  const { kinds, lists } = xml ? readLists(xml) : { kinds: new Map(), lists: new Map() }
  return counting(kinds, lists)
}

function readLists(xml: string) {
  const kinds = new Map<string, Map<number, Level>>()
  const lists = new Map<string, List>()
  let kind: Map<number, Level> | null = null
  let list: List | null = null
  let level: Level | null = null
  let at = 0
  readXml(xml, {
    open(name, attributes) {
      const value = () => attributes()['w:val'] ?? ''
      if (name === 'w:abstractNum') {
        kind = new Map()
        kinds.set(attributes()['w:abstractNumId'] ?? '', kind)
      } else if (name === 'w:num') {
        list = { kind: '', starts: new Map() }
        lists.set(attributes()['w:numId'] ?? '', list)
      } else if (name === 'w:abstractNumId' && list) list.kind = value()
      else if (name === 'w:lvlOverride') at = Number(attributes()['w:ilvl'])
      else if (name === 'w:startOverride' && list) list.starts.set(at, Number(value()))
      else if (name === 'w:lvl') {
        level = { start: 1, format: 'decimal', text: '', isLegal: false }
        at = Number(attributes()['w:ilvl'])
        kind?.set(at, level)
      } else if (!level) return
      else if (name === 'w:start') level.start = Number(value())
      else if (name === 'w:numFmt') level.format = value()
      else if (name === 'w:lvlText') level.text = value()
      else if (name === 'w:isLgl') level.isLegal = isOn(attributes())
    },
    close(name) {
      if (name === 'w:abstractNum') kind = null
      else if (name === 'w:num') list = null
      else if (name === 'w:lvl') level = null
    },
    text() {},
  })
  return { kinds, lists }
}

function counting(
  kinds: ReadonlyMap<string, ReadonlyMap<number, Level>>,
  lists: ReadonlyMap<string, List>,
): Numbering {
  const counts = new Map<string, (number | undefined)[]>()
  const used = new Set<string>()
  return {
    next(numId, at) {
      const list = lists.get(numId)
      const levels = list && kinds.get(list.kind)
      const level = levels?.get(at)
      if (!list || !levels || !level || at >= LEVELS_MAX) return ''
      const count = counts.get(list.kind) ?? []
      counts.set(list.kind, count)
      if (!used.has(numId)) {
        used.add(numId)
        for (const [each, start] of list.starts) count[each] = start - 1
      }
      count[at] = (count[at] ?? level.start - 1) + 1
      count.length = at + 1
      if (level.format === 'bullet') return BULLET
      return level.text.replace(/%([1-9])/g, (_, digit: string) => {
        const each = levels.get(Number(digit) - 1)
        const n = count[Number(digit) - 1] ?? each?.start ?? 1
        return countLabel(level.isLegal ? 'decimal' : (each?.format ?? 'decimal'), n)
      })
    },
  }
}
