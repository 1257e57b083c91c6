import type { GuideFacts } from '../entry.ts'

export const crossExamination: GuideFacts = {
  slug: 'cross-examination',
  title: 'Who asks questions at a hearing',
  appliesTo: { school: 'both', role: 'both' },
  summary:
    'At a college hearing only advisors cross-examine; parties never question each other in person.',
  answer: [
    {
      text: "At a college's live hearing only advisors cross-examine, never a party personally. It is done directly, orally (out loud) and in real time.",
      cites: ['34 CFR 106.45(b)(6)(i)'],
      school: 'postsecondary',
    },
    {
      text: 'Each advisor may ask the other party and any witnesses all relevant questions. Follow-up questions and questions that test credibility are allowed too.',
      cites: ['34 CFR 106.45(b)(6)(i)'],
      school: 'postsecondary',
    },
    {
      text: 'Before anyone answers, the decision-maker must first say if the question is relevant. If it is shut out, the reason must be explained.',
      cites: ['34 CFR 106.45(b)(6)(i)'],
      school: 'postsecondary',
    },
    {
      text: 'If you have no advisor present, the college must provide one without fee or charge to ask your questions. That person need not be a lawyer.',
      cites: ['34 CFR 106.45(b)(6)(i)'],
      school: 'postsecondary',
    },
    {
      text: 'In K-12 there need not be a hearing, and the rule does not ask for live cross-examination.',
      cites: ['34 CFR 106.45(b)(6)(ii)'],
      school: 'k12',
    },
    {
      text: 'Each party in K-12 may send in written, relevant questions instead. You get the answers and may ask limited follow-up questions.',
      cites: ['34 CFR 106.45(b)(6)(ii)'],
      school: 'k12',
    },
  ],
  more: [
    {
      heading: 'If advisors are told to stay silent',
      statements: [
        {
          text: 'A school may limit how far advisors take part, equally for both parties. It may not take away their role in asking questions at the live hearing.',
          cites: ['34 CFR 106.45(b)(5)(iv)', '34 CFR 106.45(b)(6)(i)'],
        },
      ],
    },
    {
      heading: 'Getting ready to be questioned',
      statements: [
        {
          text: 'Listen to the whole question. Wait until it is ruled on. You can say "I do not know" or "I do not remember" if that is true.',
          cites: [],
        },
      ],
    },
    {
      heading: 'If you will not answer',
      statements: [
        {
          text: 'That alone may not be held against anyone. No inference may be drawn based solely on a refusal to answer.',
          cites: ['34 CFR 106.45(b)(6)(i)'],
        },
      ],
    },
    {
      heading: 'Questions from the decision-maker',
      statements: [
        {
          text: 'The rule does not stop decision-makers from asking questions too. They also must be relevant.',
          cites: ['34 CFR 106.45(b)(6)(i)'],
        },
      ],
    },
    {
      heading: "The school's advisor",
      statements: [
        {
          text: "The school picks that advisor. The rule's text does not ask for special training of advisors.",
          cites: ['34 CFR 106.45(b)(6)(i)'],
        },
      ],
    },
  ],
  steps: [
    'Write your questions for the other party and each witness, by topic.',
    'Go through them with your advisor and drop those that are not relevant.',
    'Tell the school in good time if you have no advisor.',
    'Ask how breaks and objections work.',
  ],
  ask: [
    'Who will ask questions at the hearing, and in what order?',
    'I have no advisor for the hearing. Please tell me whom you will provide and when we can speak.',
    'Are there limits on how advisors may take part, and are they the same for both parties?',
  ],
  asked: [
    'will his lawyer get to grill me',
    'who cross examines',
    'can I ask her questions myself',
    'being questioned by the respondent himself',
    'do I have to answer his lawyers questions',
    'what is cross examination like',
    'can my dad do the cross examining',
    'advisor didnt ask the questions I wrote',
    'how aggressive can they be with questions',
    'does the panel ask questions or the lawyers',
    "school gave me an advisor who doesn't know anything about my case",
    'I have no one to do cross for me',
    'calling out lies during the hearing',
    'written questions instead of live cross at my university',
    'can they attack my credibility',
    'may my advisor object',
    'quién hace las preguntas en la audiencia',
    'él me va a interrogar o hacer preguntas en la audiencia',
    'my rapist wants to question me',
    'confronting my accuser with questions',
    'are we allowed to submit questions to the chair to read out',
    'cross examnation',
    'will the guy i reported be asking me things',
    'who gets to question witnesses me or my adviser',
    'interrogated by the other side',
  ],
  related: [
    'relevance-of-questions',
    'sexual-history',
    'statements-without-cross-examination',
    'missing-the-hearing',
    'separate-rooms',
    'free-advisor-at-the-hearing',
  ],
  resources: ['cornell-34-cfr-106-45', 'families-advocating-for-campus-equality', 'know-your-ix'],
}
