import type { ResourceFacts } from '../../resources/resource.ts'
import { lawHelp } from '../essentialResources.ts'

/** Lawyers, legal aid and legal facts. Who is served and where is said in each description. */
export const legal: readonly ResourceFacts[] = [
  lawHelp,
  {
    slug: 'legal-services-corporation',
    title: 'Legal Services Corporation: find legal aid',
    subcategory: 'Legal aid',
    description:
      'For people with a low income, on either side of a case. Look up a legal aid office near you that is paid for by the federal government. Civil matters only, no criminal defense.',
    url: 'https://www.lsc.gov',
    phone: null,
    audience: 'both',
    confidence: 'high',
  },
  {
    slug: 'aba-free-legal-answers',
    title: 'ABA Free Legal Answers',
    subcategory: 'Ask a lawyer online',
    description:
      'For people on either side whose income is low enough. Type a short question on civil law and a volunteer lawyer writes back. The terms are not the same in each state.',
    url: 'https://www.abafreelegalanswers.org',
    phone: null,
    audience: 'both',
    confidence: 'medium',
  },
  {
    slug: 'nwlc-legal-network-for-gender-equity',
    title: 'NWLC Legal Network for Gender Equity',
    subcategory: 'Finding a lawyer',
    description:
      'For anyone treated unfairly or harassed at school because of their sex. Fill in a form and they send you names of lawyers. The first talk with one is free.',
    url: 'https://nwlc.org/resource/faqs-our-process-your-case-funding-troubleshooting-and-resources-for-specific-populations/',
    phone: null,
    audience: 'both',
    confidence: 'medium',
  },
  {
    slug: 'victim-rights-law-center',
    title: 'Victim Rights Law Center',
    subcategory: 'Free lawyers',
    description:
      'For people who went through sexual assault, in Massachusetts and in three counties of Oregon. Free help in civil law, school cases too. The listed extensions are 19 in Massachusetts and 6 in Oregon.',
    url: 'https://www.victimrights.org',
    phone: '617-399-6720 (Massachusetts); 503-274-5477 (Oregon)',
    audience: 'complainant',
    confidence: 'medium',
  },
  {
    slug: 'equal-rights-advocates',
    title: 'Equal Rights Advocates',
    subcategory: 'Legal advice',
    description:
      'For students who were harassed or treated unfairly because of their gender. Guides for all, and free, private advice on schools in California. One of the guides may still tell of the 2024 rule, which no longer counts.',
    url: 'https://www.equalrights.org/issue/equality-in-schools-universities/sex-stereotypes-discrimination/',
    phone: null,
    audience: 'complainant',
    confidence: 'medium',
  },
  {
    slug: 'womenslaw-org',
    title: 'WomensLaw.org',
    subcategory: 'Legal facts by state',
    description:
      'For people of all genders who were abused. Learn in plain words how to ask a court for protection in your state, or write to a private email hotline.',
    url: 'https://www.womenslaw.org',
    phone: null,
    audience: 'complainant',
    confidence: 'high',
  },
  {
    slug: 'student-press-law-center-hotline',
    title: 'Student Press Law Center hotline',
    subcategory: 'Student media',
    description:
      'Only for student reporters and their advisers, such as those who write about campus cases or are part of one. Free answers on the law. Do not write from a school email address.',
    url: 'https://splc.org/legalhelp/',
    phone: null,
    audience: 'both',
    confidence: 'high',
  },
  {
    slug: 'national-immigration-legal-services-directory',
    title: 'National Immigration Legal Services Directory',
    subcategory: 'Immigration',
    description:
      'For anyone on either side who fears for a visa or status, which we cannot advise on. Search for a lawyer at a nonprofit that works on immigration.',
    url: 'https://www.immigrationadvocates.org/legaldirectory/',
    phone: null,
    audience: 'both',
    confidence: 'medium',
  },
]
