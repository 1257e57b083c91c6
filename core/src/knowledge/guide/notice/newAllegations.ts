import type { GuideFacts } from '../entry.ts'

export const newAllegations: GuideFacts = {
  slug: 'new-allegations',
  title: 'When new allegations are added',
  appliesTo: { school: 'both', role: 'both' },
  summary:
    'If the school decides to investigate more than the first notice says, it must send notice of the new allegations.',
  answer: [
    {
      text: 'If the school decides to look into allegations that were not in the first notice, it must give notice of them to the known parties.',
      cites: ['34 CFR 106.45(b)(2)(ii)'],
    },
    {
      text: 'That goes for allegations about either party, the complainant or the respondent.',
      cites: ['34 CFR 106.45(b)(2)(ii)'],
    },
    {
      text: 'The notice belongs to the time of the investigation. The rule sets no number of days for it.',
      cites: ['34 CFR 106.45(b)(2)(ii)'],
    },
    {
      text: 'You may inspect and review all evidence directly related to the allegations in the formal complaint. Ask for the evidence on the new points as well.',
      cites: ['34 CFR 106.45(b)(5)(vi)'],
    },
    {
      text: 'The decision must list the allegations it decides on. Compare them with your notices.',
      cites: ['34 CFR 106.45(b)(7)(ii)(A)'],
    },
  ],
  more: [],
  steps: [
    'Put the first notice and the new one side by side.',
    'Mark what is new.',
    'Ask for time to prepare if you will be asked about it.',
  ],
  ask: [
    'Which allegations are being investigated now, and which are new?',
    'Could you please send a written notice of the added allegations?',
    'Will I have time to respond to the new points?',
  ],
  asked: [
    'they added new charges halfway through',
    'new allegations during the investigation',
    'now they ask about a different night',
    'investigator brought up stuff not in my letter',
    'amended notice of allegations',
    'extra accusations after my interview',
    'can they change what im accused of',
    'i told them more and they added it',
    'second notice letter what does it mean',
    'scope of the investigation got bigger',
    'they are investigating me now, the complainant',
    'report talks about things never in the notice',
    'agregaron nuevas acusaciones',
    'supplemental notice',
    'found guilty of something i was never told about',
    'can more allegations be added at the hearing',
    'do they have to tell me about new claims',
  ],
  related: ['what-the-notice-must-say', 'complaints-joined-together'],
  resources: ['cornell-34-cfr-106-45'],
}
