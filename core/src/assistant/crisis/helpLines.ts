import { phrase } from '../../analysis/language/phrase.ts'
import { contactWays } from '../../contacts/contactWays.ts'
import { crisisNumbers } from '../../knowledge/crisisNumbers.ts'
import { resources } from '../../knowledge/resources.ts'
import { type IndexedMessage, matchesAny } from '../language/indexedMessage.ts'
import type { Crisis, CrisisKind } from './crisis.ts'
import { lifeAtRisk } from './lifeAtRisk.ts'

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

/** What 911 is for here; the campus has its own police or security. */
const EMERGENCY: Readonly<Partial<Record<CrisisKind, string>>> = {
  danger: 'now, or campus police or security',
  body: 'now: a doctor is needed',
  threat: 'or campus police, before anyone is hurt',
  stalking: 'or campus police, if they are near you',
  child: 'if the child is in danger now',
  assault: 'or campus police, if you are in danger or badly hurt',
  selfHarm: 'if you have hurt yourself or are about to',
  otherLife: 'if they may do it now, or you cannot reach them',
  partner: 'or campus police, if you are in danger now',
  unclear: 'or campus police, if someone is in danger or hurt now',
}

/** The same where nobody can tell whose life it is. */
const EITHER_NOW = 'if someone is hurt or may do it now, or cannot be reached'

/** What each other line is for, where its name does not say it; open day and night unless told. */
const lineIsFor: Readonly<Record<string, string>> = {
  [suicideLifeline.slug]: 'day and night, for you or someone you worry about',
  [crisisTextLine.slug]: 'if you cannot speak out loud',
  [rainn.slug]: 'sexual assault, now or long ago',
  [domesticViolence.slug]: 'a partner or ex who hurts or scares you',
  'love-is-respect': 'the same, for young people',
  'stop-it-now': 'worry that a child is sexually abused; open at set hours',
  'trans-lifeline': 'not open day and night: hours on its site',
}

/** The lines of a crisis as a list, numbers first; each organisation once. */
export function helpLines(crisis: Crisis, message: IndexedMessage): string {
  const { kinds, kind, immediate } = crisis
  const life = lifeAtRisk(crisis)
  // Who fears for another's life needs 988 before the line for those whom a partner hurts.
  const ordered = life ? kinds.toSorted((one, other) => orderOf(one) - orderOf(other)) : kinds
  const slugs = ordered.flatMap((each) => linesOf[each])
  const own = linesFor.filter(([words]) => matchesAny(message, [words])).map(([, slug]) => slug)
  const others = kind === 'unclear' && kinds.some((each) => byAnother.has(each)) ? [rainn.slug] : []
  const first = immediate ? [emergencyServices.slug] : []
  const all = [...new Set([...first, ...slugs, ...others, ...own])]
  const emergency = life === 'either' && !immediate ? EITHER_NOW : EMERGENCY[kind]
  return all.map((slug) => `- ${lineOf(slug, emergency)}`).join('\n')
}

/** For sorting: a danger after all others. */
const orderOf = (kind: CrisisKind) => Number(kind === 'danger')

function lineOf(slug: string, emergency: string | undefined): string {
  const known = resources.find((resource) => resource.slug === slug)
  if (!known?.phone) return ''
  const ways = waysOf(known.phone)
  if (slug === emergencyServices.slug) return `${ways} ${emergency ?? 'if you are in danger'}`
  const use = lineIsFor[slug]
  return `${ways}: ${known.title}${use ? ` (${use})` : ''}`
}

/** "**988**, call or text"; "**800-656-4673**, or text **HOPE to 64673**"; "Text **HOME to 741741**". */
export function waysOf(phone: string): string {
  const [first, second] = contactWays(phone).map(({ kind, label }) => ({
    how: kind === 'text' || kind === 'videophone' ? kind : '',
    number: label.replace(/^(?:text|videophone) /i, ''),
  }))
  if (!first) return ''
  if (first.number === second?.number) return `**${first.number}**, call or ${second.how}`
  const start = `${first.how} **${first.number}**`.trim()
  const both = second ? `${start}, or ${second.how} **${second.number}**` : start
  return both.charAt(0).toUpperCase() + both.slice(1)
}
