import type { GuideFacts } from '../entry.ts'

export const delays: GuideFacts = {
  slug: 'delays-and-more-time',
  title: 'Delays, pauses and asking for more time',
  appliesTo: { school: 'both', role: 'both' },
  summary:
    'The school may pause or extend a time frame only for good cause, with written notice of the reasons to both parties.',
  answer: [
    {
      text: 'The school may pause the process or extend a time frame only for good cause. Both parties must get written notice of the delay and the reasons.',
      cites: ['34 CFR 106.45(b)(1)(v)'],
    },
    {
      text: 'You may ask for more time too. The absence of a party, of their advisor or of a witness may be good cause.',
      cites: ['34 CFR 106.45(b)(1)(v)'],
    },
    {
      text: 'A police case about the same events may be good cause for a delay. The rule speaks of a temporary delay, not of an endless one.',
      cites: ['34 CFR 106.45(b)(1)(v)'],
    },
    {
      text: 'The need for an interpreter or for a disability adjustment may be good cause as well.',
      cites: ['34 CFR 106.45(b)(1)(v)'],
    },
    {
      text: 'The rule does not list exams or breaks as good cause. It does not rule them out either, so ask what your policy says.',
      cites: ['34 CFR 106.45(b)(1)(v)'],
    },
  ],
  more: [],
  steps: [
    'Ask for more time in writing before the date passes.',
    'Say why you need it and how many days you ask for.',
    'Ask for the reply in writing.',
    'Keep a copy of your request.',
  ],
  ask: [
    'I need more time because of the reason below. Could the date please be moved?',
    'What is the reason for this delay, and when will the process go on?',
    'Did both parties get written notice of the delay?',
  ],
  asked: [
    'can i get an extension',
    'i need more time to respond',
    'they keep delaying and give no reason',
    'school paused the case because of the police',
    'investigation on hold until criminal case ends',
    'is my lawyer being out of town a reason to reschedule',
    'can they push back the date again',
    'the other side keeps asking for delays',
    'good cause for extension',
    'nobody told me why its delayed',
    'witness is abroad, will they wait',
    'i have finals, can the title ix stuff wait',
    'i need a translator, does that buy time',
    'accommodations for adhd in the process',
    'pedir más tiempo para responder',
    'retraso sin explicación',
    'they extended the deadline without telling me',
    'stalled title ix case',
    'missed the deadline what now',
  ],
  related: [
    'how-long-it-takes',
    'calendar-or-business-days',
    'language-and-disability-help',
    'postpone-a-hearing',
  ],
  resources: ['cornell-34-cfr-106-45'],
}
