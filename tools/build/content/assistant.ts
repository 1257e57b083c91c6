import type { KnownResource } from '@hub/core/resources/resource'
import { z } from 'zod'
import { readFacts } from './facts.ts'
import type { Folder } from './folder.ts'
import { reportSlots, text } from './schema.ts'

const CRISIS = 'crisis.yaml'
const REFUSALS = 'refusals.yaml'
const SIGNS = 'signs.yaml'

/** Its names are held against `CrisisTexts` where the assistant takes them. */
const crisis = z.record(text, z.union([text, z.record(text, text)]))
const refusal = z.strictObject({
  cannot: text,
  known: z.array(z.strictObject({ text, cites: z.array(text), slug: text })).default([]),
  who: text.optional(),
  offer: text.default('{steps}'),
})
const refusals = z.strictObject({
  said: z.strictObject({ notAdvice: text, outside: text, steps: text }),
  refusals: z.record(text, refusal),
})

const signs = z.record(text, z.array(text).min(1))
const allSigns = z.strictObject({
  words: z.record(text, text),
  plain: signs,
  beyondSex: signs,
})

type Refusals = Readonly<Record<string, z.infer<typeof refusal> & { who: string }>>

/**
 * Reads what the assistant says in a crisis.
 *
 * @param names of the lines that have a slot
 */
export function readCrisis(folder: Folder, names: Readonly<Record<string, string>>) {
  const report = folder.report(CRISIS)
  const read = readFacts(folder.read(CRISIS) ?? '', crisis, report)
  if (!read) return {}
  const known = ['line', ...Object.keys(names)]
  const filled = (words: string, line: number) => {
    reportSlots(words, known, (sentence) => report(line, sentence))
    return withSlots(words, names)
  }
  const entries = Object.entries(read.value).map(([name, said]) => {
    if (typeof said === 'string') return [name, filled(said, read.lineOf(name))]
    const parts = Object.entries(said).map(([part, words]) => {
      return [part, filled(words, read.lineOf(name, part))]
    })
    return [name, Object.fromEntries(parts)]
  })
  return Object.fromEntries(entries)
}

/** Reads what is said to each kind of request that is left to others, or not done. */
export function readRefusals(folder: Folder, resources: readonly KnownResource[]): Refusals {
  const report = folder.report(REFUSALS)
  const read = readFacts(folder.read(REFUSALS) ?? '', refusals, report)
  if (!read) return {}
  const titles = Object.fromEntries(resources.map(({ slug, title }) => [slug, title]))
  const values = { ...read.value.said, ...titles }
  const known = Object.keys(values)
  const all = Object.entries(read.value.refusals).map(
    ([kind, { cannot, known: told, ...rest }]) => {
      const filled = (words: string) => {
        reportSlots(words, known, (sentence) => report(read.lineOf('refusals', kind), sentence))
        return withSlots(words, values)
      }
      const own = {
        cannot: filled(cannot),
        known: told.map((each) => ({ ...each, text: filled(each.text) })),
        who: filled(rest.who ?? ''),
        offer: filled(rest.offer),
      }
      return [kind, own] as const
    },
  )
  return Object.fromEntries(all)
}

/**
 * Reads the plain ways to ask for what is left to others or not done: `phrase` patterns by kind, with `{words}` in them.
 *
 * @param kinds that there are refusals of
 */
export function readSigns(folder: Folder, kinds: readonly string[]) {
  const report = folder.report(SIGNS)
  const read = readFacts(folder.read(SIGNS) ?? '', allSigns, report)
  const filled = (name: 'plain' | 'beyondSex') =>
    Object.entries(read?.value[name] ?? {}).map(([kind, own]) => {
      if (!kinds.includes(kind))
        report(read?.lineOf(name, kind) ?? 1, `“${kind}” is no kind of refusal.`)
      return [kind, own.map((sign) => withSlots(sign, read?.value.words ?? {}))] as const
    })
  return {
    plain: Object.fromEntries(filled('plain')),
    beyondSex: Object.fromEntries(filled('beyondSex')),
  }
}

function withSlots(words: string, values: Readonly<Record<string, string>>): string {
  return words.replace(/\{([\w-]+)\}/g, (slot, name: string) => values[name] ?? slot)
}
