import type { GuideFacts } from '../entry.ts'

export const whoLearnsTheSanction: GuideFacts = {
  slug: 'who-learns-the-sanction',
  title: 'Who is told the outcome and the punishment',
  appliesTo: { school: 'both', role: 'both' },
  summary: 'Both parties get the same written determination, with any sanctions, at the same time.',
  answer: [
    {
      text: 'Both parties are told. The written determination, with the result and any disciplinary sanctions, must go to both simultaneously.',
      cites: ['34 CFR 106.45(b)(7)(iii)', '34 CFR 106.45(b)(7)(ii)(E)'],
    },
    {
      text: 'FERPA, the student privacy law, does not take away this duty. So it is not a reason to keep the result from a party.',
      cites: ['34 CFR 106.6(e)'],
    },
    {
      text: 'At colleges, the Clery Act also asks for written notice of the outcome to both parties at the same time.',
      cites: ['20 U.S.C. 1092(f)(8)'],
      school: 'postsecondary',
    },
    {
      text: 'To others, the school must keep the names of parties, witnesses and those who report confidential. There are exceptions for FERPA, other law and the process itself.',
      cites: ['34 CFR 106.71(a)'],
    },
    {
      text: 'You may discuss the allegations under investigation. The rule does not say what a party may do with the decision letter, so ask.',
      cites: ['34 CFR 106.45(b)(5)(iii)'],
    },
  ],
  more: [
    {
      heading: 'Future schools and employers',
      statements: [
        {
          text: 'The rule does not speak of notes on a transcript. The school must keep the records of the case for seven years.',
          cites: ['34 CFR 106.45(b)(10)(i)(A)'],
        },
        {
          text: 'Ask the registrar what a transfer school or an employer would see, and read your own record under FERPA.',
          cites: ['20 U.S.C. 1232g'],
        },
      ],
    },
  ],
  steps: [
    'Ask for the full written determination if you got a part only.',
    'Ask the registrar what stands on the transcript.',
    'Ask before you share the letter in public.',
  ],
  ask: [
    'Please send me the full written determination, with any sanctions and the reasons.',
    'Will anything be noted on a transcript, and for how long?',
    'Who outside of the case has been told about the result?',
  ],
  asked: [
    'will i find out what punishment he got',
    'school wont tell me the sanction because of privacy',
    'does she get to know my punishment',
    'who gets the outcome letter',
    'will it show on my transcript',
    'transcript notation',
    'will grad schools see my title ix record',
    'does my employer find out',
    'transfer application asks about discipline',
    'can my professors see the result',
    'do they tell the team or the frat',
    'is the decision public',
    'can i post the outcome letter',
    'both parties notified of outcome',
    'FERPA outcome secret',
    'will the school call my parents with the result',
    'quién se entera del resultado',
    'aparecerá en mi expediente académico',
    'background check',
    'med school application title ix finding',
    'they told him everything and me nothing about the result',
    'find out whether he was suspended',
    'will other colleges see the finding',
    'do i get told what they did to him',
    'is my punishment private',
  ],
  related: [
    'decision-letter',
    'possible-sanctions',
    'when-the-decision-is-final',
    'see-your-own-file',
  ],
  resources: ['student-privacy-policy-office', 'clery-center', 'cornell-34-cfr-106-45'],
}
