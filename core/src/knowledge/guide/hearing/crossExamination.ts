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
      text: 'If you have no advisor present, the college must provide one without fee or charge, to cross-examine on your behalf. That person may be, but need not be, a lawyer.',
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
          text: "A school may limit how far advisors take part, equally for both parties. It may not take away their role in asking questions at a college's live hearing.",
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
          text: 'At a college hearing that alone may not be held against anyone. No inference about responsibility may be drawn based solely on a refusal to answer.',
          cites: ['34 CFR 106.45(b)(6)(i)'],
        },
      ],
    },
    {
      heading: 'Questions from the decision-maker',
      statements: [
        {
          text: 'The rule does not stop decision-makers from asking questions too. At a college hearing these also must be relevant.',
          cites: ['34 CFR 106.45(b)(6)(i)'],
        },
      ],
    },
    {
      heading: "The school's advisor",
      statements: [
        {
          text: "The college picks that advisor. The rule's text does not ask for special training of advisors.",
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
    "his dad is a trial lawyer and he's going to be the one asking me stuff",
    'do i talk straight to her or does my advisor do it',
    'i have questions for his roommates, who asks them for me',
    "the school's advisor refused to read my questions",
    'they said my advisor has to email the questions to the chair a week ahead',
    'panel chair said he will ask everything himself, advisors stay silent',
    'can my professor cross examine me, im the one who reported him',
    'my advisor is my aunt and she is scared to question anybody',
    'advisor didnt show at the zoom, will someone step in to question her',
    'will i get yelled at by a lawyer for three hours',
    'do i have to let the frat guy ask me things face to face',
    'respondent here, how do i get to test her story at the hearing',
    'can a college let only the panel pose questions and skip the lawyers',
    'can i tell my lawyer during the hearing to ask something else',
    "my hearing is next week and i'm terrified of his attorney",
    'she wants to represent herself and question me directly',
    'the witness is my ex best friend, can my advisor challenge her on lies',
    'Will opposing counsel be permitted to interrogate me at the hearing?',
    'can they ask follow up questions when my answer is short',
    'the panel let his lawyer go after me about my memory for an hour',
    'quién me va a preguntar, él o su abogado',
    'mi mamá puede hacerle preguntas a él en la audiencia',
    'i want to fire the free advisor and ask the questions myself',
    "staff case: does the accused professor's union rep get to question students",
    'do i answer to the panel or to the advisor',
    "can the other side's advisor be a student",
    'do i have to answer questions from the guy himself',
    'who gets to grill the witnesses',
    'will he get to ask me stuff himself',
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
