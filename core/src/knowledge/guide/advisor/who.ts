import type { GuideFacts } from '../entry.ts'

export const who: GuideFacts = {
  slug: 'who-can-be-your-advisor',
  title: 'Who can be your advisor',
  appliesTo: { school: 'both', role: 'both' },
  summary:
    'Anyone you choose: a parent, friend, teacher or lawyer. The advisor need not be a lawyer.',
  answer: [
    {
      text: 'You may have an advisor of your choice. It can be anyone you pick, such as a parent, a friend, a teacher or an advocate.',
      cites: ['34 CFR 106.45(b)(5)(iv)'],
    },
    {
      text: 'The advisor may be an attorney but is not required to be one.',
      cites: ['34 CFR 106.45(b)(5)(iv)'],
    },
    {
      text: "The school may not limit your choice of advisor, or the advisor's presence, in any meeting or proceeding. That holds for both parties.",
      cites: ['34 CFR 106.45(b)(5)(iv)'],
    },
    {
      text: 'The notice of allegations must tell you about this.',
      cites: ['34 CFR 106.45(b)(2)(i)(B)'],
    },
    {
      text: 'The advisor may come to every meeting and interview that belongs to the case.',
      cites: ['34 CFR 106.45(b)(5)(iv)'],
    },
    {
      text: 'At college, the Clery Act gives an advisor of choice too, in the cases that it covers.',
      cites: ['20 U.S.C. 1092(f)(8)'],
    },
  ],
  more: [
    {
      heading: 'Good to know',
      statements: [
        {
          text: 'The rule does not make the school pay for an advisor, apart from the one at a college hearing for a party who has none.',
          cites: ['34 CFR 106.45(b)(6)(i)'],
        },
        {
          text: 'The rule does not bar a witness from being an advisor. It may still be wise to pick somebody else.',
          cites: ['34 CFR 106.45(b)(5)(iv)'],
        },
      ],
    },
  ],
  steps: [
    'Pick someone calm who has time on the dates.',
    'Tell the school in writing who your advisor is.',
    'Ask that letters and evidence go to your advisor too.',
  ],
  ask: [
    'How do I tell you who my advisor is?',
    'Will the evidence and the report be sent to my advisor as well?',
    'Which rules does the school have for advisors?',
  ],
  asked: [
    'who can be my advisor',
    'can my mom be my advisor',
    'does my advisor have to be a lawyer',
    'can i bring an attorney',
    'can my dad come with me',
    'can a friend be my adviser',
    'advisor of choice',
    'can my professor be my support',
    'is my coach allowed as an advisor',
    'can a witness be my advisor',
    'can i bring my boyfriend to the interview',
    'whats an advisor in title ix',
    'they said no lawyers allowed',
    'can my union rep be the advisor',
    'puede mi mamá ser mi asesora',
    'puedo llevar un abogado',
    'quién puede acompañarme',
    'my sister is a law student can she help',
    'can i have two advisors',
    'am i allowed representation',
  ],
  related: [
    'choosing-an-advisor',
    'what-an-advisor-may-do',
    'free-advisor-at-the-hearing',
    'limits-on-advisors',
  ],
  resources: ['lawhelp-org', 'know-your-ix', 'families-advocating-for-campus-equality'],
}
