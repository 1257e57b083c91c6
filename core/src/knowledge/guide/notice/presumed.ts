import type { GuideFacts } from '../entry.ts'

export const presumed: GuideFacts = {
  slug: 'presumed-not-responsible',
  title: '"Do they already think I did it?"',
  appliesTo: { school: 'both', role: 'both' },
  summary:
    'No: the respondent is presumed not responsible until the end, and the notice must say so.',
  answer: [
    {
      text: 'No. The respondent is presumed not responsible until a determination is made at the conclusion of the grievance process.',
      cites: ['34 CFR 106.45(b)(1)(iv)'],
    },
    {
      text: 'The notice must say this in writing. A notice only says what is alleged.',
      cites: ['34 CFR 106.45(b)(2)(i)(B)'],
    },
    {
      text: 'The burden of proof is on the school, not on the parties.',
      cites: ['34 CFR 106.45(b)(5)(i)'],
    },
    {
      text: 'The school must weigh all relevant evidence objectively. It may not judge who is credible by who is complainant or respondent.',
      cites: ['34 CFR 106.45(b)(1)(ii)'],
    },
    {
      text: 'Discipline has to wait until the grievance process is done. Supportive measures and emergency removal are apart from that.',
      cites: ['34 CFR 106.44(a)', '34 CFR 106.44(c)'],
    },
    {
      text: 'Both parties may have an advisor of their choice from the first meeting on.',
      cites: ['34 CFR 106.45(b)(5)(iv)'],
    },
  ],
  more: [
    {
      heading: 'What it does not mean',
      statements: [
        {
          text: 'The presumption does not mean that the school thinks you are lying. It says only that nothing is decided yet.',
          cites: ['34 CFR 106.45(b)(1)(iv)', '34 CFR 106.45(b)(1)(ii)'],
          role: 'complainant',
        },
        {
          text: 'The presumption does not mean that the case will go away. It means that the school has to reach a decision on evidence.',
          cites: ['34 CFR 106.45(b)(1)(iv)', '34 CFR 106.45(b)(7)(i)'],
          role: 'respondent',
        },
      ],
    },
  ],
  steps: [
    'Look for the sentence on the presumption in your letter.',
    'Write down anything that sounds as if the case were decided.',
    'Choose an advisor and prepare what you want to say.',
  ],
  ask: [
    'Could you please confirm in writing that the respondent is presumed not responsible?',
    'Who will decide, and at which step?',
    'What evidence has been gathered so far?',
  ],
  asked: [
    'do they already think im guilty',
    'presumption of innocence title ix',
    'presumed not responsible',
    'innocent until proven guilty at school?',
    'got a letter does it mean theyve decided',
    'letter says im the respondent does that mean they believe her',
    'is the respondent assumed responsible',
    'does the presumption mean they dont believe me',
    'why does the letter say he is presumed not responsible',
    'the school assumes hes innocent that hurts',
    'have they made up their minds',
    'presumption of non responsibility',
    'soy inocente hasta que se pruebe lo contrario',
    'ya decidieron que soy culpable',
    'everyone treats me like a criminal already',
    'am i in trouble already',
    'they believe whoever complains first right',
    'is it true colleges believe the woman automatically',
  ],
  related: [
    'if-you-were-named',
    'what-the-notice-must-say',
    'your-rights-at-a-glance',
    'burden-of-proof',
  ],
  resources: ['families-advocating-for-campus-equality', 'know-your-ix'],
}
