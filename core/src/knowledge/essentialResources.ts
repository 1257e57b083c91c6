import type { ResourceFacts } from '../resources/resource.ts'
import type { RegistryCategory } from './registryCategories.ts'

export const knowYourIx = {
  slug: 'know-your-ix',
  title: 'Know Your IX (Advocates for Youth)',
  subcategory: 'For people who reported',
  description:
    'For students who reported or may report. Guides to your rights and to making change on campus, written by young people and survivors. Check that a guide speaks of the 2020 rule.',
  url: 'https://advocatesforyouth.org/legal-action-for-title-ix',
  phone: null,
  audience: 'complainant',
  confidence: 'medium',
} as const satisfies ResourceFacts

export const lawHelp = {
  slug: 'lawhelp-org',
  title: 'LawHelp.org',
  subcategory: 'Legal aid',
  description:
    'For people on either side of a case. Pick your state to find free legal help in civil matters, and forms and guides to do it yourself.',
  url: 'https://www.lawhelp.org',
  phone: null,
  audience: 'both',
  confidence: 'high',
} as const satisfies ResourceFacts

export const campusEquality = {
  slug: 'families-advocating-for-campus-equality',
  title: 'Families Advocating for Campus Equality (FACE)',
  subcategory: 'For people named in a report',
  description:
    'For students named in a report and their families. A nonprofit that stands by them and speaks up for a fair process.',
  url: 'https://www.facecampusequality.org',
  phone: null,
  audience: 'respondent',
  confidence: 'high',
} as const satisfies ResourceFacts

export const privacyVideo = {
  slug: 'student-privacy-101-video',
  title: 'Student Privacy 101: FERPA for Parents and Students (video)',
  subcategory: 'Video',
  description:
    'For students and parents on either side. A short film by the U.S. Department of Education: who may look at your school records, and how you get to see them.',
  url: 'https://www.youtube.com/watch?v=nhlDkS8hvMU',
  phone: null,
  audience: 'both',
  confidence: 'medium',
} as const satisfies ResourceFacts

/** A built-in resource under the categories that resources have on chain. */
export type EssentialResource = ResourceFacts & { readonly category: RegistryCategory }

/**
 * The resources shown where the chain has none of its own, in the order of their four slots: one for
 * people who reported, one for both sides, one for people named in a report, and a video. The built-in
 * directory lists the same four (`resources/`).
 */
export const essentialResources: readonly EssentialResource[] = [
  { ...knowYourIx, category: 'advocacy' },
  { ...lawHelp, category: 'legal' },
  { ...campusEquality, category: 'advocacy' },
  { ...privacyVideo, category: 'educational' },
]
