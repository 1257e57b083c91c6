import type { GuideFacts } from '../entry.ts'

export const afterTheAppeal: GuideFacts = {
  slug: 'after-the-appeal',
  title: 'After the appeal',
  appliesTo: { school: 'both', role: 'both' },
  summary: "The school's decision is final once the appeal result is sent; outside ways remain.",
  answer: [
    {
      text: 'Inside the school the decision is then final. It becomes final on the date the parties get the written result of the appeal.',
      cites: ['34 CFR 106.45(b)(7)(iii)'],
    },
    {
      text: 'That result must be in writing and give the rationale. If it has no reasons, ask for them.',
      cites: ['34 CFR 106.45(b)(8)(iii)(E)'],
    },
    {
      text: "You may complain to the Office for Civil Rights (OCR) about how the school handled it. It ordinarily counts 180 days from the last act. Where the school's own process came first, it is 60 days from the end of that.",
      cites: ['OCR complaint process'],
    },
    {
      text: 'OCR does not fault a school solely because it would have weighed the evidence another way.',
      cites: ['34 CFR 106.44(b)(2)'],
    },
    {
      text: 'A court may be another way. Dates and chances there are a question for a lawyer, so ask soon.',
      cites: [],
    },
    {
      text: 'Supportive measures can go on, and the Title IX Coordinator must see that remedies take effect.',
      cites: ['34 CFR 106.30(a) (Supportive measures)', '34 CFR 106.45(b)(7)(iv)'],
    },
  ],
  more: [
    {
      heading: 'Second appeals',
      statements: [
        {
          text: 'The rule asks for one appeal. It does not mention a second one, so look in your policy.',
          cites: ['34 CFR 106.45(b)(8)(i)', '34 CFR 106.45(b)(8)(ii)'],
        },
      ],
    },
    {
      heading: 'Look after yourself',
      statements: [
        {
          text: 'The end of a case can feel heavy, whatever the result. Keep someone near whom you trust.',
          cites: [],
        },
      ],
    },
  ],
  steps: [
    'Keep the appeal result and the date it came.',
    'Ask for reasons if they are not there.',
    'Ask what support goes on.',
    'Talk to a lawyer or OCR soon if you want an outside look.',
  ],
  ask: [
    'What are the reasons for the result of the appeal?',
    'Which supportive measures or remedies go on now?',
    'Is there any further step inside the school?',
  ],
  asked: [
    'appeal denied what now',
    'i lost my appeal',
    'can i appeal the appeal',
    'second appeal',
    'next step after appeal rejected',
    'is that the end',
    'can i sue the school now',
    'complain to the government after my appeal',
    'take it to court after title ix',
    'ocr after appeal',
    'no more appeals left',
    'the appeal was granted, what happens next',
    'case sent back for a new hearing',
    'exhausted all options at school',
    'lost everything, who else can help me',
    'perdí la apelación',
    'me negaron la apelación qué hago',
    'my sons appeal was turned down',
    'final final decision',
    'appeal outcme with no reasons',
    'appeal got rejected, any options left',
    'appeal was turned down',
    'what can I do when the appeal fails',
    'outside help once the school is finished',
  ],
  related: [
    'how-an-appeal-goes',
    'when-the-decision-is-final',
    'remedies',
    'ocr-complaint',
    'going-to-court',
  ],
  resources: [
    'office-for-civil-rights',
    'ocr-complaint-assessment-system',
    'lawhelp-org',
    '988-suicide-and-crisis-lifeline',
  ],
}
