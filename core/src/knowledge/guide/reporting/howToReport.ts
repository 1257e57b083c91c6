import type { GuideFacts } from '../entry.ts'

export const howToReport: GuideFacts = {
  slug: 'how-to-report',
  title: 'How to report',
  appliesTo: { school: 'both', role: 'both' },
  summary:
    'Anyone may tell the Title IX Coordinator, at any time, by phone, email, mail or in person.',
  answer: [
    {
      text: 'You can report to the Title IX Coordinator in person, by mail, by phone or by email. A spoken report is enough.',
      cites: ['34 CFR 106.8(a)'],
    },
    {
      text: 'You may do it at any time, also at night or on a weekend.',
      cites: ['34 CFR 106.8(a)'],
    },
    {
      text: 'Any person may report, whether or not they are the one who was harmed.',
      cites: ['34 CFR 106.8(a)'],
    },
    {
      text: "The school must show the Coordinator's name or title, office address, email and phone number on its website and in its handbooks.",
      cites: ['34 CFR 106.8(a)', '34 CFR 106.8(b)(2)(i)'],
    },
    {
      text: 'A report alone does not start an investigation. That takes a formal complaint.',
      cites: ['34 CFR 106.44(b)(1)', '34 CFR 106.30(a) (Formal complaint)'],
    },
    {
      text: 'In K-12 you can also tell any employee. From then on the school counts as knowing.',
      cites: ['34 CFR 106.30(a) (Actual knowledge)'],
      school: 'k12',
    },
  ],
  more: [
    {
      heading: 'What to say',
      statements: [
        {
          text: 'Say what happened, where and when, as far as you want to. You need not have proof, and the rule sets no form for a report.',
          cites: ['34 CFR 106.8(a)'],
        },
      ],
    },
  ],
  steps: [
    "Find the Coordinator's address on the school's website.",
    'Write a short email if you want a record with a date.',
    'Say what you need now, such as a schedule change.',
    'Keep a copy of what you sent.',
  ],
  ask: [
    'I want to make a report. When could we talk?',
    'Does this report start an investigation, or do I decide that later?',
    'Who will see my report?',
  ],
  asked: [
    'how do i report sexual harassment at school',
    'where do i file a report',
    'who do i tell',
    'can i report by email',
    'how to contact the title ix coordinator',
    'cant find the coordinators phone number',
    'does it have to be in writing',
    'can i just call them',
    'report at 2am possible?',
    'can my friend report it for me',
    'i saw something happen, can i report it',
    'reporting for someone else',
    'third party report title ix',
    'how do i tell my school what happend',
    'cómo denuncio acoso en mi escuela',
    'a quién le digo lo que pasó',
    'online reporting form',
    'first contact with the title ix office',
    'my roommate was assaulted and i want to tell the school',
    'do witnesses have to report',
  ],
  related: [
    'report-or-formal-complaint',
    'after-a-report',
    'telling-a-teacher-or-ra',
    'is-there-a-deadline-to-report',
  ],
  resources: ['know-your-ix', 'rainn-national-sexual-assault-hotline'],
}
