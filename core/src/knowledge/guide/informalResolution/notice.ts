import type { GuideFacts } from '../entry.ts'

/** What the written notice of an informal resolution must tell. */
export const notice: readonly GuideFacts[] = [
  {
    slug: 'informal-resolution-notice',
    title: 'What the informal resolution letter must tell you',
    appliesTo: { school: 'both', role: 'both' },
    summary:
      'The written notice must give the allegations, the terms, when there is no way back, and which records are kept.',
    answer: [
      {
        text: 'Before informal resolution, your school must give the parties a written notice.',
        cites: ['34 CFR 106.45(b)(9)(i)'],
      },
      {
        text: 'It must state the allegations. It must state the requirements of the informal process too.',
        cites: ['34 CFR 106.45(b)(9)(i)'],
      },
      {
        text: 'It must say when there is no way back to a formal complaint on the same allegations.',
        cites: ['34 CFR 106.45(b)(9)(i)'],
      },
      {
        text: 'It must tell you what follows from taking part. That covers the records that will be kept or could be shared.',
        cites: ['34 CFR 106.45(b)(9)(i)'],
      },
      {
        text: 'Then the school needs your voluntary, written consent. It needs the same from the other party.',
        cites: ['34 CFR 106.45(b)(9)(ii)'],
      },
    ],
    more: [
      {
        heading: 'If the letter is short',
        statements: [
          {
            text: 'A point may be in an enclosure or in the policy. Look there first, and ask if you do not find it.',
            cites: ['34 CFR 106.45(b)(9)(i)'],
          },
          {
            text: 'The first notice of a formal complaint must tell of any informal resolution too.',
            cites: ['34 CFR 106.45(b)(2)(i)(A)'],
          },
        ],
      },
    ],
    steps: [
      'Read the letter with its enclosures and the policy.',
      'Mark each term that you do not understand.',
      'Ask your questions in writing before you sign.',
      'Keep a copy of what you sign.',
    ],
    ask: [
      'I did not find in the letter when the agreement would end the formal complaint. Could you tell me?',
      'Which records of the informal process will you keep, and who could see them?',
      'May I have a few days to read this with my advisor before I sign?',
    ],
    asked: [
      'what should be in the mediation letter',
      'they sent a consent form for alternative resolution, what do i check',
      'is my informal resolution notice complete',
      'informal agreement form fine print',
      'what am i giving up if i sign this',
      'does the paper need to list the allegations',
      'what records are kept after mediation',
      'will mediation show up on my record',
      'who gets to see the resolution agreement',
      'school emailed a one line offer to mediate',
      'consequences of participating in informal resolution',
      'what do i need to know before signing the restorative agreement',
      'is a verbal ok enough for mediation',
      'they never gave me anything in writing about mediation',
      'consent form for parents of a 9th grader, informal process',
      'checklist before i sign a settlement with the school',
      'the form says i waive my rights',
      'qué debe decir la carta de mediación',
      'qué firmo en la resolución informal',
      'can future schools find out about an informal agreement',
      'can they reuse what i said in mediation later',
    ],
    related: [
      'informal-resolution-is-voluntary',
      'leaving-informal-resolution',
      'records-for-seven-years',
    ],
    resources: ['cornell-34-cfr-106-45', 'lawhelp-org'],
  },
]
