import type { GuideFacts } from '../entry.ts'

export const mustDismiss: GuideFacts = {
  slug: 'when-a-school-must-dismiss',
  title: 'When a school must dismiss',
  appliesTo: { school: 'both', role: 'both' },
  summary:
    "Three cases: not sexual harassment even if proved, not in the school's program, or not in the United States.",
  answer: [
    {
      text: 'A school must dismiss under Title IX in three cases. One: the conduct would not be sexual harassment under the rule, even if it were proved.',
      cites: ['34 CFR 106.45(b)(3)(i)'],
    },
    {
      text: "Two: it did not occur in the school's education program or activity. Three: it did not occur against a person in the United States.",
      cites: ['34 CFR 106.45(b)(3)(i)'],
    },
    {
      text: 'If none of the three applies, it must investigate the allegations in a formal complaint. "We do not believe it" is not on this list.',
      cites: ['34 CFR 106.45(b)(3)(i)'],
    },
    {
      text: 'Such a dismissal does not stop the school from acting under another part of its code of conduct.',
      cites: ['34 CFR 106.45(b)(3)(i)'],
    },
    {
      text: 'Both parties must promptly get written notice of the dismissal and the reasons, at the same time.',
      cites: ['34 CFR 106.45(b)(3)(iii)'],
    },
    { text: 'Either party may appeal a dismissal.', cites: ['34 CFR 106.45(b)(8)(i)'] },
  ],
  more: [
    {
      heading: 'When a school may dismiss',
      statements: [
        {
          text: 'It may, but need not, dismiss if the complainant withdraws in writing or if the respondent is no longer enrolled or employed. The third ground is that specific circumstances keep it from gathering enough evidence.',
          cites: ['34 CFR 106.45(b)(3)(ii)'],
        },
      ],
    },
    {
      heading: 'Even if it is proved',
      statements: [
        {
          text: "The test takes the complaint as it stands. It asks if the conduct, if true, would meet the definition: an employee's demand, severe, pervasive and objectively offensive conduct, or sexual assault, dating violence, domestic violence or stalking.",
          cites: ['34 CFR 106.45(b)(3)(i)', '34 CFR 106.30(a) (Sexual harassment)'],
        },
      ],
    },
    {
      heading: 'Program or activity',
      statements: [
        {
          text: 'It takes in places and events where the school had substantial control over the respondent and the setting. At colleges it takes in buildings of recognized student groups.',
          cites: ['34 CFR 106.44(a)'],
        },
      ],
    },
  ],
  steps: [
    'Ask which of the reasons the school relies on.',
    'Compare it with what the complaint says.',
    'Ask if the matter goes on under another code.',
    'Note the last day for an appeal.',
  ],
  ask: [
    'Which ground was the dismissal based on, and which facts?',
    'Will the school handle this under another part of its code of conduct?',
    'Can supportive measures stay in place?',
  ],
  asked: [
    'why did they throw out my complaint',
    'they dismissed my case',
    'dismissed because its not severe enough',
    'school says it doesnt meet the definition of sexual harassment',
    'mandatory dismissal',
    'can they refuse to investigate',
    'my formal complaint was rejected',
    'complaint against me was dismissed is it over',
    "they said it isn't title ix",
    'dismissed for lack of proof before any interviews',
    'does not rise to the level of title ix',
    'conduct code instead of title ix',
    'school must investigate?',
    'they wont open an investigation',
    'principal said boys will be boys and closed it',
    'desestimaron mi queja',
    'rechazaron mi denuncia por no ser grave',
    'grounds to dismiss a title ix complaint',
    'moved my case to student conduct',
    'case dissmissed even though i have proof',
    'is dropping the complaint their choice',
    'what happened isnt bad enough to be title ix they say',
    'not covered by title ix so they closed it',
    'reasons for dismissing',
    'turned away my complaint',
  ],
  related: ['off-campus-or-abroad', 'appeal-a-dismissal', 'dismissal-letter', 'after-a-dismissal'],
  resources: ['cornell-34-cfr-106-45'],
}
