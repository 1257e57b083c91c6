import type { GuideFacts } from '../entry.ts'

export const cost: GuideFacts = {
  slug: 'cost-of-supportive-measures',
  title: 'What supportive measures cost',
  appliesTo: { school: 'both', role: 'both' },
  summary: 'Supportive measures carry no fee or charge for either party.',
  answer: [
    {
      text: 'No. Supportive measures are without fee or charge, for the complainant and for the respondent.',
      cites: ['34 CFR 106.30(a) (Supportive measures)'],
    },
    {
      text: 'So a room change or counseling that is given as a supportive measure is free for you.',
      cites: ['34 CFR 106.30(a) (Supportive measures)'],
    },
    {
      text: 'The rule does not speak of every cost around it, such as a dearer room rate or lost tuition after a leave. Ask before you agree.',
      cites: ['34 CFR 106.30(a) (Supportive measures)'],
    },
    {
      text: 'If the school sends a bill, ask the Title IX Coordinator to look at it. The Coordinator must see that the measures are carried out.',
      cites: ['34 CFR 106.30(a) (Supportive measures)'],
    },
  ],
  more: [],
  steps: [
    'Ask in writing whether anything will be charged.',
    'Keep each bill and each reply.',
    'Send a bill to the Coordinator and ask to have it taken off.',
  ],
  ask: [
    'Will I be charged for this change, now or later?',
    'I was billed for a supportive measure. Can this be taken off, please?',
    'Does a leave change my tuition, aid or housing contract?',
  ],
  asked: [
    'do i have to pay for moving rooms',
    'they billed me for the new dorm',
    'cost of counseling through the school',
    'is the escort service free',
    'fee for changing housing',
    'supportive measures free of charge',
    'who pays for the schedule change',
    'charged a late fee because i moved',
    'do they pay back tuition if i withdraw',
    'refund for a class i had to drop',
    'breaking my housing contract because of title ix',
    'cuánto cuesta cambiarme de cuarto',
    'es gratis la consejería',
    'the new room is more expensive',
    'my insurance was billed for campus therapy',
    'will this cost my parents money',
  ],
  related: ['supportive-measures-explained'],
  resources: ['lawhelp-org'],
}
