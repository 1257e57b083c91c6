import type { GuideFacts } from '../entry.ts'

export const hearingDay: GuideFacts = {
  slug: 'hearing-day',
  title: 'What happens at a hearing',
  appliesTo: { school: 'both', role: 'both' },
  summary:
    'Who is there, who speaks and in what order; which parts the rule fixes and which the school sets.',
  answer: [
    {
      text: "One or more decision-makers lead it. Each party's advisor may ask the other party and witnesses all relevant questions, and the hearing is recorded or transcribed.",
      cites: ['34 CFR 106.45(b)(6)(i)'],
      school: 'postsecondary',
    },
    {
      text: 'You never question the other party yourself. On request the parties sit in separate rooms with live video.',
      cites: ['34 CFR 106.45(b)(6)(i)'],
      school: 'postsecondary',
    },
    {
      text: 'In K-12 there may be no hearing. If your school holds one, its policy says how it runs, and you also get to put written questions before the decision.',
      cites: ['34 CFR 106.45(b)(6)(ii)'],
      school: 'k12',
    },
    {
      text: 'You may come with the advisor of your choice. Both parties must have the same chance to have others present, such as a parent or a support person.',
      cites: ['34 CFR 106.45(b)(5)(iv)'],
    },
    {
      text: "The rule does not fix the order, opening statements, breaks or length. The school's own rules on these must apply equally to both parties.",
      cites: ['34 CFR 106.45(b)(6)(i)', '34 CFR 106.45(b)'],
    },
    {
      text: 'The respondent is presumed not responsible until the end. The decision comes later, as a written determination.',
      cites: ['34 CFR 106.45(b)(1)(iv)', '34 CFR 106.45(b)(7)(i)'],
    },
  ],
  more: [
    {
      heading: 'Who may not be the decision-maker',
      statements: [
        {
          text: 'It cannot be the Title IX Coordinator. It cannot be the investigator.',
          cites: ['34 CFR 106.45(b)(7)(i)'],
        },
        {
          text: "No one with a conflict of interest or bias. Decision-makers must be trained, also on the hearing's technology.",
          cites: ['34 CFR 106.45(b)(1)(iii)'],
        },
      ],
    },
    {
      heading: 'Look after yourself',
      statements: [
        { text: 'You may ask for a break. Plan who will be with you after it ends.', cites: [] },
      ],
    },
  ],
  steps: [
    'Ask for the order of the hearing and the list of people.',
    'Tell the school who your advisor and support person are.',
    'Ask how to get a break.',
    'Plan a quiet evening with someone you trust.',
  ],
  ask: [
    'What is the order of the hearing, and how long is it likely to last?',
    'May I bring a support person beside my advisor?',
    'Do the parties give opening or closing statements?',
  ],
  asked: [
    'what happens at a title ix hearing step by step',
    'who will be in the room',
    'how long does it last',
    'what is the panel going to do',
    'do i speak first',
    'can my mom sit with me during the hearing',
    'support person plus lawyer',
    'is it open to the public',
    'do i swear an oath',
    'hearing officer who is that',
    'will the coordinator be at the hearing',
    'can i read my impact statement',
    'closing statement',
    'nervous about my hearing tomorow',
    'do they decide the same day',
    'how does the zoom panel work',
    'is there a jury of students',
    'qué pasa en la audiencia',
    'quién va a estar presente',
    'bathroom breaks crying during testimony',
    'closed hearing or do people watch',
    'walk me through the day of the hearing',
    'what does a hearing look like',
    'how do hearings go',
    'course of the hearing from start to finish',
  ],
  related: [
    'cross-examination',
    'separate-rooms',
    'hearing-notice',
    'hearing-recording',
    'decision-letter',
    'preparing-for-a-hearing',
  ],
  resources: ['cornell-34-cfr-106-45', 'rainn-national-sexual-assault-hotline'],
}
