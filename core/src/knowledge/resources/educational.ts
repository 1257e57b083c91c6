import type { ResourceFacts } from '../../resources/resource.ts'
import { privacyVideo } from '../essentialResources.ts'
import { putBackWords } from '../law.ts'

/** The rule itself, guides and videos. */
export const educational: readonly ResourceFacts[] = [
  {
    slug: 'cornell-34-cfr-106-45',
    title: 'Cornell Legal Information Institute: 34 CFR 106.45',
    subcategory: 'Text of the rule',
    description: `For both sides. How a school must handle a formal complaint, free to read. The 2020 text, in the Code again since ${putBackWords}, is headed “Grievance process for formal complaints of sexual harassment”; another heading means an older copy.`,
    url: 'https://www.law.cornell.edu/cfr/text/34/106.45',
    phone: null,
    audience: 'both',
    confidence: 'high',
  },
  privacyVideo,
  {
    slug: 'clery-center',
    title: 'Clery Center',
    subcategory: 'Campus safety law',
    description:
      'For both sides. A nonprofit that explains the Clery Act: how a college must report crime, and what rights it gives you in a case of sexual assault, dating violence, domestic violence or stalking.',
    url: 'https://www.clerycenter.org',
    phone: null,
    audience: 'both',
    confidence: 'medium',
  },
  {
    slug: 'national-sexual-violence-resource-center',
    title: 'National Sexual Violence Resource Center (NSVRC)',
    subcategory: 'Guides and local help',
    description:
      'For anyone who wants to learn about sexual violence or find a group in their state. Guides, studies and a list of local help. Not a crisis line, and the number may have changed.',
    url: 'https://www.nsvrc.org',
    phone: '877-739-3895',
    audience: 'both',
    confidence: 'medium',
  },
  {
    slug: 'nnedv-safety-net',
    title: 'NNEDV Safety Net (techsafety.org)',
    subcategory: 'Phone and account safety',
    description:
      'For anyone who is stalked or watched through a phone or account. Guides that show how to make your devices safe.',
    url: 'https://www.techsafety.org/resources-survivors',
    phone: null,
    audience: 'both',
    confidence: 'medium',
  },
]
