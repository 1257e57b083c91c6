import type { GuideFacts } from '../entry.ts'

export const waitingForTheDecision: GuideFacts = {
  slug: 'waiting-for-the-decision',
  title: 'When you will get the outcome',
  appliesTo: { school: 'both', role: 'both' },
  summary:
    'The rule does not set a number of days; time frames must be reasonably prompt, and delays need written reasons.',
  answer: [
    {
      text: 'The rule does not set a number of days for a decision. Your school must have reasonably prompt time frames for the whole process, and must publish its process.',
      cites: ['34 CFR 106.45(b)(1)(v)', '34 CFR 106.8(c)'],
    },
    {
      text: 'A delay is allowed only for a time and for good cause. Both parties must get written notice of it with the reasons.',
      cites: ['34 CFR 106.45(b)(1)(v)'],
    },
    {
      text: 'Good cause may include the absence of a party, advisor or witness, or a police case at the same time. Language help or a disability may be a cause too.',
      cites: ['34 CFR 106.45(b)(1)(v)'],
    },
    {
      text: 'Two steps take at least 10 days each: the written response to the evidence, and the time between the report and the hearing or decision.',
      cites: ['34 CFR 106.45(b)(5)(vi)', '34 CFR 106.45(b)(5)(vii)'],
    },
    {
      text: 'The school must respond promptly and may not be deliberately indifferent. You can ask for supportive measures while you wait.',
      cites: ['34 CFR 106.44(a)'],
    },
  ],
  more: [
    {
      heading: 'If months go by',
      statements: [
        {
          text: 'Compare the dates with the time frames in the policy. Then ask in writing for the reason and the new date.',
          cites: ['34 CFR 106.45(b)(1)(v)', '34 CFR 106.8(c)'],
        },
        {
          text: 'You may also complain to the Office for Civil Rights (OCR). It ordinarily counts 180 days from the last act.',
          cites: ['OCR complaint process'],
        },
      ],
    },
  ],
  steps: [
    "Look up the time frames in your school's policy.",
    'List the dates of each step so far.',
    'Ask in writing for the reasons of a delay and a new date.',
    'Ask for supportive measures that help you wait.',
  ],
  ask: [
    'What time frame does the policy set for a decision, and are we inside of it?',
    'Why is the decision delayed, and what is the new date?',
    'May I have [measure] while I wait?',
  ],
  asked: [
    'its been 5 months and no decision',
    'how long until they tell me the outcome',
    'when will i hear back after the hearing',
    'title ix taking forever',
    'is there a legal deadline to finish a case',
    'two weeks since my hearing and nothing',
    'case dragging on and i graduate in may',
    'school ignoring my emails about the outcome',
    'time limit for investigation and decision',
    'no updates from the office',
    'process has no end',
    '60 day limit',
    'they missed their own timeline',
    'wait for the results is killing me',
    'slow investigation k12',
    'cuánto tarda la decisión',
    'llevo meses esperando el resultado',
    'what is reasonably prompt',
    'delayed with no explanation',
    'can they sit on my case until he graduates',
    'how fast does a school have to rule',
    'six weeks since the hearing and still no ruling',
    'when do they rule after a hearing',
    'still waiting on a verdict',
    'no outcome yet',
  ],
  related: [
    'postpone-a-hearing',
    'decision-letter',
    'when-the-decision-is-final',
    'how-long-it-takes',
  ],
  resources: ['office-for-civil-rights', 'cornell-34-cfr-106-45'],
}
