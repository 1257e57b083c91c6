import type { GuideFacts } from '../entry.ts'

export const timeBeforeInterview: GuideFacts = {
  slug: 'time-before-the-interview',
  title: 'Time to prepare before the first interview',
  appliesTo: { school: 'both', role: 'both' },
  summary:
    'The notice must come with sufficient time to prepare before any first interview; no number of days is set.',
  answer: [
    {
      text: 'The notice must come with sufficient time to prepare a response before any first interview.',
      cites: ['34 CFR 106.45(b)(2)(i)(B)'],
    },
    {
      text: 'You must also get written notice of each interview. It gives the date, time, location, participants and purpose, and leaves you time to prepare.',
      cites: ['34 CFR 106.45(b)(5)(v)'],
    },
    {
      text: 'The rule sets no number of days for this. What is enough depends on the case, so say how much you need.',
      cites: ['34 CFR 106.45(b)(2)(i)(B)', '34 CFR 106.45(b)(5)(v)'],
    },
    {
      text: 'You may bring an advisor of your choice to the interview.',
      cites: ['34 CFR 106.45(b)(5)(iv)'],
    },
    {
      text: 'If you need more time, ask in writing. The absence of your advisor may be good cause for a limited delay.',
      cites: ['34 CFR 106.45(b)(1)(v)'],
    },
  ],
  more: [],
  steps: [
    'Reply in writing if the date is too soon.',
    'Offer two or three other dates.',
    'Ask which allegations the interview will be about.',
    'Write down what you remember before you go.',
  ],
  ask: [
    'The interview is too soon for me to prepare. Could it be moved to one of these dates?',
    'What is the purpose of the interview, and who will be there?',
    'Will it be recorded, and can I get a copy?',
  ],
  asked: [
    'interview is tomorrow and i just got the letter',
    'they want to talk to me today',
    'how much notice before an interview',
    'surprise meeting with the investigator',
    'called out of class to talk about an accusation',
    'not enough time to get ready',
    'can i reschedule my interview',
    'first interview title ix what to expect',
    'time to prepare a response',
    'they gave me 24 hours',
    'investigator phoned me out of nowhere',
    'ambushed with questions before any notice',
    'how many days between notice and interview',
    'can i wait until i have a lawyer',
    'me citaron para mañana',
    'entrevista sin aviso',
    'the principal questioned my son before we got anything in writing',
    'intervew prep',
  ],
  related: [
    'what-the-notice-must-say',
    'notice-of-meetings',
    'delays-and-more-time',
    'refusing-to-take-part',
  ],
  resources: ['lawhelp-org'],
}
