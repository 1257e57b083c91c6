import type { GuideFacts } from '../entry.ts'

export const choosing: GuideFacts = {
  slug: 'choosing-an-advisor',
  title: 'How to choose an advisor',
  appliesTo: { school: 'both', role: 'both' },
  summary:
    'What to look for in an advisor, where to find one, and what to settle before the first meeting.',
  answer: [
    {
      text: 'Choose somebody you trust who stays calm, reads carefully and has time. It may be a lawyer but need not be.',
      cites: ['34 CFR 106.45(b)(5)(iv)'],
    },
    {
      text: 'Choose early. You may have the advisor with you from the first meeting on.',
      cites: ['34 CFR 106.45(b)(5)(iv)'],
    },
    {
      text: 'Think of the hearing: there the advisor, never the party, asks the questions of the other side and of witnesses.',
      cites: ['34 CFR 106.45(b)(6)(i)'],
      school: 'postsecondary',
    },
    {
      text: 'Think of the written questions: a good advisor helps you to word them and to read the answers.',
      cites: ['34 CFR 106.45(b)(6)(ii)'],
      school: 'k12',
    },
    {
      text: 'A lawyer helps most where police, a job or a visa may be touched. An advocate or a relative may be better at support.',
      cites: [],
    },
    {
      text: 'You may change your advisor. The rule does not limit your choice to one time, so tell the school in writing.',
      cites: ['34 CFR 106.45(b)(5)(iv)'],
    },
  ],
  more: [
    {
      heading: 'Questions to put to a person you think of',
      statements: [
        {
          text: 'Have you done this kind of case, on which side, and what would it cost?',
          cites: [],
        },
        {
          text: 'Can you come on the dates in my letter, and read a long file in ten days?',
          cites: [],
        },
      ],
    },
  ],
  steps: [
    'Make a list of two or three people.',
    'Ask each one about time, cost and experience.',
    'Give the advisor your letters and the policy.',
    'Tell the Coordinator the name and email of your choice.',
  ],
  ask: [
    'Do you have a list of people who have offered to be advisors?',
    'Can my advisor join by video?',
    'How do I change my advisor?',
  ],
  asked: [
    'how do i pick an advisor',
    'advisor selection',
    'what makes a good advisor',
    'should i get a lawyer or a friend',
    'where can i find an advisor',
    'looking for a title ix attorney',
    'is it worth hiring a lawyer',
    'what should i ask a lawyer before hiring',
    'can i change my advisor',
    'fire my advisor',
    'best person to bring with me',
    'advocate or attorney which is better',
    'i dont know anyone who could be my advisor',
    'finding help for a respondent hearing',
    'cómo elijo un asesor',
    'dónde encuentro un abogado',
    'choose an adviser for my kid',
    'my lawyer has never done title ix',
    'checklist for hiring an attorney',
    'school offered me someone from a list should i take them',
  ],
  related: ['who-can-be-your-advisor', 'free-advisor-at-the-hearing', 'what-an-advisor-may-do'],
  resources: [
    'lawhelp-org',
    'families-advocating-for-campus-equality',
    'victim-rights-law-center',
    'aba-free-legal-answers',
  ],
}
