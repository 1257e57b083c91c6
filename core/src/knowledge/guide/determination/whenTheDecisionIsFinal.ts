import type { GuideFacts } from '../entry.ts'

export const whenTheDecisionIsFinal: GuideFacts = {
  slug: 'when-the-decision-is-final',
  title: 'When the decision becomes final',
  appliesTo: { school: 'both', role: 'both' },
  summary: 'Final after the appeal is decided, or once the time for an appeal has passed.',
  answer: [
    {
      text: 'If someone appeals, the decision becomes final on the date both parties get the written result of the appeal.',
      cites: ['34 CFR 106.45(b)(7)(iii)'],
    },
    {
      text: 'If no one appeals, it becomes final on the date when an appeal would no longer be timely.',
      cites: ['34 CFR 106.45(b)(7)(iii)'],
    },
    {
      text: 'The written determination must go to both parties simultaneously, which means at the same time.',
      cites: ['34 CFR 106.45(b)(7)(iii)'],
    },
    {
      text: "The rule does not set a number of days for an appeal. Your school's policy and your letter say it.",
      cites: ['34 CFR 106.45(b)(1)(v)', '34 CFR 106.45(b)(8)(i)'],
    },
    {
      text: 'The Title IX Coordinator sees to it that any remedies are put into effect.',
      cites: ['34 CFR 106.45(b)(7)(iv)'],
    },
  ],
  more: [
    {
      heading: 'What goes on in the meantime',
      statements: [
        {
          text: 'Supportive measures can go on for both parties, before and after.',
          cites: ['34 CFR 106.30(a) (Supportive measures)'],
        },
        {
          text: 'The rule does not say in words when a sanction starts. Ask if it waits until the decision is final.',
          cites: ['34 CFR 106.45(b)(7)(iii)'],
        },
      ],
    },
  ],
  steps: [
    'Write down the day the letter came.',
    'Find the last day for an appeal in the letter.',
    'Ask what starts now and what waits.',
  ],
  ask: [
    'On what date does the decision become final?',
    'Does any sanction or remedy start before that date?',
    'Has the other party filed an appeal?',
  ],
  asked: [
    'is the decision final',
    'when is it over',
    'does an appeal stop the punishment',
    'final date of the title ix outcome',
    'can they still change the decision',
    'what if neither of us appeals',
    'is the case closed after the letter',
    'they reopened my case after deciding',
    'other side got the letter before me',
    'he knew the result days before I did',
    'simultaneous notice of the outcome',
    'cuándo es definitiva la decisión',
    'ya terminó mi caso',
    'decision became final without telling me',
    'waiting for appeal window to pass',
    'effective date of the decision',
    'do both sides hear the result at the same time',
    'can I tell people the result now',
    'is the outcome final in high school cases',
    'finall decision',
    'at what point is the ruling official',
    'when is it settled for good',
    'ruling takes effect for good',
    'decision locked in',
  ],
  related: ['appeal-deadline', 'decision-letter', 'when-sanctions-start', 'after-the-appeal'],
  resources: ['cornell-34-cfr-106-45'],
}
