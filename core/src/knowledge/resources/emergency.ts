import type { ResourceFacts } from '../../resources/resource.ts'
import {
  type CrisisLine,
  crisisTextLine,
  domesticViolence,
  emergencyServices,
  suicideLifeline,
} from '../crisisLines.ts'

/** Help that cannot wait. Names, links and numbers come from the crisis lines of every screen. */
export const emergency: readonly ResourceFacts[] = [
  {
    ...factsOf(emergencyServices),
    subcategory: 'Danger right now',
    description:
      'For anyone in danger right now, or in need of a doctor at once, anywhere in the United States.',
    audience: 'both',
    confidence: 'high',
  },
  {
    ...factsOf(suicideLifeline),
    subcategory: 'Crisis line',
    description:
      'For anyone who thinks of suicide, is in distress, or fears for a friend. A trained counselor answers by call, text or chat, free, day and night. Help in Spanish and for Deaf people too.',
    audience: 'both',
    confidence: 'high',
  },
  {
    ...factsOf(crisisTextLine),
    subcategory: 'Text line',
    description:
      'For anyone in a crisis who cannot or does not want to talk out loud. A crisis counselor writes back, free, day and night.',
    audience: 'both',
    confidence: 'high',
  },
  {
    ...factsOf(domesticViolence),
    subcategory: 'Hotline',
    description:
      'For anyone hurt or scared by a partner or ex, dating partners too. They help you plan how to stay safe, day and night. If someone may watch what you do online, calling may be safer.',
    audience: 'both',
    confidence: 'high',
  },
]

function factsOf({ slug, name, url, phone }: CrisisLine) {
  return { slug, title: name, url, phone }
}
