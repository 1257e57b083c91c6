import type { GuideFacts } from '../entry.ts'

export const howAnAppealGoes: GuideFacts = {
  slug: 'how-an-appeal-goes',
  title: 'What happens when one side appeals',
  appliesTo: { school: 'both', role: 'both' },
  summary:
    'The other party is told, both may write, a new person decides, and both get the written result.',
  answer: [
    {
      text: 'When one side appeals, the school must notify the other in writing. The appeal steps must be the same for both.',
      cites: ['34 CFR 106.45(b)(8)(iii)(A)'],
    },
    {
      text: 'Both parties must get a reasonable, equal chance to send a written statement. It may support the outcome or challenge it.',
      cites: ['34 CFR 106.45(b)(8)(iii)(D)'],
    },
    {
      text: 'Someone new decides: not the first decision-maker, an investigator or the Title IX Coordinator.',
      cites: ['34 CFR 106.45(b)(8)(iii)(B)'],
    },
    {
      text: 'The result must come as a written decision with the reasons (the rationale). Both parties must get it simultaneously.',
      cites: ['34 CFR 106.45(b)(8)(iii)(E)', '34 CFR 106.45(b)(8)(iii)(F)'],
    },
    {
      text: 'The rule asks for no new hearing on appeal. It also does not say what the result may be, such as a new hearing or another decision: the policy does.',
      cites: ['34 CFR 106.45(b)(8)(iii)'],
    },
    {
      text: 'Time frames must be reasonably prompt. The rule does not set a number of days.',
      cites: ['34 CFR 106.45(b)(1)(v)'],
    },
  ],
  more: [
    {
      heading: 'When the other party appealed',
      statements: [
        {
          text: 'You may answer. Ask for a copy of the appeal, since the rule does not say in words that you get one.',
          cites: ['34 CFR 106.45(b)(8)(iii)(D)'],
        },
      ],
    },
    {
      heading: 'Help',
      statements: [
        {
          text: 'Your advisor may help you and come to any meeting.',
          cites: ['34 CFR 106.45(b)(5)(iv)'],
        },
      ],
    },
  ],
  steps: [
    'Ask for the appeal steps in writing.',
    "Ask for a copy of the other party's appeal.",
    'Send your statement in time, one point at a time.',
    'Ask when the written decision will come.',
  ],
  ask: [
    'Please send me the appeal and tell me by when I may submit a written statement.',
    'What can the appeal decision-maker do: change the result, send it back, or order a new hearing?',
    'When will both parties get the written decision on the appeal?',
  ],
  asked: [
    'appeal process',
    'what happens after i file an appeal',
    'appeal process steps',
    'do i get to answer her appeal',
    'will there be another hearing on appeal',
    'appeal was filed against my win what do i do',
    'can they make it worse on appeal',
    'response to the other sides appeal',
    'appeal decided without hearing from me',
    'nobody told me he appealed',
    'written statement for appeal',
    'does my advisor help on the appeal',
    'appeal sent back remanded',
    'how are appeals reviewed',
    'they denied my appeal with one sentence',
    'do appeals ever change anything',
    'cómo funciona la apelación',
    'la otra parte apeló y no me avisaron',
    'can new arguments be added on appeal',
    'see the appeal document',
    'appeal proccess high school',
    'she appealed, can i write something back',
    'will i be told if there is an appeal',
    'answer to an appeal by the other student',
    'what do they do with an appeal',
  ],
  related: ['appeal-grounds', 'who-decides-the-appeal', 'appeal-deadline', 'after-the-appeal'],
  resources: ['cornell-34-cfr-106-45'],
}
