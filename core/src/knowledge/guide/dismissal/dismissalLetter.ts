import type { GuideFacts } from '../entry.ts'

export const dismissalLetter: GuideFacts = {
  slug: 'dismissal-letter',
  title: 'What a dismissal letter must say',
  appliesTo: { school: 'both', role: 'both' },
  summary:
    'Dismissal needs prompt written notice with the reasons, sent to both parties at the same time.',
  answer: [
    {
      text: 'A dismissal must come as written notice with the reason or reasons. A phone call or "case closed" without a reason is less than that.',
      cites: ['34 CFR 106.45(b)(3)(iii)'],
    },
    {
      text: 'It must be sent promptly, and simultaneously to both parties, which means at the same time. The rule does not set a number of days.',
      cites: ['34 CFR 106.45(b)(3)(iii)'],
    },
    {
      text: 'The reason should be one of the grounds the rule lists. Three require a dismissal and three permit one.',
      cites: ['34 CFR 106.45(b)(3)(i)', '34 CFR 106.45(b)(3)(ii)'],
    },
    {
      text: 'Both parties may appeal a dismissal of the formal complaint or of any allegations in it.',
      cites: ['34 CFR 106.45(b)(8)(i)'],
    },
    {
      text: "The school's process must say how and on which bases to appeal. Ask if the letter leaves that out.",
      cites: ['34 CFR 106.45(b)(1)(viii)'],
    },
  ],
  more: [
    {
      heading: 'The grounds',
      statements: [
        {
          text: "Required: not sexual harassment under the rule even if proved, not in the school's program or activity, or not against a person in the United States.",
          cites: ['34 CFR 106.45(b)(3)(i)'],
        },
        {
          text: 'Permitted: the complainant withdraws in writing, or the respondent is no longer enrolled or employed. The third is that specific circumstances keep the school from gathering enough evidence.',
          cites: ['34 CFR 106.45(b)(3)(ii)'],
        },
      ],
    },
  ],
  steps: [
    'Read which ground the letter gives.',
    'Ask in writing for reasons if there are none.',
    'Note the day it came and the last day for an appeal.',
    'Ask if the other party got the same letter on the same day.',
  ],
  ask: [
    'Please send me the reasons for the dismissal in writing, and which ground it rests on.',
    'How and until when can I appeal the dismissal?',
    'Was the same notice sent to both parties?',
  ],
  asked: [
    'case closed email with no explanation',
    'they closed my case over the phone',
    'what must a dismissal notice include',
    'no reason given for dismissing',
    'got told it is dropped but nothing in writing',
    'he knew it was dismissed before me',
    'my complaint is closed and no one says why',
    'dismissal letter',
    'is a two line message enough to end my case',
    'verbal dismissal',
    'how soon do they have to tell me its dismissed',
    'dismissal notice doesnt mention appeals',
    'the investigator stopped answering and said its over',
    'file closed no details',
    'written reasons for dismissal',
    'cerraron mi caso sin explicación',
    'carta de desestimación',
    'district sent a form letter closing the complaint',
    'closed my case administratively',
    'letter says insufficent information',
    'phoned me to say it is dismissed',
    'told verbally that the case is dropped',
    'must the dismissal be in writing',
    'reason for closing my case',
  ],
  related: ['when-a-school-must-dismiss', 'respondent-leaves', 'appeal-a-dismissal'],
  resources: ['cornell-34-cfr-106-45'],
}
