import type { GuideFacts } from '../entry.ts'

export const meetings: GuideFacts = {
  slug: 'notice-of-meetings',
  title: 'Notice of interviews, meetings and hearings',
  appliesTo: { school: 'both', role: 'both' },
  summary:
    'Before each meeting a party must get written notice of when, where, who and why, with time to prepare.',
  answer: [
    {
      text: 'Yes, you must get written notice if you are invited or expected. It gives the date, time and location, who takes part, and the purpose.',
      cites: ['34 CFR 106.45(b)(5)(v)'],
    },
    {
      text: 'It holds for all hearings, interviews and other meetings.',
      cites: ['34 CFR 106.45(b)(5)(v)'],
    },
    {
      text: 'The notice must leave sufficient time to prepare. The rule sets no number of days.',
      cites: ['34 CFR 106.45(b)(5)(v)'],
    },
    {
      text: 'You may bring your advisor to each related meeting. Both parties must have the same chance to have others there.',
      cites: ['34 CFR 106.45(b)(5)(iv)'],
    },
    {
      text: 'A witness is not named in this paragraph; it speaks of a party.',
      cites: ['34 CFR 106.45(b)(5)(v)'],
    },
  ],
  more: [],
  steps: [
    'Check each invitation for date, time, place, people and purpose.',
    'Ask for what is missing before you go.',
    'Tell the school that your advisor will come.',
    'Take notes during or right after the meeting.',
  ],
  ask: [
    'Could you please send the time, place, participants and purpose of this meeting in writing?',
    'Is this meeting part of the investigation?',
    'Can my advisor be there by phone or video?',
  ],
  asked: [
    'do they have to tell me who will be in the meeting',
    'meeting invite with no agenda',
    'dean wants to meet informally',
    'what is this meeting about they wont say',
    'zoom link but no explanation',
    'notice of hearing what should it contain',
    'notice for each interview',
    'last minute meeting change',
    'hearing date announced 2 days before',
    'i wasnt told there was a meeting',
    'can the other party be at my interview',
    'aviso por escrito de las reuniones',
    'me invitaron a una reunión sin decir para qué',
    'follow up interview notice',
    'they moved my hearing without telling me',
    'is a casual chat with the investigator ok',
    'does a phone call count as notice',
  ],
  related: ['time-before-the-interview', 'who-can-be-your-advisor'],
  resources: ['cornell-34-cfr-106-45'],
}
