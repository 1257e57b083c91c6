import type { GuideFacts } from '../entry.ts'

export const whatItMustSay: GuideFacts = {
  slug: 'what-the-notice-must-say',
  title: 'What the notice of allegations must say',
  appliesTo: { school: 'both', role: 'both' },
  summary:
    'The first letter must tell both parties who, what, when and where, the process, and key rights.',
  answer: [
    {
      text: 'After a formal complaint, the school must send written notice to the parties who are known. Both sides get it.',
      cites: ['34 CFR 106.45(b)(2)(i)'],
    },
    {
      text: 'It must say what is alleged in enough detail, as far as known. That means the identities of the people involved, the conduct, and the date and location.',
      cites: ['34 CFR 106.45(b)(2)(i)(B)'],
    },
    {
      text: 'It must say that the respondent is presumed not responsible. The decision comes only at the end.',
      cites: ['34 CFR 106.45(b)(2)(i)(B)'],
    },
    {
      text: 'It must say that you may have an advisor of your choice, a lawyer or not. It must also say that you may inspect and review the evidence.',
      cites: ['34 CFR 106.45(b)(2)(i)(B)'],
    },
    {
      text: 'It must explain the grievance process, with any informal resolution the school offers.',
      cites: ['34 CFR 106.45(b)(2)(i)(A)'],
    },
    {
      text: 'It must leave enough time to prepare a response before any first interview. It must also name any code rule against knowingly false statements.',
      cites: ['34 CFR 106.45(b)(2)(i)(B)'],
    },
  ],
  more: [
    {
      heading: 'If something is not there',
      statements: [
        {
          text: 'It may be in an enclosure or in another letter. Check those first, then ask.',
          cites: [],
        },
        {
          text: 'The rule sets no number of days for the time to prepare. The words are "sufficient time".',
          cites: ['34 CFR 106.45(b)(2)(i)(B)'],
        },
      ],
    },
  ],
  steps: [
    'Check the letter and its enclosures for each point.',
    'List what you did not find.',
    'Ask for it in writing before the first interview.',
    'Ask for more time if you cannot prepare.',
  ],
  ask: [
    'I did not find these points in the notice. Could you please send them to me?',
    'Can my interview wait until I have had time to prepare?',
    'Which part of the policy am I said to have broken, or was broken?',
  ],
  asked: [
    'what should be in the notice of allegations',
    'first letter from the title ix office',
    'notice of investigation what must it include',
    'what does the school have to tell me in writing',
    'requirements for written notice',
    'my letter doesnt say when or where',
    'letter is missing things',
    'no date or place in the letter',
    'does the notice have to name the complainant',
    'they wont tell me who accused me',
    'the email just says theres a complaint',
    'vague allegations',
    'not enough detail in the notice',
    'got called in without any letter',
    'qué debe decir la carta de notificación',
    'me llegó una carta de titulo ix',
    'NOA title ix',
    'whats supposed to be in the initail letter',
    'does the complainant get a notice too',
    'notice checklist',
  ],
  related: [
    'presumed-not-responsible',
    'time-before-the-interview',
    'new-allegations',
    'notice-of-meetings',
  ],
  resources: ['cornell-34-cfr-106-45'],
}
