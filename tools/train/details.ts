/** What the finder of identifying details learns from, and its table of weights. */
import { readdirSync, readFileSync } from 'node:fs'
import { type Packed, packed } from '@hub/core/learnt/packed'
import { findByRules, tokenizedOf } from '@hub/core/privacy/findIdentifyingDetails'
import { nameOf, sortOf } from '@hub/core/privacy/learnt/lexicon'
import { oddsOf } from '@hub/core/privacy/learnt/oddsOf'
import { TABLE_SIZE, traitsOf } from '@hub/core/privacy/learnt/traitsOf'
import { learnAveraged, type TokenExample } from './averaged.ts'
import { framedTexts, type MarkedText } from './framed.ts'

const KINDS = ['name', 'place', 'group', 'circumstance', 'date'] as const
/** The rules alone find these. */
const RULED = new Set(['email', 'phone', 'handle', 'number'])
const KIND_TABLE_SIZE = 1 << 12
const FRAMED = 10000
const SETTINGS = { size: TABLE_SIZE, decay: 0.001, rounds: 9, hidden: 0.5 }
const COUNTS = { marked: 1, framed: 0.7, quiet: 0.15 }
/** One passage in twelve is enough: they speak as policies do. */
const PASSAGES = 12
const LONGEST_QUIET = 400

/** Log odds from which a token of an unmarked text may be a detail. */
const UNSURE = -1

type Example = Omit<TokenExample, 'yes'> & { readonly kind: string }

/** The marked texts that may be learned from: `corpus/details` and the read half of `corpus/reviews`. */
export function markedTexts(): MarkedText[] {
  return [
    ...filesIn('details').flatMap((file) => linesOf(file)),
    ...linesOf('corpus/reviews/read.jsonl'),
  ]
}

/** Learns from marked texts, from framed ones, and from messages and passages in which nobody is named. */
export function learnDetails(marked: readonly MarkedText[]) {
  const framed = framedTexts('corpus/details/frames.json', FRAMED)
  const pointing = [
    ...examplesOf(varied(marked), COUNTS.marked),
    ...examplesOf(
      varied(framed).filter((_, at) => at % 2 === 1),
      COUNTS.framed,
    ),
  ]
  const quiet = examplesOf(quietTexts(), COUNTS.quiet)
  const points = (examples: readonly Example[]) =>
    learnAveraged(
      answers(examples, (kind) => kind !== 'none'),
      SETTINGS,
    )
  // Nobody marked the quiet texts: what may be a detail after all teaches nothing.
  const first = points([...pointing, ...quiet])
  const sure = quiet.filter(({ traits }) => oddsOf(first.table, first.bias, traits) < UNSURE)
  const any = points([...pointing, ...sure])
  const some = pointing.filter(({ kind }) => kind !== 'none')
  const kinds = KINDS.map((kind) => ({
    kind,
    ...learnAveraged(
      answers(some, (one) => one === kind),
      { ...SETTINGS, size: KIND_TABLE_SIZE },
    ),
  }))
  return { any, kinds }
}

/** The generated file. */
export function detailWeights(): string {
  const { any, kinds } = learnDetails(markedTexts())
  const rounded = (number: number) => Number(number.toFixed(4))
  const written = ({ signs, largest }: Packed, by: string) =>
    `largest: ${largest},\n${by}signs:\n${by}  '${signs}',`
  return [
    '// Written by `node tools/train.ts`: do not edit.',
    "import type { Packed } from '../../learnt/packed.ts'",
    "import type { LearnedKind } from './wordingOf.ts'",
    '',
    `export const bias = ${rounded(any.bias)}`,
    '',
    `export const weights: Packed = {\n  ${written(packed(any.table), '  ')}\n}`,
    '',
    'export const kinds: readonly (Packed & { readonly kind: LearnedKind; readonly bias: number })[] = [',
    ...kinds.map(
      ({ kind, bias, table }) =>
        `  {\n    kind: '${kind}',\n    bias: ${rounded(bias)},\n    ${written(packed(table), '    ')}\n  },`,
    ),
    ']',
    '',
  ].join('\n')
}

function examplesOf(texts: readonly MarkedText[], counts: number): Example[] {
  return texts.flatMap(({ text, marks }) => {
    const { tokens } = tokenizedOf(text)
    const traits = traitsOf(tokens, findByRules(text))
    return tokens.flatMap((token, at) => {
      const mark = marks.find(({ start, end }) => start < token.end && token.start < end)
      const kind = mark?.kind ?? 'none'
      return RULED.has(kind) ? [] : [{ traits: traits[at] ?? [], kind, counts }]
    })
  })
}

function answers(examples: readonly Example[], yes: (kind: string) => boolean): TokenExample[] {
  return examples.map(({ traits, kind, counts }) => ({ traits, counts, yes: yes(kind) }))
}

/** The same texts in small letters, with the names of other texts, and both. */
export function varied(texts: readonly MarkedText[]): MarkedText[] {
  const names = texts.flatMap(({ text, marks }) =>
    marks
      .filter(({ kind }) => kind === 'name')
      .flatMap(({ start, end }) => text.slice(start, end).match(/\p{Lu}\p{Ll}{2,}/gu) ?? []),
  )
  let turn = 0
  const another = () => names[(turn += 7919) % names.length] ?? ''
  return texts.flatMap((text) => {
    const renamed = withNames(text, another)
    const all = [text, ...(renamed.text === text.text ? [] : [renamed])]
    return [...all, ...all.flatMap(inSmallLetters)]
  })
}

function inSmallLetters(one: MarkedText): MarkedText[] {
  const text = one.text.toLowerCase()
  return text === one.text || text.length !== one.text.length ? [] : [{ ...one, text }]
}

function withNames({ text, marks }: MarkedText, another: () => string): MarkedText {
  let [now, shift] = [text, 0]
  const moved = marks
    .toSorted((a, b) => a.start - b.start)
    .map((mark) => {
      const words = text.slice(mark.start, mark.end)
      const put = mark.kind === 'name' ? words.replace(/\p{Lu}\p{Ll}{2,}/gu, another) : words
      const start = mark.start + shift
      now = now.slice(0, start) + put + now.slice(start + words.length)
      shift += put.length - words.length
      return { ...mark, start, end: start + put.length }
    })
  return { text: now, marks: moved }
}

/** Messages and passages in which no rule finds anything and no capital may be a name. */
function quietTexts(): MarkedText[] {
  const passages = filesIn('passages').flatMap((file) =>
    linesOf(file).filter((_, at) => at % PASSAGES === 0),
  )
  return [...filesIn('messages').flatMap((file) => linesOf(file)), ...passages]
    .filter(({ text }) => text.length < LONGEST_QUIET && isQuiet(text))
    .map(({ text }) => ({ text, marks: [] }))
}

function isQuiet(text: string): boolean {
  if (findByRules(text).length > 0) return false
  return tokenizedOf(text).tokens.every(
    ({ capital, opens, key }) =>
      !capital || opens || key === 'i' || (nameOf(key) === 0 && sortOf(key) !== '?'),
  )
}

function filesIn(folder: string): string[] {
  return readdirSync(`corpus/${folder}`)
    .filter((name) => name.endsWith('.jsonl'))
    .toSorted()
    .map((name) => `corpus/${folder}/${name}`)
}

function linesOf(file: string): MarkedText[] {
  return readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as MarkedText)
}
