import { readFileSync } from 'node:fs'
import type { MarkedText } from '../../tools/train/corpus.ts'

type Kind = 'name' | 'place' | 'group' | 'circumstance' | 'job' | 'story' | 'event'

interface Frames {
  readonly frames: readonly string[]
  readonly place: readonly string[]
  readonly group: readonly string[]
  readonly circumstance: readonly string[]
  readonly job: readonly string[]
  readonly story: readonly string[]
  readonly event: readonly string[]
  /** What the blanks of a place, group, post or circumstance are filled with. */
  readonly part: Readonly<Record<string, readonly string[]>>
  /** What points to nobody in the same places. */
  readonly generic: Readonly<Record<Kind, readonly string[]>>
  readonly name: Readonly<Record<'given' | 'surname' | 'nick' | 'title', readonly string[]>>
}

const KINDS: Readonly<Record<string, Kind>> = {
  n: 'name',
  p: 'place',
  g: 'group',
  c: 'circumstance',
  j: 'job',
  s: 'story',
  e: 'event',
}

/** How the corpus calls what fills a blank, where that is not the blank's own name. */
const MARKED: Partial<Record<Kind, string>> = {
  job: 'group',
  story: 'circumstance',
  event: 'circumstance',
}

const GENERIC_SHARE = 0.4

const ALONE_SHARE = 0.7

/** Sentences made of frames: each blank holds a detail, which is marked, or words of the same use that point to nobody. */
export function framedTexts(count: number): MarkedText[] {
  const frames = JSON.parse(readFileSync('corpus/details/frames.json', 'utf8')) as Frames
  const chance = chances(22)
  const one = <T>(of: readonly T[]): T => of[Math.floor(chance() * of.length)] as T
  const sentence = (): MarkedText => {
    const marks: MarkedText['marks'][number][] = []
    let text = ''
    for (const piece of one(frames.frames).split(/(\{\w\})/)) {
      const kind = piece.startsWith('{') ? KINDS[piece.charAt(1)] : undefined
      if (!kind) {
        text += piece
        continue
      }
      const generic = chance() < GENERIC_SHARE
      const put = generic ? one(frames.generic[kind]) : detail(kind)
      if (!generic)
        marks.push({
          start: text.length,
          end: text.length + put.length,
          kind: MARKED[kind] ?? kind,
        })
      text += put
    }
    return { text: chance() < 0.5 ? text.charAt(0).toUpperCase() + text.slice(1) : text, marks }
  }
  const detail = (kind: Kind) =>
    kind === 'name'
      ? aName(frames, one, chance)
      : one(frames[kind]).replace(/\{(\w+)\}/g, (_, part: string) => one(frames.part[part] ?? []))
  return Array.from({ length: count }, () => {
    const first = sentence()
    if (chance() < ALONE_SHARE) return chance() < 0.5 ? { ...first, text: `${first.text}.` } : first
    return joined(first, sentence())
  })
}

function joined(first: MarkedText, second: MarkedText): MarkedText {
  const shift = first.text.length + 2
  const moved = second.marks.map(({ start, end, kind }) => ({
    start: start + shift,
    end: end + shift,
    kind,
  }))
  return { text: `${first.text}. ${second.text}`, marks: [...first.marks, ...moved] }
}

function aName({ name }: Frames, one: <T>(of: readonly T[]) => T, chance: () => number): string {
  const sort = chance()
  const given = one(name.given)
  const surname = one(name.surname)
  if (sort < 0.35) return given
  if (sort < 0.5) return `${given} ${surname}`
  if (sort < 0.75) return `${one(name.title)} ${surname}`
  if (sort < 0.83) return `${given} ${surname.charAt(0)}.`
  if (sort < 0.87) return `${given.charAt(0)}.${surname.charAt(0)}.`
  return sort < 0.95 ? one(name.nick) : surname
}

/** Numbers from 0 to 1, the same at every run. */
export function chances(seed = 1): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 2 ** 32
  }
}
