import type { GuideFacts } from '../entry.ts'

export const advisor: GuideFacts = {
  slug: 'k12-advisor',
  title: 'Advisors in K-12',
  appliesTo: { school: 'k12', role: 'both' },
  summary: 'K-12 students may have an advisor of their choice; the school need not provide one.',
  answer: [
    {
      text: 'Yes. In K-12, too, each party may bring an advisor of their choice to any meeting or proceeding. It may be a parent, a friend of the family or a lawyer, but need not be a lawyer.',
      cites: ['34 CFR 106.45(b)(5)(iv)'],
    },
    {
      text: "The school may not limit your choice of advisor or the advisor's presence. It may restrict how far advisors take part, if the same restrictions apply to both parties.",
      cites: ['34 CFR 106.45(b)(5)(iv)'],
    },
    {
      text: 'The duty to provide a free advisor is for live hearings at colleges. The rule does not ask a K-12 school to provide one.',
      cites: ['34 CFR 106.45(b)(6)(i)', '34 CFR 106.45(b)(6)(ii)'],
    },
    {
      text: 'The evidence and the report are sent to your advisor as well, if you have one.',
      cites: ['34 CFR 106.45(b)(5)(vi)', '34 CFR 106.45(b)(5)(vii)'],
    },
    {
      text: 'The first written notice must tell both families that they may have an advisor.',
      cites: ['34 CFR 106.45(b)(2)(i)(B)'],
    },
  ],
  more: [
    {
      heading: 'What an advisor can do here',
      statements: [
        {
          text: 'Help you read the evidence, write your response, and prepare the written questions that each party may put.',
          cites: ['34 CFR 106.45(b)(6)(ii)'],
        },
      ],
    },
  ],
  steps: [
    'Choose a calm person who keeps things private.',
    'Tell the Title IX Coordinator who your advisor is.',
    'Ask what advisors may do in interviews.',
    'Look for free legal aid if you want a lawyer.',
  ],
  ask: [
    "My child's advisor is [name]. Please send all notices and evidence to them too.",
    'What limits are there on advisors, and are they the same for both families?',
    'May the advisor sit beside my child in the interview?',
  ],
  asked: [
    'can i be my kids advisor',
    'does a high school give you a lawyer',
    'can grandma be the advisor',
    'is our attorney allowed at the school meeting',
    'free advisor middle school',
    'they wont let our lawyer into the interview',
    'special ed advocate as advisor',
    'union rep or teacher as advisor for a student',
    'only one parent allowed in the meeting',
    'principal said no lawyers',
    "we cannot afford a lawyer for our son's title ix case",
    'pastor as advisor for 9th grader',
    'do both kids get advisors',
    'advisor must stay silent at district meeting',
    'puedo ser la asesora de mi hijo',
    'abogado gratis para caso en la escuela',
    'what does an advisor do in k12',
    'our advocate was asked to leave',
    'is it true that only colleges have advisors',
    'kid alone in interveiw',
    'who can go with my 14 year old to meetings',
    'someone to accompany my child',
    'bring an attorney to the district interview',
    'support for my kid in the interview room',
  ],
  related: ['k12-parents', 'k12-hearing-and-questions', 'see-the-evidence'],
  resources: ['lawhelp-org', 'aba-free-legal-answers', 'legal-services-corporation'],
}
