import type { GuideFacts } from '../entry.ts'

export const joined: GuideFacts = {
  slug: 'complaints-joined-together',
  title: 'More than one complaint, and counter-complaints',
  appliesTo: { school: 'both', role: 'both' },
  summary:
    'The school may join complaints that arise from the same facts; a counter-complaint has the same steps.',
  answer: [
    {
      text: 'The school may join formal complaints when they arise from the same facts or circumstances. It does not have to.',
      cites: ['34 CFR 106.45(b)(4)'],
    },
    {
      text: 'That goes for several complainants, for several respondents, and for complaints that the two parties file against each other.',
      cites: ['34 CFR 106.45(b)(4)'],
    },
    {
      text: 'A respondent may also be a complainant. A counter-complaint needs its own signed document and gets the same steps.',
      cites: ['34 CFR 106.30(a) (Formal complaint)', '34 CFR 106.45(b)(4)'],
    },
    {
      text: 'The same standard of evidence must be used for all formal complaints.',
      cites: ['34 CFR 106.45(b)(1)(vii)'],
    },
    {
      text: 'A complaint that is made to threaten or punish somebody for taking part may be retaliation. The purpose matters.',
      cites: ['34 CFR 106.71(a)'],
    },
    {
      text: 'The decision must state the result and the reasons for each allegation.',
      cites: ['34 CFR 106.45(b)(7)(ii)(E)'],
    },
  ],
  more: [],
  steps: [
    'Ask in writing whether the cases will be joined, and why.',
    'Say if you want them kept apart, with your reasons.',
    'Check that the notice lists each allegation.',
  ],
  ask: [
    'Will these complaints be joined into one case, and for what reason?',
    'What will the other people in the joined case see about me?',
    'How do I file a complaint of my own?',
  ],
  asked: [
    'he filed a counter complaint against me',
    'can i file against her too',
    'counterclaim title ix',
    'two girls reported the same guy',
    'combine cases',
    'consolidate complaints',
    'cross complaints same night',
    'more than one respondent',
    'i was assaulted by two people',
    'three complainants against me in one hearing',
    'do they have to keep the cases separate',
    'are they allowed to lump the accusations together',
    'both of us are complainant and respondent',
    'retaliatory complaint by my ex',
    'ella también me denunció',
    'joint hearing several students',
    'same facts or circumstances meaning',
    'group assault allegation',
  ],
  related: ['what-a-formal-complaint-is', 'complainant-and-respondent'],
  resources: ['cornell-34-cfr-106-45'],
}
