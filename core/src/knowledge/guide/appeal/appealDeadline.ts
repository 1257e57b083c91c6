import type { GuideFacts } from '../entry.ts'

export const appealDeadline: GuideFacts = {
  slug: 'appeal-deadline',
  title: 'How long you have to appeal',
  appliesTo: { school: 'both', role: 'both' },
  summary:
    "The rule does not set a number of days for an appeal; the school's policy and the decision letter do.",
  answer: [
    {
      text: 'The rule does not set a number of days to appeal. Your school must have reasonably prompt time frames for filing and for deciding appeals.',
      cites: ['34 CFR 106.45(b)(1)(v)'],
    },
    {
      text: 'Look in the decision letter and the policy. Both must give the appeal procedures and the permissible bases.',
      cites: ['34 CFR 106.45(b)(7)(ii)(F)', '34 CFR 106.45(b)(1)(viii)'],
    },
    {
      text: 'The time must be the same for both parties, since appeal procedures must be carried out equally.',
      cites: ['34 CFR 106.45(b)(8)(iii)(A)'],
    },
    {
      text: 'You may ask for more time. A limited extension is allowed for good cause, such as a need for language help, with written notice to both parties of the reasons.',
      cites: ['34 CFR 106.45(b)(1)(v)'],
    },
    {
      text: 'If no one appeals in time, the decision becomes final on the date an appeal would no longer be timely.',
      cites: ['34 CFR 106.45(b)(7)(iii)'],
    },
  ],
  more: [
    {
      heading: 'When the time is nearly over',
      statements: [
        {
          text: 'Send a short appeal that names the basis, and say that more will follow. Ask in the same message for more time.',
          cites: [],
        },
      ],
    },
    {
      heading: 'When it has passed',
      statements: [
        {
          text: 'Ask in writing for an extension and give the reason, such as that the letter came late. The school decides.',
          cites: ['34 CFR 106.45(b)(1)(v)'],
        },
      ],
    },
  ],
  steps: [
    'Find the last day and its hour in the letter.',
    'Send at least a short notice in time.',
    'Ask for more time in writing if you need it.',
    'Keep proof of the day you sent it.',
  ],
  ask: [
    'What is the last day and hour for my appeal, and are the days calendar or business days?',
    'I ask for more time to appeal because [reason].',
    'When will a decision on the appeal be made?',
  ],
  asked: [
    'how many days to appeal',
    'appeal deadline',
    'i missed the appeal deadline by one day',
    'only 3 days to appeal is that ok',
    'when do i have to file the appeal by',
    'late appeal',
    'time limit for appealing title ix decision',
    'is there a federal deadline for appeals',
    'five business days for an appeal',
    'how long does the appeal take to be decided',
    'appeal has been pending for months',
    'can i get more time for my appeal',
    'the letter went to spam so I missed the window',
    'deadline to apeal at high school',
    'plazo para apelar',
    'cuántos días tengo para la apelación',
    'no date in my letter for appealing',
    'appeal clock starts when',
    'lawyer says i have 30 days to appeal is that right',
    'school takes forever with the appeal',
    'cutoff for appealing',
    'hasta cuándo puedo apelar',
    'window to send in an appeal',
    'date my appeal is due',
    'how soon must I appeal',
  ],
  related: ['appeal-grounds', 'how-an-appeal-goes', 'when-the-decision-is-final'],
  resources: ['cornell-34-cfr-106-45', 'aba-free-legal-answers'],
}
