import type { GuideFacts } from '../entry.ts'

export const afterAnInformalAgreement: GuideFacts = {
  slug: 'after-an-informal-agreement',
  title: 'After an agreement: if it is broken, and what stays on file',
  appliesTo: { school: 'both', role: 'both' },
  summary:
    'The rule leaves a broken agreement to its terms; new conduct can be reported, and the record is kept for seven years.',
  answer: [
    {
      text: 'Look at the terms first. The rule does not say what happens when somebody breaks an informal agreement.',
      cites: ['34 CFR 106.45(b)(9)(i)'],
    },
    {
      text: 'Tell the Title IX Coordinator in writing. New conduct can be reported at any time, and it can lead to a new formal complaint.',
      cites: ['34 CFR 106.8(a)', '34 CFR 106.30(a) (Formal complaint)'],
    },
    {
      text: 'For the same allegations the way back may be closed. The written notice had to say when that is so.',
      cites: ['34 CFR 106.45(b)(9)(i)'],
    },
    {
      text: 'Threats or pressure because of the case can be retaliation, agreement or not.',
      cites: ['34 CFR 106.71(a)'],
    },
    {
      text: 'The school must keep the record of the informal resolution and its result for seven years.',
      cites: ['34 CFR 106.45(b)(10)(i)(C)'],
    },
    {
      text: 'An agreement is not a finding. Informal resolution has no full investigation and adjudication.',
      cites: ['34 CFR 106.45(b)(9)'],
    },
  ],
  more: [
    {
      heading: 'What you said there',
      statements: [
        {
          text: 'The notice had to tell which records are kept or could be shared. The rule says no more on later use of what you said.',
          cites: ['34 CFR 106.45(b)(9)(i)'],
        },
      ],
    },
    {
      heading: 'Help that goes on',
      statements: [
        {
          text: 'You can still ask for supportive measures, with or without a formal complaint.',
          cites: ['34 CFR 106.30(a) (Supportive measures)', '34 CFR 106.44(a)'],
        },
      ],
    },
  ],
  steps: [
    'Read what the agreement says about a breach.',
    'Save proof of what was done, with dates.',
    'Write to the Title IX Coordinator and ask for an answer.',
    'Ask for supportive measures if you need distance now.',
  ],
  ask: [
    'The agreement of [date] was not kept. What will you do, and by when?',
    'Can I file a formal complaint about what happened since?',
    'Which records of the agreement are kept, and who can see them?',
  ],
  asked: [
    'he promised in the mediation to stay out of the gym and there he is',
    'who enforces the restorative agreement',
    'the deal said he would take a course, he never did',
    'agreement broken what now',
    'she posted about me and our settlement had a no posting term',
    'is an informal agreement a finding against me',
    'does my agreement count as admitting guilt',
    'my transcript after an informal resolution',
    'can i file again after the informal deal if he does it to me again',
    'the resolution letter expired last month and he is back in my dorm',
    'school shrugs when i tell them he ignores the agreement',
    'apology letter from mediation used in court?',
    'do they keep the agreement on file',
    'breach of a resolution agreement',
    'settled in spring, harassed again in fall',
    'the agreement says i cant talk to anyone ever',
    'how long does a mediated agreement last',
    'change a term of the agreement later',
    'rompió el acuerdo de la mediación',
    'no cumple lo que firmó en la resolución informal',
    'will a graduate school see that i did a restorative process',
    'my kid and the other boy had a contract at middle school and its being ignored',
    'he moved into my building even though the agreement bans it',
    'nobody checks if she follows the plan we signed',
    'he broke the agreement',
    'what happens if someone breaks the informal agreement',
    'she does not follow our mediation agreement',
    'are we bound by the agreement from mediation',
    'the other person violated the informal resolution',
    'he signed that he would stay away and he is there every day',
    'she does not stick to what we signed',
    'deal was he stays out of the gym',
    'is the resolution agreement an admission',
    'am i saying i did it if i sign a settlement with her',
  ],
  related: [
    'leaving-informal-resolution',
    'informal-resolution-notice',
    'report-retaliation',
    'records-for-seven-years',
  ],
  resources: ['lawhelp-org', 'cornell-34-cfr-106-45'],
}
