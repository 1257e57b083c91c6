import type { GuideFacts } from '../entry.ts'

export const whoDecidesTheAppeal: GuideFacts = {
  slug: 'who-decides-the-appeal',
  title: 'Who decides the appeal',
  appliesTo: { school: 'both', role: 'both' },
  summary:
    'A new person: not the first decision-maker, not an investigator, not the Title IX Coordinator.',
  answer: [
    {
      text: 'A different person must decide it. It cannot be the same person as the decision-maker who reached the decision or dismissal, an investigator or the Title IX Coordinator.',
      cites: ['34 CFR 106.45(b)(8)(iii)(B)'],
    },
    {
      text: 'The appeal decision-maker must be free of conflict of interest and bias, and trained to serve impartially.',
      cites: ['34 CFR 106.45(b)(8)(iii)(C)', '34 CFR 106.45(b)(1)(iii)'],
    },
    {
      text: 'That person must give a written decision with the result and the reasons. Both parties get it simultaneously.',
      cites: ['34 CFR 106.45(b)(8)(iii)(E)', '34 CFR 106.45(b)(8)(iii)(F)'],
    },
    {
      text: 'The rule does not say what job that person holds. It may be one person or a panel, from the school or from outside.',
      cites: ['34 CFR 106.45(b)(8)(iii)(B)'],
    },
    {
      text: 'This holds for K-12 and colleges, and for appeals of a dismissal too.',
      cites: ['34 CFR 106.45(b)(8)(iii)(B)'],
    },
  ],
  more: [
    {
      heading: 'If it is the same person',
      statements: [
        {
          text: 'Point it out in writing at once, and ask for someone else before the appeal is decided.',
          cites: [],
        },
      ],
    },
    {
      heading: 'Ties to the first team',
      statements: [
        {
          text: 'To work in the same office is not named in the rule as a conflict of interest. Say what the tie is and why it matters.',
          cites: ['34 CFR 106.45(b)(1)(iii)'],
        },
      ],
    },
  ],
  steps: [
    'Ask for the name and job of the appeal decision-maker.',
    'Compare it with the names in your letters.',
    'Write at once if one person has two roles.',
    'Keep the answer.',
  ],
  ask: [
    'Who will decide the appeal, and did that person have any earlier part in the case?',
    'How can I raise a concern about the appeal decision-maker?',
    'What training has the appeal decision-maker had?',
  ],
  asked: [
    'the dean who decided also handles the appeal',
    'who hears the appeal',
    'is the appeal panel independent',
    'same person for decision and appeal',
    'can the title ix coordinator decide my appeal',
    'appeal officer used to be my investigator',
    'president of the college decides appeals',
    'school board hears the appeal?',
    'the principal decided and now the principal reviews it',
    'who reviews the decision',
    'appeal officer is friends with the panel',
    'appeals committee members',
    'can the same hearing officer review himself',
    'conflict of interest in the appeal',
    'is there an outside reviewer',
    'quién decide la apelación',
    'la misma persona revisa mi apelación',
    'superintendent appeal title ix district',
    'neutral apeal decision maker',
    'does the vice president have training for appeals',
    'may the appeals person be from the office that investigated',
    'who looks at my appeal',
    'reviewed by someone new',
    'first decision maker reviewing own ruling',
  ],
  related: ['how-an-appeal-goes', 'who-decides', 'bias-or-conflict-of-interest'],
  resources: ['cornell-34-cfr-106-45'],
}
