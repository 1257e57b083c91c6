import type { GuideFacts } from '../entry.ts'

export const languageAndDisability: GuideFacts = {
  slug: 'language-and-disability-help',
  title: 'If you need an interpreter or a disability adjustment',
  appliesTo: { school: 'both', role: 'both' },
  summary:
    'The need for language help or a disability adjustment may be good cause for more time; ask early and in writing.',
  answer: [
    {
      text: 'You can ask for more time. The need for language help or a disability adjustment may be good cause for a delay, with written notice to both parties.',
      cites: ['34 CFR 106.45(b)(1)(v)'],
    },
    {
      text: 'You must get written notice of each interview, meeting and hearing, with enough time to prepare. Say early what you need there.',
      cites: ['34 CFR 106.45(b)(5)(v)'],
    },
    {
      text: 'The Title IX rule does not say which language help or adjustment a school owes. Other laws on disability and language speak of that, so ask the school.',
      cites: ['34 CFR 106.45(b)(1)(v)', '34 CFR 106.6(a)'],
    },
    {
      text: 'In an emergency removal, rights under disability laws stay as they are (IDEA, Section 504 and the ADA).',
      cites: ['34 CFR 106.44(c)'],
    },
  ],
  more: [
    {
      heading: 'Where to ask',
      statements: [
        {
          text: 'The Title IX Coordinator and the disability office can plan this together. You need not tell the other party about it.',
          cites: [],
        },
      ],
    },
  ],
  steps: [
    'Write to the Coordinator what you need and for which meeting.',
    'Ask for letters in a language that you read well.',
    'Ask for more time if help cannot be there soon.',
    'Talk to the disability office or to your IEP or 504 team.',
  ],
  ask: [
    'Can I have an interpreter at my interview and at the hearing?',
    'Can the letters and the evidence be sent in a form that I can read?',
    'Can the date be moved until this help is in place?',
  ],
  asked: [
    'i dont speak english well',
    'i need an interpreter for my interview',
    'can i get the documents in spanish',
    'necesito un intérprete',
    'no hablo bien inglés que hago',
    'deaf student title ix hearing',
    'blind student cannot read the evidence file',
    'accommodations for my disability in the hearing',
    'autistic student accused, iep meeting',
    'my panic attacks make the hearing impossible',
    'dyslexia and 400 pages of evidence',
    '504 plan and title ix',
    'sign language at the hearing',
    'special ed student title ix investigation',
    'international student language barrier',
    'can someone translate the letter',
    'adjustments for anxiety during questioning',
    'does ada apply to title ix process',
  ],
  related: ['delays-and-more-time', 'notice-of-meetings', 'k12-disability'],
  resources: ['the-deaf-hotline', 'lawhelp-org'],
}
