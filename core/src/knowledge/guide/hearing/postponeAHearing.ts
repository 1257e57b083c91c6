import type { GuideFacts } from '../entry.ts'

export const postponeAHearing: GuideFacts = {
  slug: 'postpone-a-hearing',
  title: 'Moving a hearing to another date',
  appliesTo: { school: 'both', role: 'both' },
  summary:
    'A short delay is allowed for good cause, with written notice to both parties and the reasons.',
  answer: [
    {
      text: 'You can ask. The process must allow a temporary delay or a limited extension for good cause.',
      cites: ['34 CFR 106.45(b)(1)(v)'],
    },
    {
      text: 'Both parties must get written notice of the delay and the reasons for it.',
      cites: ['34 CFR 106.45(b)(1)(v)'],
    },
    {
      text: 'Good cause may include the absence of a party, an advisor or a witness, or a police case at the same time. It may also be a need for language help or for accommodation of a disability.',
      cites: ['34 CFR 106.45(b)(1)(v)'],
    },
    {
      text: 'The list says "may include", so other good reasons count too. The school decides, and the rule does not set a number of delays.',
      cites: ['34 CFR 106.45(b)(1)(v)'],
    },
    {
      text: 'If the investigative report came fewer than 10 days before the hearing, say so: it must be sent at least 10 days before.',
      cites: ['34 CFR 106.45(b)(5)(vii)'],
    },
    {
      text: 'If the school is the one who delays, the same holds. The time frames must stay reasonably prompt.',
      cites: ['34 CFR 106.45(b)(1)(v)'],
    },
  ],
  more: [
    {
      heading: 'When a delay hurts you',
      statements: [
        {
          text: 'You can ask for supportive measures while you wait, such as a class change or more time for course work. Both parties can get them.',
          cites: ['34 CFR 106.30(a) (Supportive measures)'],
        },
      ],
    },
  ],
  steps: [
    'Ask in writing, as early as you can, with the reason.',
    'Offer two or three other dates.',
    "Add proof if you have it, such as an exam plan or a doctor's note.",
    'Ask for written notice of the new date and the reasons.',
  ],
  ask: [
    'I ask to move the hearing from [date] because [reason]. Could it be held on [dates]?',
    'The hearing was delayed. Please send me the reasons and the new time frame in writing.',
    'Which supportive measures can I have while the case goes on?',
  ],
  asked: [
    'can i reschedule my hearing',
    'my lawyer cant make it that date',
    'hearing keeps getting pushed back',
    'they delayed my case again without telling me why',
    'need more time before the hearing',
    'final exams during hearing week',
    'continuance',
    'waiting for the criminal case to finish first',
    'police asked the school to wait',
    'respondent keeps stalling',
    'she asked for a delay and they gave it, what about me',
    'extension good cause',
    'hospital stay hearing date',
    'school on summer break so the case stopped',
    'how many times may they postpone',
    'aplazar la audiencia',
    'necesito más tiempo',
    'pedir un intérprete y otra fecha',
    'they put my case on hold for months',
    'postpone the hering because i have no advisor',
    'attorney is on vacation that week',
    'reschedule to a later day',
    'ask for a new hearing date',
    'change the day of my hearing',
  ],
  related: [
    'hearing-notice',
    'when-the-report-comes',
    'waiting-for-the-decision',
    'delays-and-more-time',
  ],
  resources: ['cornell-34-cfr-106-45'],
}
