import type { GuideFacts } from '../entry.ts'

export const whoMayAppeal: GuideFacts = {
  slug: 'who-may-appeal',
  title: 'Who may appeal',
  appliesTo: { school: 'both', role: 'both' },
  summary:
    'Both the complainant and the respondent may appeal, whatever the result, at every school.',
  answer: [
    {
      text: 'Both parties may appeal, the complainant and the respondent. This holds in K-12 and at colleges.',
      cites: ['34 CFR 106.45(b)(8)(i)'],
    },
    {
      text: 'You may appeal the decision. You may also appeal if the formal complaint, or a part of it, is dismissed.',
      cites: ['34 CFR 106.45(b)(8)(i)'],
    },
    {
      text: 'The bases are the same for both. They are procedural irregularity, new evidence, and conflict of interest or bias.',
      cites: [
        '34 CFR 106.45(b)(8)(i)(A)',
        '34 CFR 106.45(b)(8)(i)(B)',
        '34 CFR 106.45(b)(8)(i)(C)',
      ],
    },
    {
      text: 'If one side appeals, the other must be told in writing. The appeal steps must be the same for both.',
      cites: ['34 CFR 106.45(b)(8)(iii)(A)'],
    },
    {
      text: 'Both then get a fair and equal chance to write for or against the outcome.',
      cites: ['34 CFR 106.45(b)(8)(iii)(D)'],
    },
    {
      text: 'A parent or guardian may appeal for a student where the law lets them act for that student.',
      cites: ['34 CFR 106.6(g)'],
    },
  ],
  more: [
    {
      heading: 'If both appeal',
      statements: [
        {
          text: 'Each appeal needs a written decision with reasons, sent to both at the same time.',
          cites: ['34 CFR 106.45(b)(8)(iii)(E)', '34 CFR 106.45(b)(8)(iii)(F)'],
        },
      ],
    },
    {
      heading: 'If you are a witness',
      statements: [
        {
          text: 'The rule offers an appeal to the parties only.',
          cites: ['34 CFR 106.45(b)(8)(i)'],
        },
      ],
    },
  ],
  steps: [
    'Read the appeal part of your letter.',
    'Note the last day.',
    'Ask if the other party has appealed.',
    'Write your statement even if you did not file the appeal.',
  ],
  ask: [
    'How do I file an appeal, and what is the last day?',
    'Has the other party filed an appeal, and by when may I respond?',
  ],
  asked: [
    'can i appeal as the complainant',
    'am i allowed to appeal or only her',
    'she lost and appealed again is that fair',
    'he won so can i still do something',
    'both sides appeal',
    'he appealed what does that mean for me',
    'can the person who reported appeal a not responsible finding',
    'survivor wants to appeal',
    'only the respondent got appeal rights in my letter',
    'my school says complainants have no appeal',
    'can my parents appeal for me',
    'can a witness appeal',
    'right to appeal',
    'appeal available to accused professor',
    'got notice the other party filed an appeal',
    'puede apelar la persona que denunció',
    'la otra persona apeló',
    'does k12 have appeals at all',
    'i was told the outcome cannot be appealed',
    'who has a right to apeal',
    'decided in his favor, can i do anything',
    'result went the other way, may i appeal it',
    'can either side appeal',
    'is an appeal only for respondents',
  ],
  related: ['appeal-grounds', 'how-an-appeal-goes', 'appeal-deadline', 'appeal-a-dismissal'],
  resources: ['cornell-34-cfr-106-45', 'know-your-ix', 'families-advocating-for-campus-equality'],
}
