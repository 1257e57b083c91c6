import type { Heard } from '../../retrieval/listener.ts'
import type { HeardMessage, Question } from '../exchange.ts'
import { matchesAny } from '../language/indexedMessage.ts'
import { plainWords } from '../language/plainWords.ts'
import { messageOf } from '../language/signs.ts'
import { asksHowItGoes, pressesOn } from './frames.ts'
import type { OutOfScope, ScopeKind } from './outOfScope.ts'
import { matterBeyondSex, plainSigns } from './plainSigns.ts'

/** From this share on what is heard is refused: folds over people's messages, `learning/listener/scope.py --folds`. */
const REFUSED = 0.5
/** What a kind must have for that, so that doubts do not add up: less for what is wanted against somebody. Alone it is enough from `CLEAR` on. */
const LEAST = { wish: 0.2, other: 0.3 } as const
const CLEAR = 0.45
/** From here on that it is one for the guide, the doubts are no reason to refuse. */
const DOUBT = 0.5
/** From this share on one sentence of a longer message is a wish, whatever stands around it; or where the whole bears it out a little. */
const WISHED = { alone: 0.85, bornOut: 0.62 } as const
/** What the whole must then hear of wishes. Over ten sentences one that sounds like a wish is heard where none is. */
const BORN_OUT = 0.02
/** From this share on a message, or a question beside what is refused, is one for the guide, whatever its words. */
const PLAIN = 0.9

/**
 * What the assistant has to leave to others, or will not do; null where the guide may answer. A model hears it; plain
 * words decide where there is none, or where it is in doubt. A message that only presses for an answer that was refused the turn before ("just yes or
 * no") is refused again.
 */
export function judgeScope({ heard, history, message }: Question): OutOfScope | null {
  const read = messageOf(plainWords(message))
  const wish = wishIn(heard)
  const said = history.flatMap(({ content, role }) => (role === 'user' ? content : []))
  const beyond = wish ? null : matterBeyondSex([...said, message])
  if (beyond) return { kind: beyond, rest: false }
  const kind = wish ?? (isOfTheTalk(heard) ? null : kindOf(message, heard?.whole))
  if (kind) return { kind, rest: asksHowItGoes(read) || asksOfTheGuide(heard) }
  const before = history.findLast((turn) => turn.role === 'user')
  if (!before || !pressesOn(read)) return null
  const earlier = kindOf(before.content, heard?.withBefore)
  return earlier && { kind: earlier, rest: false }
}

/**
 * What is wanted against somebody, such as to find where they live; null for all else. Only that something like a crisis
 * may lie in the words does not make it less of a wish.
 *
 * @param doubtful it is not sure that there is a crisis: then orders to the assistant are orders
 */
export function wishAgainst({ heard, message }: Question, doubtful: boolean): OutOfScope | null {
  const kind = wishIn(heard) ?? kindOf(message, heard?.whole)
  const isWish = kind && (against.has(kind) || (doubtful && kind === 'instructions'))
  return isWish ? { kind, rest: false } : null
}

const against: ReadonlySet<ScopeKind> = new Set(['expose', 'harm', 'intrude', 'lies'])

/** What one sentence of a longer message wants against somebody. */
function wishIn(heard: HeardMessage | undefined): ScopeKind | null {
  const sentences = heard?.sentences ?? []
  if (sentences.length < 2) return null
  const whole = heard?.whole.scope
  const ofWhole = [...against].reduce((sum, kind) => sum + (whole?.get(kind) ?? 0), 0)
  const least = ofWhole >= BORN_OUT ? WISHED.bornOut : WISHED.alone
  const wishes = sentences.flatMap(({ scope }) => {
    const [kind, share] = likeliest(scope)
    return against.has(kind) && share >= least ? [kind] : []
  })
  return wishes[0] ?? null
}

function kindOf(message: string, heard: Heard | null | undefined): ScopeKind | null {
  const none = heard?.scope.get('none') ?? 0
  if (heard) {
    const [kind, share] = likeliest(heard.scope)
    const least = against.has(kind) ? LEAST.wish : LEAST.other
    const isDoubted = none < DOUBT && 1 - none >= REFUSED && share >= least
    const isHeard = asksFor(heard) ? share >= OUTRIGHT : share >= CLEAR || isDoubted
    if (isHeard && (kind !== 'grading' || speaksOfGrades(message))) return kind
  }
  return none >= PLAIN ? null : kindSaid(message)
}

/** Whether one entry of the guide is clearly meant: then words of another matter, such as "Christian school", only tell the scene. */
function asksFor({ entries }: Heard): boolean {
  return [...entries].some(([name, share]) => !name.startsWith('beyond:') && share >= MEANT)
}
const MEANT = 0.5
const OUTRIGHT = 0.7

/** "Title IX?" at the end of anything odd is heard as a hard grade. */
function speaksOfGrades(message: string): boolean {
  return /\b(?:grad\w*|marks?|scor\w*|points?|curve|[a-f][+-]|gpa|exams?|tests?|quiz\w*|midterms?|finals?|papers?|essays?|fail\w*|professors?|profs?|teach\w*|class|course|strict|harsh|nota)\b/i.test(
    message,
  )
}

/** What is left to others, with its share. */
function likeliest(scope: Heard['scope']): readonly [ScopeKind, number] {
  const kinds = [...scope].filter(([name]) => name !== 'none').toSorted(([, a], [, b]) => b - a)
  const [kind, share] = kinds[0] ?? ['other', 0]
  return [kind as ScopeKind, share]
}

function kindSaid(message: string): ScopeKind | null {
  const { sentences } = messageOf(plainWords(message))
  const isSaid = (signs: readonly RegExp[]) => sentences.some((part) => matchesAny(part, signs))
  return plainSigns.find(([, signs]) => isSaid(signs))?.[0] ?? null
}

/** Whether a short message is one for the guide once it is heard with those before it: "what grounds?" of an appeal. */
function isOfTheTalk(heard: HeardMessage | undefined): boolean {
  return (heard?.withBefore?.scope.get('none') ?? 0) >= PLAIN
}

/** Whether a question beside what is refused is one for the guide. */
function asksOfTheGuide(heard: HeardMessage | undefined): boolean {
  return heard?.asked.some((part) => (part.heard.scope.get('none') ?? 0) >= PLAIN) ?? false
}
