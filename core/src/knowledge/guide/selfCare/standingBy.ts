import type { GuideFacts } from '../entry.ts'

/** Standing by someone in a case. */
export const standingBy: readonly GuideFacts[] = [
  {
    slug: 'supporting-someone',
    title: 'How to stand by someone in a case',
    appliesTo: { school: 'both', role: 'both' },
    summary:
      'Listen, ask what they need, help with papers and rest, and leave the choices to them.',
    answer: [
      {
        text: 'Listen, and let them choose. Ask what they need today: company, a meal, a ride, help with letters.',
        cites: [],
      },
      {
        text: 'You may be their advisor if they choose you. A party may bring the advisor of their choice, a lawyer or not.',
        cites: ['34 CFR 106.45(b)(5)(iv)'],
      },
      {
        text: 'You may be a witness or help them gather evidence. The school may not restrict either party from gathering and presenting it.',
        cites: ['34 CFR 106.45(b)(5)(ii)', '34 CFR 106.45(b)(5)(iii)'],
      },
      {
        text: 'No one may threaten or punish you because you helped or took part. That would be retaliation.',
        cites: ['34 CFR 106.71(a)'],
      },
      {
        text: 'Do not contact the other side or pass on messages. Pressure can be retaliation, whoever it comes from.',
        cites: ['34 CFR 106.71(a)'],
      },
    ],
    more: [
      {
        heading: 'If you fear for their life',
        statements: [
          {
            text: 'Stay with them, call or text 988, and call 911 if the danger is now.',
            cites: [],
          },
        ],
      },
      {
        heading: 'If you are a parent',
        statements: [
          {
            text: 'You may be angry or ashamed too. Take your own care to a friend or counselor, not to your child.',
            cites: [],
          },
          {
            text: "A parent's legal right to act for a child stays as it is under the rule.",
            cites: ['34 CFR 106.6(g)'],
          },
        ],
      },
    ],
    steps: [
      'Say “thank you for telling me” and listen.',
      'Offer two concrete things you can do this week.',
      'Help them keep a list of dates and letters.',
      'Look after yourself as well.',
    ],
    ask: [
      'I am supporting a student in a case. May I come to meetings as the advisor?',
      'Where can I find the policy and the dates for this process?',
    ],
    asked: [
      'my friend was assaulted how do i help',
      'my roommate is in a title ix case',
      'my son has been accused what can i do',
      'my daughter told me she was raped',
      'how do i support my girlfriend through this',
      'what do i say to a friend who was accused',
      'supporting both of my friends in the same case',
      'parent of respondent',
      'parent of complainant',
      'im an advocate, how can i help my student',
      'should i confront the guy who hurt her',
      'can i report for my friend',
      'my boyfriend got a notice letter',
      'helping a classmate',
      'teammate is suicidal over his case',
      'brother is being investigated',
      'cómo ayudo a mi amiga',
      'mi hijo fue acusado',
      'friend wants me to be a witness',
      'what not to say to a survivor',
      'as a coach how do i support my player',
      'be there for a buddy who got reported',
    ],
    related: ['telling-your-family', 'finding-support', 'choosing-an-advisor'],
    resources: [
      '988-suicide-and-crisis-lifeline',
      'rainn-national-sexual-assault-hotline',
      'families-advocating-for-campus-equality',
      'stop-it-now',
    ],
  },
]
