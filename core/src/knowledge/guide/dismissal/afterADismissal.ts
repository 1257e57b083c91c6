import type { GuideFacts } from '../entry.ts'

export const afterADismissal: GuideFacts = {
  slug: 'after-a-dismissal',
  title: 'What goes on after a dismissal',
  appliesTo: { school: 'both', role: 'both' },
  summary:
    "Support can go on, the school's own code may still apply, and outside offices remain open.",
  answer: [
    {
      text: 'A dismissal ends the Title IX formal complaint, not all help. The school may still act under another provision of its code of conduct.',
      cites: ['34 CFR 106.45(b)(3)(i)'],
    },
    {
      text: 'Supportive measures are open with or without a formal complaint. Both parties may be offered them.',
      cites: ['34 CFR 106.44(a)', '34 CFR 106.30(a) (Supportive measures)'],
    },
    {
      text: 'A case under another code need not follow the Title IX steps. So ask which steps and rights it has.',
      cites: ['34 CFR 106.45(b)'],
    },
    { text: 'Both parties may appeal the dismissal first.', cites: ['34 CFR 106.45(b)(8)(i)'] },
    {
      text: 'No one may retaliate against a person for the report or for taking part.',
      cites: ['34 CFR 106.71(a)'],
    },
    {
      text: 'You may complain to the Office for Civil Rights (OCR) about how the school responded. It ordinarily counts 180 days from the last act.',
      cites: ['OCR complaint process'],
    },
  ],
  more: [
    {
      heading: 'If the school goes on under its code',
      statements: [
        {
          text: 'Ask for the policy, the standard of evidence, who decides, whether you may bring an advisor, and how to appeal.',
          cites: [],
        },
      ],
    },
    {
      heading: 'For the respondent',
      statements: [
        {
          text: 'A charge for something else, such as drinking, that grows out of the same facts can be retaliation. It is if the purpose is to interfere with Title IX rights.',
          cites: ['34 CFR 106.71(a)'],
        },
      ],
    },
  ],
  steps: [
    'Ask what the school will still do.',
    'Ask for the policy that now applies.',
    'Ask for the support you need.',
    'Note the last day for an appeal or an outside complaint.',
  ],
  ask: [
    'Will the school act under another policy, and which one?',
    'Which supportive measures can I have now?',
    'What rights do both parties have in that other process?',
  ],
  asked: [
    'my case was dismissed now what',
    'what can the school still do after dismissing',
    'do i still get help if they closed it',
    'does the no contact order stay after dismissal',
    'they moved it to the honor code office',
    'now im charged under the student code instead',
    'complaint dismissed is he free',
    'can they still punish me after title ix was dismissed',
    'nothing happens anymore?',
    'other options when title ix doesnt apply',
    'same facts new charge',
    'non title ix misconduct process',
    'keep my accomodations after dismissal',
    'school says they can do nothing for me now',
    'parent: dismissed complaint, bullying policy instead?',
    'qué pasa después de la desestimación',
    'todavía me pueden ayudar si cerraron el caso',
    'is there anyone above the school',
    'support after complaint was closed',
    'two processes one after the other',
    'closed it, can i keep my class change',
    'supportive measures after they closed the case',
    'what help is left once title ix is off the table',
    'complaint went nowhere',
  ],
  related: [
    'when-a-school-must-dismiss',
    'appeal-a-dismissal',
    'off-campus-or-abroad',
    'charged-over-the-same-facts',
  ],
  resources: ['office-for-civil-rights', 'rainn-national-sexual-assault-hotline', 'lawhelp-org'],
}
