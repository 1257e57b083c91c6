import type { GuideFacts } from '../entry.ts'

export const howLongItTakes: GuideFacts = {
  slug: 'how-long-it-takes',
  title: 'How long the process may take',
  appliesTo: { school: 'both', role: 'both' },
  summary:
    "The federal rule sets no overall number of days; it asks for reasonably prompt time frames in the school's policy.",
  answer: [
    {
      text: 'The federal rule does not set a fixed number of days for the whole process.',
      cites: ['34 CFR 106.45(b)(1)(v)'],
    },
    {
      text: "The school's own policy must include reasonably prompt time frames for the process, for appeals and for informal resolution if it offers that.",
      cites: ['34 CFR 106.45(b)(1)(v)'],
    },
    {
      text: 'A delay or extension must be limited, must be for good cause, and needs written notice with the reasons to both parties.',
      cites: ['34 CFR 106.45(b)(1)(v)'],
    },
    {
      text: 'Two steps have a federal minimum. You get at least 10 days to respond to the evidence, and the report comes at least 10 days before the hearing or decision.',
      cites: ['34 CFR 106.45(b)(5)(vi)', '34 CFR 106.45(b)(5)(vii)'],
    },
    {
      text: "What you may have heard about 60 days is not in the rule in force. Look for the time frames in your school's policy.",
      cites: ['34 CFR 106.45(b)(1)(v)'],
    },
  ],
  more: [
    {
      heading: 'What counts as good cause',
      statements: [
        {
          text: 'Good cause may be that a party, an advisor or a witness is absent. It may also be that police are at work on the same events.',
          cites: ['34 CFR 106.45(b)(1)(v)'],
        },
        {
          text: 'The need for language help, or for changes because of a disability, may be good cause too.',
          cites: ['34 CFR 106.45(b)(1)(v)'],
        },
      ],
    },
  ],
  steps: [
    "Find the time frames in the school's policy.",
    'Compare them with the dates in your letters.',
    'Ask in writing for the reason if a date has passed.',
    'Keep a list of each step with its date.',
  ],
  ask: [
    'What time frame does the policy set for each step of my case?',
    'When do you expect the decision?',
    'If there is a delay, could you please send me the reason in writing?',
  ],
  asked: [
    'how long does a title ix case take',
    'how many days do they have to finish',
    'is there a 60 day deadline',
    'someone told me 60 days is the law',
    'isnt the school supposed to be done in 60 days',
    'its been 7 months and still nothing',
    'when will this be over',
    'how long is the school allowed to investigate',
    'time limit for the investigation',
    'deadline for the univeristy to decide',
    'average length of title ix process',
    'case dragging on forever',
    'what does reasonably prompt mean',
    'weeks or months until a decision',
    'cuánto tiempo tarda el proceso',
    'hay un plazo de 60 dias',
    'my kid cant wait a whole semester for an answer',
    'does it have to end before graduation',
    'can they take a year',
    'title ix time frames',
  ],
  related: [
    'delays-and-more-time',
    'calendar-or-business-days',
    'time-limits-at-a-glance',
    'waiting-for-the-decision',
  ],
  resources: ['cornell-34-cfr-106-45', 'office-for-civil-rights'],
}
