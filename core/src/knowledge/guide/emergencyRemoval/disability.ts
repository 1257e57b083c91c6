import type { GuideFacts } from '../entry.ts'

/** Emergency removal of a student with a disability. */
export const disability: readonly GuideFacts[] = [
  {
    slug: 'removal-and-disability',
    title: 'When a student with a disability is removed',
    appliesTo: { school: 'both', role: 'both' },
    summary: 'Emergency removal does not change rights under the IDEA, Section 504 or the ADA.',
    answer: [
      {
        text: 'Disability rights stay in place. The emergency removal rule does not modify any rights under the IDEA, Section 504 or the ADA.',
        cites: ['34 CFR 106.44(c)'],
      },
      {
        text: 'The safety and risk analysis must be individualized. It looks at this person and these facts.',
        cites: ['34 CFR 106.44(c)'],
      },
      {
        text: "Those disability laws have their own steps, which this guide does not cover. Ask the school's disability or special education office.",
        cites: ['34 CFR 106.44(c)'],
      },
      {
        text: 'At a K-12 school, a parent or guardian may act on behalf of the student.',
        cites: ['34 CFR 106.6(g)'],
        school: 'k12',
      },
      {
        text: 'For an employee on administrative leave, rights under Section 504 and the ADA stay as well.',
        cites: ['34 CFR 106.44(d)'],
      },
    ],
    more: [
      {
        heading: 'In the rest of the process',
        statements: [
          {
            text: 'The need to accommodate a disability may be good cause for a delay. Both parties then get written notice.',
            cites: ['34 CFR 106.45(b)(1)(v)'],
          },
        ],
      },
    ],
    steps: [
      'Tell the school in writing about an IEP, a 504 plan or another disability.',
      'Ask which office will check those rights before a removal.',
      'Ask how services go on while the student is out.',
    ],
    ask: [
      'My child has an IEP. Who makes sure of those rights during this removal?',
      'How will classes and services go on while the student is away?',
      'Which accommodations can I have in the grievance process?',
    ],
    asked: [
      'my son has an iep and they removed him',
      'can a kid with a 504 plan be emergency removed',
      'autistic student accused title ix removal',
      'special education rights title ix removal',
      'disability and emergency removal',
      'IDEA manifestation and title ix',
      'i have adhd and got banned from campus over a complaint',
      'does ADA protect me from removal',
      'school says title ix overrides his IEP',
      'does the respondents disability matter',
      'removal of a student with a disability in middle school',
      "mental illness and they say i'm a threat",
      'services stop when a special ed kid is removed?',
      'removed from class, has an aide, what now',
      'bipolar and removed for safety',
      'mi hijo tiene un IEP y lo sacaron',
      'estudiante con discapacidad expulsado',
      'section 504 rights during a title ix case',
    ],
    related: [
      'removed-before-a-decision',
      'language-and-disability-help',
      'parents-and-guardians',
      'k12-disability',
    ],
    resources: ['lawhelp-org', 'office-for-civil-rights'],
  },
]
