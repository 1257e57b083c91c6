import type { GuideFacts } from '../entry.ts'

export const anonymous: GuideFacts = {
  slug: 'reporting-without-your-name',
  title: 'Reporting without your name, and who gets to know',
  appliesTo: { school: 'both', role: 'both' },
  summary:
    'You may report without your name, but a formal complaint cannot hide it; how far the school keeps names private.',
  answer: [
    {
      text: 'You can report without a name. Any person may report, and the rule asks for no name.',
      cites: ['34 CFR 106.8(a)'],
    },
    {
      text: 'Without a name the school may be able to do less. The Coordinator cannot contact somebody whom they do not know.',
      cites: ['34 CFR 106.44(a)'],
    },
    {
      text: 'A formal complaint is different. The notice must give the names of the people involved, if known, to both parties.',
      cites: ['34 CFR 106.45(b)(2)(i)(B)', '34 CFR 106.30(a) (Formal complaint)'],
    },
    {
      text: 'The school must keep private who reported, who was reported and who is a witness.',
      cites: ['34 CFR 106.71(a)'],
    },
    {
      text: 'There are limits: FERPA, the law, and what is needed to carry out the process.',
      cites: ['34 CFR 106.71(a)'],
    },
    {
      text: 'Supportive measures must be kept confidential too, as far as they can still be given.',
      cites: ['34 CFR 106.30(a) (Supportive measures)'],
    },
  ],
  more: [],
  steps: [
    'Ask how names are handled before you give yours.',
    'Use a new email or a phone call if you want to stay unnamed at first.',
    'Decide later about a formal complaint.',
  ],
  ask: [
    'If I report without my name, what can the school do?',
    'Who will learn my name, and at which step?',
    'Can I get supportive measures without the other person learning that I asked?',
  ],
  asked: [
    'anonymous report title ix',
    'can my tip stay nameless',
    'i dont want him to know it was me',
    'will my name be in the letter',
    'stay anonymous in a formal complaint',
    'who finds out if i report',
    'keep my identity secret',
    'can i hide my name from the respondent',
    'somebody reported me anonymously who was it',
    'do i get to know who accused me',
    'can they investigate an anonymous tip',
    'denunciar sin dar mi nombre',
    'reporte anónimo',
    'is my report confidential',
    'will the whole campus know',
    'can my roommate find out i filed',
    'names in the title ix notice',
    'privacy of the person who reports',
  ],
  related: [
    'how-to-report',
    'report-or-formal-complaint',
    'what-the-notice-must-say',
    'who-will-know-your-name',
  ],
  resources: ['rainn-national-sexual-assault-hotline', 'nnedv-safety-net'],
}
