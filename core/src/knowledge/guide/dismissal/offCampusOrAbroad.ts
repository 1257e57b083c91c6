import type { GuideFacts } from '../entry.ts'

export const offCampusOrAbroad: GuideFacts = {
  slug: 'off-campus-or-abroad',
  title: 'Off campus, online or abroad',
  appliesTo: { school: 'both', role: 'both' },
  summary:
    'Off campus may count if the school had substantial control; outside the United States the Title IX part is dismissed.',
  answer: [
    {
      text: 'Off campus can count. It does if the school had substantial control over both the respondent and the context in which it took place.',
      cites: ['34 CFR 106.45(b)(3)(i)', '34 CFR 106.44(a)'],
    },
    {
      text: 'A house of a student group can count too. It does if the group owns or controls it and the college officially recognizes the group.',
      cites: ['34 CFR 106.44(a)'],
      school: 'postsecondary',
    },
    {
      text: 'Abroad it does not count under this rule. If it did not happen against a person in the United States, the school must dismiss that part under Title IX.',
      cites: ['34 CFR 106.45(b)(3)(i)'],
    },
    {
      text: 'Even then, the school may act under another provision of its code of conduct. That can be so for study abroad or a private home.',
      cites: ['34 CFR 106.45(b)(3)(i)'],
    },
    {
      text: 'A dismissal must come in writing with reasons to both parties at the same time. Both may appeal.',
      cites: ['34 CFR 106.45(b)(3)(iii)', '34 CFR 106.45(b)(8)(i)'],
    },
    {
      text: 'You can still ask for supportive measures, such as a class or housing change.',
      cites: ['34 CFR 106.30(a) (Supportive measures)'],
    },
  ],
  more: [
    {
      heading: 'Online',
      statements: [
        {
          text: 'The rule does not name the internet. The same test applies: substantial control over the respondent and the context.',
          cites: ['34 CFR 106.44(a)'],
        },
      ],
    },
    {
      heading: 'Questions that help with "control"',
      statements: [
        {
          text: 'Who ran the event and who paid? Were staff there? Was it a team trip, a school account or a school device?',
          cites: [],
        },
      ],
    },
  ],
  steps: [
    'Write down who ran and paid for the place or event.',
    'Ask the school how it judged substantial control.',
    'Ask about its code of conduct for off-campus acts.',
    'Appeal in time if you think facts were missed.',
  ],
  ask: [
    'How did the school judge whether it had substantial control over the place and the respondent?',
    'Will the code of conduct be used for what happened off campus or abroad?',
    'Which supportive measures are open to me?',
  ],
  asked: [
    'it happened at an off campus party',
    'does title ix cover my apartment',
    'frat house assault',
    'happened during study abroad',
    'semester in italy harassed by another student from my school',
    'spring break trip in mexico',
    'online harassment by classmate',
    'on snapchat outside of school hours',
    'away game hotel team trip',
    'internship harassment',
    'on the school bus',
    'airbnb weekend with classmates',
    'they say its out of their jurisdiction',
    'bar near campus',
    'at his house after school',
    'pasó fuera del campus',
    'ocurrió en el extranjero',
    'sorority formal at a hotel',
    'high school party at someones home on saturday',
    'greek life house not owned by the university',
    'deepfake shared in a group chat',
    'private apartment in town',
    'exchange semester in london',
    'not on school grounds',
    'outside the country',
  ],
  related: [
    'when-a-school-must-dismiss',
    'after-a-dismissal',
    'appeal-a-dismissal',
    'where-it-happened',
  ],
  resources: [
    'cornell-34-cfr-106-45',
    'cyber-civil-rights-initiative-safety-center',
    'take-it-down',
  ],
}
