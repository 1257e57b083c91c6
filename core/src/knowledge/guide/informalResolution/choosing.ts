import type { GuideFacts } from '../entry.ts'

/** What informal resolution is, and that nobody can be made to take it. */
export const choosing: readonly GuideFacts[] = [
  {
    slug: 'informal-resolution-is-voluntary',
    title: 'Do you have to agree to informal resolution',
    appliesTo: { school: 'both', role: 'both' },
    summary:
      'No. Informal resolution, such as mediation, is voluntary and needs written consent from both parties.',
    answer: [
      {
        text: 'No. Your school may not make you, or the other party, take part in informal resolution such as mediation.',
        cites: ['34 CFR 106.45(b)(9)'],
      },
      {
        text: 'It is voluntary. Both parties must first give their voluntary, written consent.',
        cites: ['34 CFR 106.45(b)(9)(ii)'],
      },
      {
        text: 'You may withdraw at any time before you agree to a resolution. Then the formal grievance process goes on.',
        cites: ['34 CFR 106.45(b)(9)(i)'],
      },
      {
        text: 'The school may offer it only after a formal complaint is filed. It must come before a decision on who is responsible.',
        cites: ['34 CFR 106.45(b)(9)'],
      },
      {
        text: 'The school may not make you give up a full investigation to stay enrolled, keep a job or enjoy any other right.',
        cites: ['34 CFR 106.45(b)(9)'],
      },
    ],
    more: [
      {
        heading: 'If you feel pushed',
        statements: [
          {
            text: 'No one may threaten, coerce or intimidate you to make you give up a right under Title IX. That can be retaliation.',
            cites: ['34 CFR 106.71(a)'],
          },
          {
            text: 'The person who runs informal resolution must not have a conflict of interest or bias. You can say so if you see one.',
            cites: ['34 CFR 106.45(b)(1)(iii)'],
          },
        ],
      },
      {
        heading: 'If you say no',
        statements: [
          {
            text: 'The formal complaint stays open. The school must still investigate its allegations.',
            cites: ['34 CFR 106.45(b)(3)(i)'],
          },
          {
            text: 'The rule sets no number of days for your answer. Ask for time to read the terms.',
            cites: ['34 CFR 106.45(b)(9)(i)'],
          },
        ],
      },
    ],
    steps: [
      'Ask for the written notice and read each term before you answer.',
      'Say yes or no in writing, and keep a copy.',
      'Talk it over with your advisor first.',
      'Tell the Title IX Coordinator in writing if someone pushes you to agree.',
    ],
    ask: [
      'Could you please confirm in writing that informal resolution is voluntary and that I may say no?',
      'What happens to the formal complaint if one of us does not agree?',
      'By what date do you need my answer, and may I have more time to decide?',
    ],
    asked: [
      'do i have to do mediation',
      'can they force me into mediation',
      'the coordinater keeps pushing me to sit down with him',
      'can I refuse informal resolution and go straight to a hearing',
      'what if i say no to the facilitated dialogue',
      'they want us to just talk it out, can i turn it down',
      'is it mandatory to try restorative justice first',
      'she wont agree to mediation, can the school make her',
      "i'm the respondent and i want to settle but they didnt agree",
      'the dean says mediation is required before a hearing',
      'pressure to settle my case',
      'my school made me sign a form giving up my right to an investigation',
      'is it true you must mediate before they investigate',
      'can a parent refuse mediation for their kid',
      'they said id lose my spot if i dont do the informal thing',
      'dont want to be in a room with her for mediation',
      'opting out of alternative resolution',
      'school wants a circle process, not interested',
      'me pueden obligar a la mediación',
      'tengo que aceptar la resolución informal',
      'no quiero mediación con él',
    ],
    related: [
      'what-informal-resolution-is',
      'leaving-informal-resolution',
      'informal-resolution-notice',
    ],
    resources: ['atixa', 'cornell-34-cfr-106-45'],
  },
  {
    slug: 'what-informal-resolution-is',
    title: 'What informal resolution is and when it can happen',
    appliesTo: { school: 'both', role: 'both' },
    summary:
      'Another way to end a formal complaint, such as mediation, that both parties must agree to in writing.',
    answer: [
      {
        text: 'It is another way to end a formal complaint, such as mediation. There is no full investigation and no finding.',
        cites: ['34 CFR 106.45(b)(9)'],
      },
      { text: 'Your school may offer it but does not have to.', cites: ['34 CFR 106.45(b)(9)'] },
      {
        text: 'It needs a formal complaint first. It can start at any time before the school reaches a determination.',
        cites: ['34 CFR 106.45(b)(9)'],
      },
      {
        text: 'Both parties must get a written notice about it and give voluntary, written consent.',
        cites: ['34 CFR 106.45(b)(9)(i)', '34 CFR 106.45(b)(9)(ii)'],
      },
      {
        text: 'It is never for a claim that an employee sexually harassed a student.',
        cites: ['34 CFR 106.45(b)(9)(iii)'],
      },
      {
        text: 'The person who runs it must be trained and free of a conflict of interest or bias.',
        cites: ['34 CFR 106.45(b)(1)(iii)'],
      },
    ],
    more: [
      {
        heading: 'How long it may take',
        statements: [
          {
            text: 'The school must set reasonably prompt time frames for it. The rule gives no number of days.',
            cites: ['34 CFR 106.45(b)(1)(v)'],
          },
        ],
      },
      {
        heading: 'What an agreement can say',
        statements: [
          {
            text: 'The rule does not list what an agreement may contain, so read each term before you sign.',
            cites: ['34 CFR 106.45(b)(9)'],
          },
          {
            text: 'The rule does not say that the parties must meet face to face. You can ask for separate rooms or for messages through the facilitator.',
            cites: ['34 CFR 106.45(b)(9)'],
          },
          {
            text: 'You may bring the advisor of your choice to any related meeting.',
            cites: ['34 CFR 106.45(b)(5)(iv)'],
          },
        ],
      },
    ],
    steps: [
      'Find out whether your school offers informal resolution, and in what forms.',
      'Write down what outcome would help you.',
      'Ask the Title IX Coordinator to put the terms in writing.',
    ],
    ask: [
      'Does our school offer informal resolution, and what forms does it take?',
      'Who would run it, and what training has that person had?',
      'Could it take place without both of us in the same room?',
    ],
    asked: [
      'what is informal resolution',
      'whats the difference between mediation and the formal process',
      'can we settle this without a hearing',
      'is there any other way than an investigation',
      'restorative justice title ix explained',
      'how does a facilitated agreement work',
      'can i ask for mediation instead',
      'does my college need to offer an informal option',
      'can we still mediate after the hearing is scheduled',
      'when is it too late for mediation',
      'alternative resolution options for a respondent',
      'do i need to file a formal complaint first to get mediation',
      'i only want an apology, not punishment',
      'who runs the mediation, is that person neutral',
      'how long does informal resolution take',
      'can parents sit in the restorative conference',
      'wats an early resolution agreement',
      'middle school wants a restorative circle for the kids',
      'qué es la resolución informal',
      'se puede arreglar sin audiencia',
    ],
    related: [
      'informal-resolution-is-voluntary',
      'informal-resolution-notice',
      'informal-resolution-with-an-employee',
    ],
    resources: ['atixa', 'cornell-34-cfr-106-45'],
  },
]
