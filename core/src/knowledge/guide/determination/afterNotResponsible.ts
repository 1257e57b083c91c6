import type { GuideFacts } from '../entry.ts'

export const afterNotResponsible: GuideFacts = {
  slug: 'after-not-responsible',
  title: 'After a finding of not responsible',
  appliesTo: { school: 'both', role: 'both' },
  summary: 'What a not-responsible result means for both parties, and what can still be done.',
  answer: [
    {
      text: "It means responsibility was not found under the school's standard of evidence. The letter must give the reasons for the result on each allegation.",
      cites: ['34 CFR 106.45(b)(7)(i)', '34 CFR 106.45(b)(7)(ii)(E)'],
    },
    {
      text: 'It does not show that anyone lied. A result alone is not enough to conclude that a party made a materially false statement in bad faith.',
      cites: ['34 CFR 106.71(b)(2)'],
    },
    {
      text: 'The complainant may appeal. The bases are procedural irregularity, new evidence, and conflict of interest or bias.',
      cites: ['34 CFR 106.45(b)(8)(i)'],
      role: 'complainant',
    },
    {
      text: 'Title IX sanctions are for a finding of responsibility. The other party can still appeal, and the school must then tell the respondent in writing.',
      cites: ['34 CFR 106.45(b)(1)(vi)', '34 CFR 106.45(b)(8)(iii)(A)'],
      role: 'respondent',
    },
    {
      text: 'Supportive measures, such as class or housing changes, may be offered to both parties before or after a formal complaint. Ask if yours can go on.',
      cites: ['34 CFR 106.30(a) (Supportive measures)'],
    },
    {
      text: 'No one may retaliate against either party or a witness for taking part.',
      cites: ['34 CFR 106.71(a)'],
    },
  ],
  more: [
    {
      heading: 'The records',
      statements: [
        {
          text: 'The school must keep records of each investigation and its result for seven years.',
          cites: ['34 CFR 106.45(b)(10)(i)(A)'],
        },
      ],
    },
    {
      heading: 'Other ways on',
      statements: [
        {
          text: 'You may complain to the Office for Civil Rights (OCR) about how the school handled the case. It ordinarily counts 180 days from the last act.',
          cites: ['OCR complaint process'],
        },
        {
          text: 'OCR does not fault a school solely because it would have weighed the evidence otherwise.',
          cites: ['34 CFR 106.44(b)(2)'],
        },
      ],
    },
  ],
  steps: [
    'Read the reasons in the letter twice.',
    'Note the last day for an appeal.',
    'Ask that supportive measures go on.',
    'Talk with someone you trust about what comes next.',
  ],
  ask: [
    'Can my supportive measures stay in place now?',
    'What is the last day for an appeal, and on which bases?',
    'What will be in my record at the school?',
  ],
  asked: [
    'they found him not responsible what now',
    'i was cleared what happens next',
    'found not responsible but everyone still thinks I did it',
    'not enough evidence outcome',
    'does not responsible mean they think i lied',
    'i lost my title ix case',
    'we won, can she sue us',
    'can they charge me for a false report',
    'insufficient evidence',
    'will the no contact order end',
    'I still have class with him after the decision',
    'does it stay on my file if i was cleared',
    'can he come back to campus now',
    'clear my name',
    'can the same complaint be filed again',
    'no lo encontraron responsable',
    'me declararon no responsable',
    'school let him off',
    'innocent finding next steps',
    'not responsable letter',
    'can i get my record erased after being cleared',
    'i was found not responsible am i done',
    'outcome went against me as the one who reported',
    'they didnt find him responsible',
    'cleared of the allegations',
  ],
  related: [
    'who-may-appeal',
    'decision-letter',
    'appeal-grounds',
    'punished-for-a-false-statement',
  ],
  resources: [
    'rainn-national-sexual-assault-hotline',
    'families-advocating-for-campus-equality',
    'office-for-civil-rights',
  ],
}
