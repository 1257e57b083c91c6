import type { GuideFacts } from '../entry.ts'

export const biasOnAppeal: GuideFacts = {
  slug: 'bias-on-appeal',
  title: 'Appeal because someone was biased',
  appliesTo: { school: 'both', role: 'both' },
  summary:
    'A conflict of interest or bias of the coordinator, an investigator or a decision-maker is a basis, if it affected the outcome.',
  answer: [
    {
      text: 'Yes, it can be a basis for an appeal. There must have been a conflict of interest or bias, and it must have affected the outcome of the matter.',
      cites: ['34 CFR 106.45(b)(8)(i)(C)'],
    },
    {
      text: 'It counts if it was the Title IX Coordinator, an investigator or a decision-maker who had it.',
      cites: ['34 CFR 106.45(b)(8)(i)(C)'],
    },
    {
      text: 'It may be for or against complainants or respondents generally. It may also be for or against one of you.',
      cites: ['34 CFR 106.45(b)(8)(i)(C)'],
    },
    {
      text: 'Both parties have this basis. It is open for a dismissal, too.',
      cites: ['34 CFR 106.45(b)(8)(i)'],
    },
    {
      text: 'The rule does not list which ties count, such as a friendship or a follow online. Say what the tie is and how it changed the result.',
      cites: ['34 CFR 106.45(b)(8)(i)(C)'],
    },
    {
      text: 'Someone else must decide the appeal. That person must be free of bias and of any conflict of interest, too.',
      cites: ['34 CFR 106.45(b)(8)(iii)(B)', '34 CFR 106.45(b)(8)(iii)(C)'],
    },
  ],
  more: [
    {
      heading: 'If you found out late',
      statements: [
        {
          text: 'What you could not know before the decision may be new evidence as well, if it could affect the outcome.',
          cites: ['34 CFR 106.45(b)(8)(i)(B)'],
        },
        {
          text: "The rule sets no number of days for an appeal. Your school's policy does, so look at the date first.",
          cites: ['34 CFR 106.45(b)(1)(v)', '34 CFR 106.45(b)(1)(viii)'],
        },
      ],
    },
    {
      heading: 'Where to look for signs',
      statements: [
        {
          text: 'Training materials must be public. They must not rely on sex stereotypes.',
          cites: ['34 CFR 106.45(b)(1)(iii)', '34 CFR 106.45(b)(10)(i)(D)'],
        },
        {
          text: 'A result that goes against you is not proof of bias by itself.',
          cites: [],
        },
      ],
    },
  ],
  steps: [
    'Find the last day for the appeal in your letter.',
    'Save what shows the tie: a post, a photo, a web page, a name.',
    'Write when and how you found out.',
    'Show which part of the decision it changed.',
  ],
  ask: [
    'How do I appeal on the basis of a conflict of interest or bias, and by what day?',
    'Did anyone on the case report a tie to one of the parties?',
    'Who will decide the appeal, and who picks that person?',
  ],
  asked: [
    'appeal on bias',
    'after the decision i learned the chair and her dad are golf buddies, grounds?',
    'we lost and then saw the panelist tagged in a photo at his house',
    'is conflict of interest a ground to appeal',
    'found out later the investigator roomed with the complainant in college',
    'do i win an appeal if the decision maker was biased',
    'how to show bias changed the outcome',
    'adjudicator retweeted her march the week of the ruling, can i use it in my appeal',
    'third ground for appeal bias',
    'my appeal letter: the investigator called me a predator in an email',
    'appealing because the hearing officer and his coach are brothers in law',
    'decision maker is her godmother we just discovered',
    'should my appeal mention the chair is in her bible study',
    'can the complainant appeal since the panel loved the quarterback',
    'prejudice of the panel as a reason to overturn',
    'they never told us the decider sits on the booster board, too late now?',
    'apelar porque el investigador era amigo de él',
    'apelación por conflicto de intereses del panel',
    'how much proof of bias for an appeal',
    'coordinator and respondent mom work together, learned after outcome letter',
    'dismissal by a biased coordinator, do i appeal',
    'linkedin shows the hearing officer was hired by his father',
    'does a facebook friendship count for appealing',
    'district hearing panelist is the boys cousin, outcome is in, what next',
    'bias against men generally as appeal basis',
    'bias against women who report, appeal basis',
    'instagram comments by the decision maker after the ruling',
    'is an unfair panel enough to appeal or must it matter to the result',
    'investigator dated my ex, found out after i was found responsible',
    'can i appeal because the decision maker was biased',
    'is bias a reason to appeal',
    'conflict of interest found after the decision',
    'the hearing chair knows her family, can that be an appeal',
    'decider was friends with him, can i appeal',
    'can i appeal for an unfair panel',
    'the decision maker liked a post about me',
  ],
  related: ['bias-or-conflict-of-interest', 'appeal-grounds', 'appeal-deadline'],
  resources: ['cornell-34-cfr-106-45', 'lawhelp-org'],
}
