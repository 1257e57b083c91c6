import type { GuideFacts } from '../entry.ts'

export const mustDismiss: GuideFacts = {
  slug: 'when-a-school-must-dismiss',
  title: 'When a school must dismiss',
  appliesTo: { school: 'both', role: 'both' },
  summary:
    "Three cases: not sexual harassment even if proved, not in the school's program, or not against a person in the United States.",
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
          text: 'The test takes the complaint as it stands. It asks if the conduct, if true, would meet one of the three kinds in the definition.',
          cites: ['34 CFR 106.45(b)(3)(i)', '34 CFR 106.30(a) (Sexual harassment)'],
        },
        {
          text: "One is an employee's trade of a benefit for unwelcome sexual conduct. One is unwelcome conduct so severe, pervasive and objectively offensive that it effectively denies equal access. One is sexual assault, dating violence, domestic violence or stalking.",
          cites: [
            '34 CFR 106.30(a) (Sexual harassment)(1)',
            '34 CFR 106.30(a) (Sexual harassment)(2)',
            '34 CFR 106.30(a) (Sexual harassment)(3)',
          ],
        },
      ],
    },
    {
      heading: 'Program or activity',
      statements: [
        {
          text: 'The program includes places, events and circumstances where the school had substantial control over both the respondent and the setting. It is not limited to them. At colleges it also includes buildings that officially recognized student groups own or control.',
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
    'the coordinator says ass slapping once is just rude',
    "they dismissed my complaint since the guy isn't a student here",
    "my coach makes gross comments daily and they say it's not harassment under the rule",
    "i'm accused, can i ask them to throw out the complaint",
    'what do they need to toss a complaint right at the start',
    'the title ix office told me they have no choice but to close it',
    'when do they HAVE to drop a case',
    "mandatory vs optional dismissal, what's the difference",
    "they think it's fake so they threw it out, allowed?",
    "my high school won't investigate because he apologized",
    'Under which circumstances is dismissal compulsory?',
    'the school decided it was just a breakup fight',
    'can the dean toss it just because the guy is a star',
    'stalking by text only, they tossed it',
    'they say comments in the lab were jokes so no case',
    'refused to take my formal complaint since there was no touching',
    'is the university allowed to ignore a signed complaint',
    'title ix closed, student conduct open, why',
    'cuándo tienen que cerrar una queja',
    'dicen que no es acoso según la regla',
    "HR told me my boss's behavior isn't title ix",
    'do they dismiss before or after they investigate',
    'they dismissed my complaint as a personal matter',
    "is 'not pervasive' a good enough reason",
  ],
  related: ['off-campus-or-abroad', 'appeal-a-dismissal', 'dismissal-letter', 'after-a-dismissal'],
  resources: ['cornell-34-cfr-106-45'],
}
