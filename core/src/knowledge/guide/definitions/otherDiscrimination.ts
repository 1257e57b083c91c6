import type { GuideFacts } from '../entry.ts'

export const otherDiscrimination: GuideFacts = {
  slug: 'other-sex-discrimination',
  title: 'Unequal treatment because of sex, without harassment',
  appliesTo: { school: 'both', role: 'both' },
  summary:
    'Title IX also bans unequal treatment in classes, sports, aid and jobs; those complaints take another path.',
  answer: [
    {
      text: 'Yes, Title IX bans more than harassment. A school may not treat a person differently because of sex in its programs, aid, benefits, services or rules.',
      cites: ['34 CFR 106.31(a)', '34 CFR 106.31(b)(4)'],
    },
    {
      text: 'The school must publish grievance procedures for such complaints. They must be prompt and fair to both sides.',
      cites: ['34 CFR 106.8(c)'],
    },
    {
      text: "The long process with notice and hearing is for formal complaints of sexual harassment. Other cases follow the school's own steps.",
      cites: ['34 CFR 106.8(c)', '34 CFR 106.45(b)'],
    },
    {
      text: 'You or any other person may tell the Title IX Coordinator, at any time.',
      cites: ['34 CFR 106.8(a)'],
    },
    {
      text: 'If a school treats one side of a case worse, that may itself be sex discrimination.',
      cites: ['34 CFR 106.45(a)'],
    },
  ],
  more: [],
  steps: [
    'Write down who was treated differently, when and how.',
    "Find the grievance procedures on the school's website.",
    'Report it to the Title IX Coordinator.',
  ],
  ask: [
    'Which grievance procedures apply to unequal treatment that is not harassment?',
    'How do I file such a complaint, and how long does it take?',
  ],
  asked: [
    'girls team gets worse fields',
    'unequal sports funding',
    'teacher treats boys differently',
    'denied a job at school because im a woman',
    'dress code only for girls',
    'sex discrimination that is not harassment',
    'scholarship only for men',
    'unequal treatment because of gender',
    'professor says women cant do math',
    'are title ix complaints only about harassment',
    'discriminaron por ser mujer',
    'gender discrimination in admissions',
    'men punished harder than women for the same thing',
    'can the investigation itself be discrimination',
    '106.31 complaint',
    'grievance procedures for sex discrimination',
    'the dance team was cut but not football',
  ],
  related: ['what-title-ix-is', 'pregnancy-and-parenting'],
  resources: ['office-for-civil-rights', 'equal-rights-advocates'],
}
