import type { GuideFacts } from '../entry.ts'

export const missingTheHearing: GuideFacts = {
  slug: 'missing-the-hearing',
  title: 'Not going, or not answering',
  appliesTo: { school: 'both', role: 'both' },
  summary:
    'No one may draw an inference about responsibility based solely on absence or a refusal to answer.',
  answer: [
    {
      text: "You may stay away or refuse to answer. No inference about responsibility may be drawn based solely on a party's or witness's absence or refusal to answer.",
      cites: ['34 CFR 106.45(b)(6)(i)', '34 CFR 106.71(a)'],
      school: 'postsecondary',
    },
    {
      text: 'The rule does not stop a hearing because someone is away. A decision can still be made on the other evidence.',
      cites: ['34 CFR 106.45(b)(6)(i)'],
      school: 'postsecondary',
    },
    {
      text: "In K-12 you may choose not to answer written questions. The rule's words on absence and inferences are for college hearings, so ask how your school treats silence.",
      cites: ['34 CFR 106.45(b)(6)(ii)', '34 CFR 106.45(b)(6)(i)'],
      school: 'k12',
    },
    {
      text: 'No one may threaten, coerce or discriminate against you because you refused to take part. That can be retaliation.',
      cites: ['34 CFR 106.71(a)'],
    },
    {
      text: 'Your questions can still be asked. If a party has no advisor present, the college must provide one for that, without charge.',
      cites: ['34 CFR 106.45(b)(6)(i)'],
      school: 'postsecondary',
    },
    {
      text: 'If you cannot come, ask early for a new date. The absence of a party, advisor or witness may be good cause for a delay, with written notice.',
      cites: ['34 CFR 106.45(b)(1)(v)'],
    },
  ],
  more: [
    {
      heading: 'What your absence can still mean',
      statements: [
        {
          text: 'Your side may be heard less. A written statement, your response to the report and your witnesses can still speak for you, so ask how they will be used.',
          cites: [],
        },
      ],
    },
    {
      heading: 'If there is a criminal case',
      statements: [
        {
          text: 'What you say may be asked for by a court. Talk to a lawyer before you speak or stay silent.',
          cites: [],
        },
      ],
    },
  ],
  steps: [
    'Tell the coordinator in writing what you plan to do and why.',
    'Ask for separate rooms, video or a new date if that would help.',
    'Ask how your written statements will be used if you are not there.',
    'Talk with your advisor or a lawyer before you decide.',
  ],
  ask: [
    'If I do not attend or do not answer, how will my written statements be used?',
    'Can the hearing be moved to another date because [reason]?',
    'Please confirm that no inference will be drawn based solely on my absence.',
  ],
  asked: [
    'what if i just dont go',
    'skipping my hearing',
    'can they hold it against me if i stay silent',
    'no show at the hearing',
    'the complainant isnt coming to the hearing',
    'respondent refuses to show up what happens',
    'i plead the fifth',
    'my criminal lawyer told me not to say anything',
    'can the hearing go ahead without me',
    'does the case fall apart if she doesnt testify',
    'too traumatized to attend',
    'am i forced to testify',
    'will silence look like i did it',
    'hearing in absentia',
    'answer some questions but not others',
    'i have an exam that day',
    'is it true that if i dont come i automatically lose',
    'tengo que ir a la audiencia',
    'qué pasa si no contesto las preguntas',
    'my kid doesnt want to answer the written questions',
    'refuse to particpate',
    'is attendance mandatory',
    'must i attend my own hearing',
    'saying nothing looks bad',
    'stay quiet when asked',
  ],
  related: [
    'statements-without-cross-examination',
    'separate-rooms',
    'postpone-a-hearing',
    'cross-examination',
    'refusing-to-take-part',
  ],
  resources: ['cornell-34-cfr-106-45', 'lawhelp-org'],
}
