import type { GuideFacts } from '../entry.ts'

export const hearingNotice: GuideFacts = {
  slug: 'hearing-notice',
  title: 'Notice of a hearing',
  appliesTo: { school: 'both', role: 'both' },
  summary:
    'Written notice of a hearing or meeting must give date, time, place, people and purpose, with time to prepare.',
  answer: [
    {
      text: 'If you are invited or expected, you must get written notice. That goes for each hearing, interview or other meeting.',
      cites: ['34 CFR 106.45(b)(5)(v)'],
    },
    {
      text: 'It has to give the date, time, location, participants and purpose, with sufficient time for you to prepare.',
      cites: ['34 CFR 106.45(b)(5)(v)'],
    },
    {
      text: 'The rule does not set a number of days for this notice. "Sufficient time" is its measure.',
      cites: ['34 CFR 106.45(b)(5)(v)'],
    },
    {
      text: 'There is one fixed count. The investigative report must be sent at least 10 days before the hearing.',
      cites: ['34 CFR 106.45(b)(5)(vii)'],
    },
    {
      text: 'All the evidence that you could inspect and review must be available there. Each party may refer to it.',
      cites: ['34 CFR 106.45(b)(5)(vi)'],
    },
    {
      text: 'You may bring the advisor of your choice, who may be, but need not be, a lawyer.',
      cites: ['34 CFR 106.45(b)(5)(iv)'],
    },
  ],
  more: [
    {
      heading: 'If the notice came late',
      statements: [
        {
          text: 'Say at once that the time is too short, and ask for a new date. Write what you still have to do.',
          cites: [],
        },
      ],
    },
    {
      heading: 'Ask early for help',
      statements: [
        {
          text: 'A need for language help, or for accommodation of a disability, may be good cause for a short delay.',
          cites: ['34 CFR 106.45(b)(1)(v)'],
        },
      ],
    },
  ],
  steps: [
    'Check the notice for date, time, place, people and purpose.',
    'Read the report and mark what you want to say.',
    'Write questions for the other party and the witnesses.',
    'Ask early for language help, breaks or disability help.',
    'Ask for a new date if the time is too short.',
  ],
  ask: [
    'Please send me the names and roles of all who will be at the hearing.',
    'How will the evidence be available to us during the hearing?',
    'I need [help]. Can you arrange it for the hearing?',
  ],
  asked: [
    'hearing letter what must it tell me',
    'they told me yesterday the hearing is tomorrow',
    'how much notice before a hearing',
    'notice of hearing what should be in it',
    'called into a meeting with no warning',
    'do they have to say who will be there',
    'hearing invitation with no list of people',
    'hearing got scheduled during class',
    'got a vague email to come to the office about a title ix matter',
    'surprise interview',
    'can I bring notes and documents with me',
    'sign language interpreter for the hearing',
    'qué debe decir el aviso de la audiencia',
    'me avisaron con un día de anticipación',
    'need extra time because of my disability',
    'how far ahead must they tell me the hearing date',
    'interview notice without a purpose',
    'meeting invitation didnt list participants',
    'emailed last night that the hearing is this morning',
    'last minute hearing date',
    'short notice',
    'notified too late about the hearing',
  ],
  related: [
    'preparing-for-a-hearing',
    'notice-of-meetings',
    'when-the-report-comes',
    'postpone-a-hearing',
  ],
  resources: ['cornell-34-cfr-106-45', 'aba-free-legal-answers'],
}
