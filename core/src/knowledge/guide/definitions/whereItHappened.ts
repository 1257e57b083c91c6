import type { GuideFacts } from '../entry.ts'

export const whereItHappened: GuideFacts = {
  slug: 'where-it-happened',
  title: 'Off campus, online, abroad: where the rule reaches',
  appliesTo: { school: 'both', role: 'both' },
  summary:
    "The rule covers the school's program or activity in the United States; some off-campus places count too.",
  answer: [
    {
      text: 'The rule covers places and events where the school had substantial control over the respondent and over the setting.',
      cites: ['34 CFR 106.44(a)'],
    },
    {
      text: 'At college it also covers any building that a student group owns or controls, if the college officially recognizes the group. A fraternity house can be one.',
      cites: ['34 CFR 106.44(a)'],
      school: 'postsecondary',
    },
    {
      text: 'In K-12 a trip or a school event can count if the school had substantial control over it and the respondent.',
      cites: ['34 CFR 106.44(a)'],
      school: 'k12',
    },
    {
      text: "Off campus or online is not ruled out as such. What counts is the school's control.",
      cites: ['34 CFR 106.44(a)'],
    },
    {
      text: 'It does not cover acts against a person outside the United States. A formal complaint about that must be dismissed under Title IX.',
      cites: ['34 CFR 106.44(a)', '34 CFR 106.45(b)(3)(i)'],
    },
    {
      text: 'Both parties may appeal such a dismissal. The school may still act under its own code of conduct.',
      cites: ['34 CFR 106.45(b)(3)(i)', '34 CFR 106.45(b)(8)(i)'],
    },
  ],
  more: [],
  steps: [
    'Write down who ran the place or event and who was in charge.',
    'Tell the Coordinator how it is tied to the school.',
    'Ask for supportive measures even if the place is in doubt.',
  ],
  ask: [
    'Does the school treat this place or event as part of its program, and why?',
    'If not, which other policy applies?',
  ],
  asked: [
    'it happened off campus does it count',
    'private apartment off campus',
    'frat house party',
    'happened over snapchat',
    'online harassment by a student',
    'study abroad in italy',
    'was assaulted during an internship',
    'school bus or field trip',
    'zoom class harassment',
    'at a bar near campus',
    'not on school property',
    'sorority house title ix',
    'away game hotel',
    'education program or activity meaning',
    'substantial control definition',
    'semester in spain excluded',
    'a stranger not from my school did it on campus',
    'summer camp run by the college',
  ],
  related: ['sexual-harassment-defined', 'what-the-school-must-do', 'off-campus-or-abroad'],
  resources: ['cornell-34-cfr-106-45'],
}
