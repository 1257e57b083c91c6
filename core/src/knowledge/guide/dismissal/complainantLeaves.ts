import type { GuideFacts } from '../entry.ts'

export const complainantLeaves: GuideFacts = {
  slug: 'complainant-leaves',
  title: 'When the complainant leaves or graduates',
  appliesTo: { school: 'both', role: 'both' },
  summary:
    'The complainant must be in the program, or trying to be, when filing; leaving later is no listed ground to dismiss.',
  answer: [
    {
      text: "A case does not end for that reason alone. The rule lists the respondent's leaving as a ground for a dismissal, not the complainant's.",
      cites: ['34 CFR 106.45(b)(3)(i)', '34 CFR 106.45(b)(3)(ii)'],
    },
    {
      text: "To file, the complainant must be participating in, or attempting to participate in, the school's program or activity. The test is the day of filing.",
      cites: ['34 CFR 106.30(a) (Formal complaint)'],
    },
    {
      text: 'A school may dismiss if specific circumstances prevent it from gathering enough evidence. So tell it that you still take part, and how to reach you.',
      cites: ['34 CFR 106.45(b)(3)(ii)'],
    },
    {
      text: 'Any person may report at any time, also one who has left. A report is not a formal complaint.',
      cites: ['34 CFR 106.8(a)'],
    },
    {
      text: 'If the complainant cannot file, the Title IX Coordinator may sign a formal complaint. The Coordinator does not become a party by that.',
      cites: ['34 CFR 106.30(a) (Formal complaint)'],
    },
  ],
  more: [
    {
      heading: 'Attempting to participate',
      statements: [
        {
          text: 'The rule does not define it. It may matter that you have applied, plan to come back, or are on leave, so say so.',
          cites: ['34 CFR 106.30(a) (Formal complaint)'],
        },
      ],
    },
    {
      heading: 'After you left',
      statements: [
        {
          text: 'Tell the school if you need other dates or a video link. The absence of a party may be good cause for a short delay.',
          cites: ['34 CFR 106.45(b)(1)(v)'],
        },
      ],
    },
  ],
  steps: [
    'Give the school an address that will still work.',
    'Write that you want to go on, if you do.',
    'Ask for video meetings.',
    'Ask the coordinator to sign if you cannot file.',
  ],
  ask: [
    'I am leaving on [date]. Will the case go on, and how will I take part?',
    'I have left, but [reason]. May I still file a formal complaint?',
    'Would the Title IX Coordinator sign a formal complaint?',
  ],
  asked: [
    'im graduating soon does my case stop',
    'i transferred can i still file',
    'alumni reporting an assault',
    'i dropped out because of it',
    'complainant left school',
    'already graduated last year',
    'does she have to be a student to file',
    'visitor assaulted on campus can she file',
    "i'm on medical leave",
    'prospective student harassed on tour',
    'moving to a different high school mid case',
    'my case and study year abroad',
    'the complainant isnt a student here',
    'can the title ix coordinator file for me',
    'coordinator signed the complaint instead of her',
    'ya me gradué, puedo denunciar',
    'me cambié de escuela, sigue mi caso',
    'former student title ix',
    'left the univeristy during the investigation',
    'no longer enrolled but want to go on',
    'im transferring out, will they drop my complaint',
    'finished my degree, may i still make a formal complaint',
    'i left school, is my complaint still alive',
    'no longer a student but want to file',
  ],
  related: ['respondent-leaves', 'withdraw-a-complaint', 'dismissal-letter', 'who-can-file'],
  resources: ['cornell-34-cfr-106-45'],
}
