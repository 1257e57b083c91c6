import type { GuideFacts } from '../entry.ts'

export const partDismissed: GuideFacts = {
  slug: 'part-of-a-complaint-dismissed',
  title: 'When only a part of the complaint is dismissed',
  appliesTo: { school: 'both', role: 'both' },
  summary:
    'A school may dismiss single allegations; both parties may appeal that part, and the rest goes on.',
  answer: [
    {
      text: 'Yes, you may appeal just that part. An appeal must be offered from the dismissal of a formal complaint or of any allegations in it.',
      cites: ['34 CFR 106.45(b)(8)(i)'],
    },
    {
      text: 'The rest goes on. A school must investigate the allegations in a formal complaint, and a required dismissal is only "with regard to that conduct".',
      cites: ['34 CFR 106.45(b)(3)(i)'],
    },
    {
      text: 'The bases are procedural irregularity, new evidence, and conflict of interest or bias.',
      cites: [
        '34 CFR 106.45(b)(8)(i)(A)',
        '34 CFR 106.45(b)(8)(i)(B)',
        '34 CFR 106.45(b)(8)(i)(C)',
      ],
    },
    {
      text: 'Both parties must promptly get written notice of the dismissal and the reasons, at the same time.',
      cites: ['34 CFR 106.45(b)(3)(iii)'],
    },
    {
      text: 'The school may still act on the dismissed part under another provision of its code of conduct.',
      cites: ['34 CFR 106.45(b)(3)(i)'],
    },
    {
      text: 'The rule does not say if the rest of the case waits for this appeal. Ask, so that you miss no date.',
      cites: ['34 CFR 106.45(b)(8)(iii)', '34 CFR 106.45(b)(1)(v)'],
    },
  ],
  more: [
    {
      heading: 'Can the dismissed part still be told',
      statements: [
        {
          text: 'The rule does not forbid it. Both parties may present evidence, and the test for it is relevance.',
          cites: ['34 CFR 106.45(b)(5)(ii)', '34 CFR 106.45(b)(1)(ii)'],
        },
      ],
    },
  ],
  steps: [
    'List which allegations stay and which were dismissed.',
    'Ask for the reason for each dismissed one.',
    'Appeal that part in time, on a basis that fits.',
    'Keep taking part in the rest.',
  ],
  ask: [
    'Which allegations were dismissed, on which ground, and which go on?',
    'How and until when can I appeal the dismissal of a part?',
    'Does the rest of the case wait for that appeal?',
  ],
  asked: [
    'they kept two allegations and dropped three',
    'half my complaint got cut',
    'the dorm incident stays but the cabin one is out',
    'only some of the incidents are being investigated',
    'partial dismissal',
    'they took the study abroad part out of my complaint',
    'can i appeal just one allegation being dropped',
    'one charge dismissed the others go to hearing',
    'removed the stalking count and left the texts',
    'they threw out the part about the coach and kept the player',
    'does the rest keep going if a piece is dismissed',
    'two of the charges against me were dropped, what about the others',
    'is it normal for them to split the complaint up',
    'some allegations sent to student conduct and some to title ix',
    'quitaron parte de mi queja',
    'solo van a investigar algunas cosas de mi denuncia',
    'can i still mention the thrown out incident at the hearing',
    'they narrowed my complaint without asking me',
    'district dropped the bus part of my kids complaint',
    'what they will investigate is much less than what i wrote',
    'fight for the allegations that were cut',
  ],
  related: [
    'appeal-a-dismissal',
    'when-a-school-must-dismiss',
    'dismissal-letter',
    'other-incidents',
  ],
  resources: ['cornell-34-cfr-106-45'],
}
