import { phrase } from '../../analysis/language/phrase.ts'
import { contactWays } from '../../contacts/contactWays.ts'
import { crisisNumbers } from '../../knowledge/crisisNumbers.ts'
import { resources } from '../../knowledge/resources.ts'
import { type IndexedMessage, matchesAny } from '../language/indexedMessage.ts'
import type { Crisis, CrisisKind } from './crisis.ts'
import { type LifeAtRisk, lifeAtRisk } from './lifeAtRisk.ts'
import type { CrisisTexts } from './texts/crisisTexts.ts'

const { crisisTextLine, domesticViolence, emergencyServices, rainn, suicideLifeline } =
  crisisNumbers

/** The lines of each kind, the first to call first: slugs of `resources.ts`. */
const linesOf: Readonly<Record<CrisisKind, readonly string[]>> = {
  danger: [emergencyServices.slug, domesticViolence.slug],
  body: [emergencyServices.slug, suicideLifeline.slug],
  threat: [emergencyServices.slug, suicideLifeline.slug, crisisTextLine.slug],
  selfHarm: [suicideLifeline.slug, crisisTextLine.slug, emergencyServices.slug],
  otherLife: [suicideLifeline.slug, emergencyServices.slug, crisisTextLine.slug],
  child: [emergencyServices.slug, rainn.slug, crisisTextLine.slug, 'stop-it-now'],
  assault: [rainn.slug, emergencyServices.slug],
  partner: [domesticViolence.slug, emergencyServices.slug, 'love-is-respect'],
  stalking: [emergencyServices.slug, domesticViolence.slug],
  distress: [suicideLifeline.slug, crisisTextLine.slug],
  unclear: [emergencyServices.slug, suicideLifeline.slug, crisisTextLine.slug],
}

/** Harm that another person does: RAINN stands beside the lines of an unclear crisis. */
const byAnother: ReadonlySet<CrisisKind> = new Set([
  'danger',
  'child',
  'assault',
  'partner',
  'stalking',
])

/** Lines of their own for some; named only where the writer says that they belong there. */
const linesFor: readonly (readonly [RegExp, string])[] = [
  [
    phrase`(?:gay|lesbian|queer|bisexual|lgbtq?|nonbinary|non binary|came out|outed)`,
    'the-trevor-project',
  ],
  [phrase`(?:trans|transgender)`, 'trans-lifeline'],
  [phrase`(?:deaf|sign language|asl)`, 'the-deaf-hotline'],
  [
    phrase`(?:native american|alaska native|tribe|tribal|reservation|indigenous)`,
    'stronghearts-native-helpline',
  ],
]

/** The lines of a crisis as a list, numbers first; each organisation once. */
export function helpLines(crisis: Crisis, message: IndexedMessage, texts: CrisisTexts): string {
  const { kinds, kind, immediate } = crisis
  const life = lifeAtRisk(crisis)
  const slugs = kindsInOrder(kinds, life).flatMap((each) => linesOf[each])
  const own = linesFor.filter(([words]) => matchesAny(message, [words])).map(([, slug]) => slug)
  const others = kind === 'unclear' && kinds.some((each) => byAnother.has(each)) ? [rainn.slug] : []
  const first = immediate ? [emergencyServices.slug] : []
  const all = [...new Set([...first, ...slugs, ...others, ...own])]
  const until = crisis.linesRefused ? 1 : all.length
  const { emergency } = texts
  const use = life === 'either' && !immediate ? emergency.either : emergency[kind]
  return all
    .slice(0, until)
    .map((slug) => `- ${lineOf(slug, use, texts)}`)
    .join('\n')
}

/** Who fears for another's life needs 988 before the line for those whom a partner hurts; for a child's life, no other line. */
function kindsInOrder(kinds: readonly CrisisKind[], life: LifeAtRisk | null) {
  if (life === 'child') return kinds.filter((kind) => ofLife.has(kind))
  return life ? kinds.toSorted((one, other) => orderOf(one) - orderOf(other)) : kinds
}
const ofLife: ReadonlySet<CrisisKind> = new Set(['body', 'selfHarm', 'otherLife'])

/** For sorting: a danger after all others. */
const orderOf = (kind: CrisisKind) => Number(kind === 'danger')

function lineOf(slug: string, emergency: string, texts: CrisisTexts): string {
  const known = resources.find((resource) => resource.slug === slug)
  if (!known?.phone) return ''
  const ways = waysOf(known.phone, texts)
  if (slug === emergencyServices.slug) return `${ways} ${emergency}`
  const use = texts.lineIsFor[slug]
  return `${ways}: ${known.title}${use ? ` (${use})` : ''}`
}

/** "**988**, call or text"; "**800-656-4673**, or text **HOPE to 64673**"; "Text **HOME to 741741**". */
export function waysOf(phone: string, { ways }: CrisisTexts): string {
  const [first, second] = contactWays(phone).map(({ kind, label }) => ({
    how: kind === 'text' ? ways.text : kind === 'videophone' ? ways.videophone : '',
    number: label.replace(/^(?:text|videophone) /i, '').replace(' to ', ` ${ways.to} `),
  }))
  if (!first) return ''
  if (first.number === second?.number) return `**${first.number}**, ${ways.both}`
  const start = `${first.how} **${first.number}**`.trim()
  const both = second ? `${start}, ${ways.or} ${second.how} **${second.number}**` : start
  return both.charAt(0).toUpperCase() + both.slice(1)
}
