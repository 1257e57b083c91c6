import type { GuideFacts } from '../entry.ts'

export const witness: GuideFacts = {
  slug: 'if-you-are-a-witness',
  title: 'If you are asked to be a witness',
  appliesTo: { school: 'both', role: 'both' },
  summary:
    'A witness may take part or refuse without retaliation; what a witness is told and what stays private.',
  answer: [
    {
      text: 'You may take part or refuse. It is retaliation if anyone threatens, coerces or punishes you because you testified or helped, or because you refused to participate.',
      cites: ['34 CFR 106.71(a)'],
    },
    {
      text: 'The school must keep confidential who the witnesses are. There are limits: FERPA, other law, and what the process needs, such as a hearing.',
      cites: ['34 CFR 106.71(a)'],
    },
    {
      text: 'Both parties can see what you say if it is directly related to the allegations. Your account is part of the evidence.',
      cites: ['34 CFR 106.45(b)(5)(vi)'],
    },
    {
      text: 'At a college hearing the advisors of both sides may ask you questions. Only relevant ones are allowed, and the decision-maker rules on each before you answer.',
      cites: ['34 CFR 106.45(b)(6)(i)'],
      school: 'postsecondary',
    },
    {
      text: 'In K-12 the parties may send written questions for you. A hearing is optional.',
      cites: ['34 CFR 106.45(b)(6)(ii)'],
      school: 'k12',
    },
    {
      text: 'A witness is not a party. The rules on written notice, an advisor of choice and a look at the evidence speak of parties only, so ask what the policy gives you.',
      cites: ['34 CFR 106.45(b)(5)(iv)', '34 CFR 106.45(b)(5)(v)', '34 CFR 106.45(b)(5)(vi)'],
    },
  ],
  more: [
    {
      heading: 'How you are treated',
      statements: [
        {
          text: 'You may not be believed or doubted only because you are a witness.',
          cites: ['34 CFR 106.45(b)(1)(ii)'],
        },
        {
          text: 'A charge for a materially false statement in bad faith does not count as retaliation. Say so when you do not know or do not remember.',
          cites: ['34 CFR 106.71(b)(2)'],
        },
        {
          text: 'At a college no inference may be drawn based solely on your absence or your refusal to answer.',
          cites: ['34 CFR 106.45(b)(6)(i)'],
          school: 'postsecondary',
        },
      ],
    },
  ],
  steps: [
    'Ask in writing what the meeting is about and who will see your words.',
    'Write down what you saw and heard yourself, with dates.',
    'Keep messages that may matter, as they are.',
    'Report threats or pressure to the Title IX Coordinator.',
  ],
  ask: [
    'Do I have to take part as a witness, and may I bring somebody?',
    'Who will read or hear what I say?',
    'What can be done if somebody puts pressure on me?',
  ],
  asked: [
    'the investigator emailed me because my friend listed me as a witness',
    'im only a witness, do i have to show up',
    'can a witness bring a lawyer',
    'do witnesses get to see the file',
    'i was at the party and both of them want me to testify',
    'scared to be a witness against my fraternity brother',
    'can i be punished for refusing to be a witness',
    'my daughter saw it on the bus and the school wants to question her',
    'will the respondent see my witness statement',
    'do they tell people that i was a witness',
    'his friends threatened me since i am on the witness list',
    'i was drinking that night, do i get in trouble for being a witness',
    'how do i get out of being a witness',
    'subpoena for a campus hearing?',
    'can they ask me stuff at the hearing if i only heard it second hand',
    'i gave a statement as a bystander, can i take it back',
    'teacher asked to be a witness for a student',
    'witness rights',
    'what happens to a witness who lies',
    'are witnesses anonymous',
    'me pusieron como testigo',
    'soy testigo y no quiero ir a la audiencia',
    'am i allowed to talk about it as a witness',
    'coworker asked me to be her witness, can hr fire me',
    'do i get notice and time to prepare as a bystander witness',
  ],
  related: ['witnesses', 'refusing-to-take-part', 'what-counts-as-retaliation'],
  resources: ['cornell-34-cfr-106-45'],
}
