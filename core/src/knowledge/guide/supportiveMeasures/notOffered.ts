import type { GuideFacts } from '../entry.ts'

export const notOffered: GuideFacts = {
  slug: 'if-no-support-is-offered',
  title: 'If the school offers no support, or says no',
  appliesTo: { school: 'both', role: 'both' },
  summary: 'What the school must do about support and must write down, and how to ask again.',
  answer: [
    {
      text: 'The Title IX Coordinator must promptly contact you, offer supportive measures and consider your wishes. That does not depend on a formal complaint.',
      cites: ['34 CFR 106.44(a)'],
      role: 'complainant',
    },
    {
      text: 'If the school gives you none, it must write down why that was not clearly unreasonable.',
      cites: ['34 CFR 106.45(b)(10)(ii)'],
      role: 'complainant',
    },
    {
      text: 'The rule allows supportive measures for you and the policy must describe them. It does not give a right to one certain measure.',
      cites: ['34 CFR 106.30(a) (Supportive measures)', '34 CFR 106.45(b)(1)(ix)'],
      role: 'respondent',
    },
    {
      text: 'The school may say no to one wish. Measures are given as appropriate and as reasonably available.',
      cites: ['34 CFR 106.30(a) (Supportive measures)'],
    },
    {
      text: 'It must keep records of the measures it took for seven years.',
      cites: ['34 CFR 106.45(b)(10)(ii)'],
    },
    {
      text: 'The rule does not set up an appeal about supportive measures. You can ask again, ask for another measure, or turn to the Office for Civil Rights.',
      cites: ['34 CFR 106.45(b)(8)(i)', 'OCR complaint process'],
    },
  ],
  more: [],
  steps: [
    'Ask again in writing and say how school is affected.',
    'Offer two or three other ways that would help.',
    'Ask for the reason if the answer is no.',
    'Ask the Office for Civil Rights what it can do.',
  ],
  ask: [
    'Could you please tell me in writing why this measure was refused?',
    'Which other measure could help with the same problem?',
    'Who else can decide about this?',
  ],
  asked: [
    'school refused to move him out of my class',
    'they said no to supportive measures',
    'denied supportive measures',
    'coordinator never offered me any help',
    'they say file first then we help you',
    'school says nothing they can do',
    'appeal a supportive measure decision',
    'my request was ignored',
    'the help stopped after my case was dismissed',
    'they promised an escort and nobody came',
    'supportive measures not working',
    'professor wont honor my extension',
    'no me ofrecieron apoyo',
    'who do i complain to if they wont help',
    'measures ended without notice',
    'can they take my accommodations away',
    'school isnt enforcing what they agreed',
    'case closed do i lose my dorm change',
  ],
  related: ['supportive-measures-explained', 'what-the-school-must-do', 'ocr-complaint'],
  resources: ['office-for-civil-rights', 'know-your-ix'],
}
