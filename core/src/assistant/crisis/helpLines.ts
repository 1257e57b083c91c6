import { phrase } from '../../analysis/language/phrase.ts'
import { contactWays } from '../../contacts/contactWays.ts'
import {
  crisisTextLine,
  domesticViolence,
  emergencyServices,
  rainn,
  suicideLifeline,
} from '../../knowledge/crisisLines.ts'
import { resources } from '../../knowledge/resources.ts'
import { type Heard, hears } from '../language/hears.ts'
import type { Crisis, CrisisKind } from './crisis.ts'

/** The lines of each kind, the first to call first: slugs of `resources.ts`. */
const linesOf: Readonly<Record<CrisisKind, readonly string[]>> = {
  danger: [emergencyServices.slug, domesticViolence.slug],
  body: [emergencyServices.slug, suicideLifeline.slug],
  selfHarm: [suicideLifeline.slug, crisisTextLine.slug, emergencyServices.slug],
  otherLife: [suicideLifeline.slug, emergencyServices.slug, crisisTextLine.slug],
  child: [emergencyServices.slug, rainn.slug, crisisTextLine.slug, 'stop-it-now'],
  assault: [rainn.slug, emergencyServices.slug],
  partner: [domesticViolence.slug, emergencyServices.slug, 'love-is-respect'],
  stalking: [emergencyServices.slug, domesticViolence.slug],
  distress: [suicideLifeline.slug, crisisTextLine.slug],
}

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

/** Lines that are not open day and night. */
const hours: Readonly<Record<string, string>> = {
  'stop-it-now': 'open at set hours',
  'trans-lifeline': 'weekdays, 10 a.m. to 6 p.m. Pacific time',
}

/** What 911 is for here; the campus has its own police or security. */
const EMERGENCY: Readonly<Partial<Record<CrisisKind, string>>> = {
  danger: 'now, or campus police or security',
  body: 'now',
  stalking: 'or campus police or security, if they are near you',
  child: 'if the child is in danger now',
  assault: 'or campus police if you are in danger or badly hurt',
  selfHarm: 'if you have hurt yourself or are about to',
  otherLife: 'if they may do it now, or you cannot reach them',
  partner: 'or campus police if you are in danger now',
}

/** The lines of a crisis as a list, numbers first; each organisation once. */
export function helpLines({ kinds, kind, immediate }: Crisis, message: Heard): string {
  const slugs = kinds.flatMap((each) => linesOf[each])
  const own = linesFor.filter(([words]) => hears(message, [words])).map(([, slug]) => slug)
  const all = [...new Set([...(immediate ? [emergencyServices.slug] : []), ...slugs, ...own])]
  return all.map((slug) => `- ${lineOf(slug, kind)}`).join('\n')
}

function lineOf(slug: string, kind: CrisisKind): string {
  const known = resources.find((resource) => resource.slug === slug)
  if (!known?.phone) return ''
  if (slug === emergencyServices.slug)
    return `Call **${known.phone}** ${EMERGENCY[kind] ?? 'if you are in danger'}.`
  const open = hours[slug]
  return `${waysOf(known.phone)}: ${known.title}${open ? ` (${open})` : ''}`
}

/** "Call or text **988**", "Call **800-656-4673** or text **HOPE to 64673**". */
export function waysOf(phone: string): string {
  const ways = contactWays(phone).map(({ kind, label }) => {
    if (kind === 'text') return ['text', label.replace(/^text /i, '')] as const
    return [
      kind === 'videophone' ? 'videophone' : 'call',
      label.replace(/^videophone /i, ''),
    ] as const
  })
  const [first, second] = ways
  const said =
    first && second && first[1] === second[1]
      ? `${first[0]} or ${second[0]} **${first[1]}**`
      : ways.map(([how, number]) => `${how} **${number}**`).join(' or ')
  return said.charAt(0).toUpperCase() + said.slice(1)
}
