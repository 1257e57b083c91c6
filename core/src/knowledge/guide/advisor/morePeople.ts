import type { GuideFacts } from '../entry.ts'

export const morePeople: GuideFacts = {
  slug: 'more-people-beside-you',
  title: 'Bringing more than one person to a meeting',
  appliesTo: { school: 'both', role: 'both' },
  summary:
    'A lawyer and a parent, two people or one: both parties must have the same opportunities to have others present.',
  answer: [
    {
      text: 'Both parties must have the same opportunities to have others present. So a limit, such as one person each, must hold equally for both parties.',
      cites: ['34 CFR 106.45(b)(5)(iv)'],
    },
    {
      text: 'The rule gives you the advisor of your choice, a lawyer or not. It does not promise a second person, such as a parent beside a lawyer, and it does not forbid one.',
      cites: ['34 CFR 106.45(b)(5)(iv)'],
    },
    {
      text: "If the other party brings two people, you can ask for the same. Look in the school's policy for how many may come.",
      cites: ['34 CFR 106.45(b)(5)(iv)', '34 CFR 106.45(b)'],
    },
    {
      text: 'A parent who has the legal right to act for a student keeps that right. The rule does not take it away because there is an advisor.',
      cites: ['34 CFR 106.6(g)'],
    },
    {
      text: 'An interpreter or a helper for a disability is a matter of its own. Ask early, since other laws speak of that.',
      cites: ['34 CFR 106.45(b)(1)(v)', '34 CFR 106.6(a)'],
    },
  ],
  more: [
    {
      heading: 'Who gets the evidence',
      statements: [
        {
          text: "The evidence and the report go to each party and to the party's advisor, if there is one. The rule does not name other people.",
          cites: ['34 CFR 106.45(b)(5)(vi)', '34 CFR 106.45(b)(5)(vii)'],
        },
      ],
    },
  ],
  steps: [
    'Look in the policy for advisor, support person and number of people.',
    'Choose who is the advisor and who would be the support person.',
    'Ask in writing for the same number of people as the other party.',
  ],
  ask: [
    'How many people may each party bring, and is that the same for both?',
    'The other party had more people present than I may bring. Could I please have the same?',
    'May a support person sit with me beside my advisor?',
  ],
  asked: [
    'can i have a lawyer and a support person',
    'he walked in with three people and i had nobody',
    'i want my mom for comfort and an attorney for the questions',
    'only one person is allowed they told me',
    'my advisor plus my therapist at the hearing',
    'can both of my parents sit in',
    'is an emotional support person extra to the advisor',
    'her side of the table was full and mine was empty',
    'can my little sister wait inside with me',
    'how many people can come along to the interview',
    'advocate and lawyer together',
    'may i bring a notetaker',
    'the other party had a crowd on zoom',
    'two lawyers on his team, one on mine',
    'can my son have both his dad and the family lawyer in the room at his middle school',
    'my pastor and my aunt both want to come to the hearing',
    'they limit me to one helper while he has more',
    'puedo llevar a mi mamá y a mi abogado',
    'cuántas personas pueden ir conmigo',
    'support person rule for both sides',
    'who else may be present besides the advisor',
    'union rep and lawyer at the same meeting',
    'can my friend sit in just to hold my hand',
    'is it fair that she brings a team',
    'a second chair for my attorney',
  ],
  related: ['limits-on-advisors', 'who-can-be-your-advisor', 'what-an-advisor-may-do'],
  resources: ['cornell-34-cfr-106-45'],
}
