import type { GuideFacts } from '../entry.ts'

/** How to write to the school. */
export const letters: readonly GuideFacts[] = [
  {
    slug: 'writing-to-your-school',
    title: 'How to write to the school',
    appliesTo: { school: 'both', role: 'both' },
    summary:
      'Write short, dated emails that ask one thing at a time and ask for an answer in writing by a date.',
    answer: [
      {
        text: 'Write by email, so that there is a date and a copy. Keep it short and calm, with one request per point.',
        cites: [],
      },
      {
        text: 'Say what you ask for, name the policy page if you know it, and ask for a written answer by a date.',
        cites: [],
      },
      {
        text: "Your school must publish the Title IX Coordinator's name or title, office address, email and phone.",
        cites: ['34 CFR 106.8(a)', '34 CFR 106.8(b)(2)(i)'],
      },
      {
        text: 'You may send a written response to the evidence, with at least 10 days for it. You may respond to the report too.',
        cites: ['34 CFR 106.45(b)(5)(vi)', '34 CFR 106.45(b)(5)(vii)'],
      },
      {
        text: 'State facts and ask questions. Do not threaten, and do not write when you are very upset.',
        cites: [],
      },
    ],
    more: [
      {
        heading: 'A pattern that works',
        statements: [
          {
            text: 'Open with who you are: I am a party in case [number], and I got [letter] on [date].',
            cites: [],
          },
          {
            text: 'Then ask: I did not find [point]. Could you please [request] by [date]?',
            cites: [],
          },
        ],
      },
      {
        heading: 'What goes on file',
        statements: [
          {
            text: 'What you write can become part of the evidence. Read it once more as if the other party were reading it.',
            cites: ['34 CFR 106.45(b)(5)(vi)'],
          },
        ],
      },
    ],
    steps: [
      'Write down the one thing you want from this email.',
      'Draft it, wait an hour, and read it aloud.',
      'Send it to the Title IX Coordinator and keep a copy.',
      'Write again after a week without an answer.',
    ],
    ask: [
      'Could you please confirm that you got this email, and when I can expect an answer?',
      'Whom should I write to about this case from now on?',
    ],
    asked: [
      'how do i write an email to the title ix coordinator',
      'template letter to the school',
      'what do i say in my response',
      'help me word an email',
      'they never answer my emails',
      'write a statement',
      'tips for writing to the investigator',
      'how do i ask politely for documents',
      'should i call or email',
      'draft of a question to my school',
      'can my lawyer write to them for me',
      'tone of the letter',
      'how do i respond to the notice',
      'sample message to coordinator',
      'complain in writing',
      'how to put my request in writing',
      'my english is bad and i need to write to the dean',
      'cómo escribo a la escuela',
      'carta para el coordinador',
      'impact statement how to',
      'ghosted by the title ix office',
      'parent letter to principal title ix',
    ],
    related: ['documents-to-keep', 'delays-and-more-time', 'time-limits-at-a-glance'],
    resources: ['lawhelp-org', 'aba-free-legal-answers'],
  },
]
