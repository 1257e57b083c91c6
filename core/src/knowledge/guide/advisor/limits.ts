import type { GuideFacts } from '../entry.ts'

export const limits: GuideFacts = {
  slug: 'limits-on-advisors',
  title: 'If the school says no to your advisor',
  appliesTo: { school: 'both', role: 'both' },
  summary:
    'The school may not limit your choice of advisor or their presence; it may set equal limits on taking part.',
  answer: [
    {
      text: 'The school may not limit the choice or presence of your advisor in any meeting or grievance proceeding.',
      cites: ['34 CFR 106.45(b)(5)(iv)'],
    },
    {
      text: 'It may set limits on how far the advisor takes part. They must be the same for both parties.',
      cites: ['34 CFR 106.45(b)(5)(iv)'],
    },
    {
      text: 'So a rule such as "no lawyers" or "no parents" reads against this paragraph. You could ask about it.',
      cites: ['34 CFR 106.45(b)(5)(iv)'],
    },
    {
      text: 'Others, such as a support person, may come only if both parties have the same chance.',
      cites: ['34 CFR 106.45(b)(5)(iv)'],
    },
    {
      text: 'If your advisor cannot come, you may ask for another date. The absence of an advisor may be good cause for a limited delay.',
      cites: ['34 CFR 106.45(b)(1)(v)'],
    },
    {
      text: 'If this affected the outcome, a procedural irregularity is a ground for appeal.',
      cites: ['34 CFR 106.45(b)(8)(i)(A)'],
    },
  ],
  more: [],
  steps: [
    'Ask for the rule in writing, and where it stands in the policy.',
    'Answer in writing that this is your advisor of choice.',
    'Ask for a new date if your advisor is kept out.',
    'Keep the letters for an appeal.',
  ],
  ask: [
    'On which rule is this limit on my advisor based?',
    'Does the same limit hold for the other party?',
    'Can the meeting be moved until my advisor can be there?',
  ],
  asked: [
    'school wont let my lawyer in',
    'they banned my advisor',
    'advisor was kicked out of the meeting',
    'only staff from the college can be advisors they said',
    'must pick an advisor from their list',
    'they say parents cant attend',
    'no attorneys in our process policy',
    'my advisor cant make the date and they wont move it',
    'can they reject my choice of advisor',
    'removed my advisor for talking',
    'is it true lawyers are not permitted',
    'one support person only rule',
    'bring my mom and my lawyer both',
    'no dejan entrar a mi abogado',
    'me negaron mi asesor',
    'advisor must be a student or employee',
    'interview went ahead without my advisor',
    'advisor conflict of interest school objects',
    'the other side has three people there',
  ],
  related: ['who-can-be-your-advisor', 'what-an-advisor-may-do', 'delays-and-more-time'],
  resources: ['fire', 'lawhelp-org'],
}
