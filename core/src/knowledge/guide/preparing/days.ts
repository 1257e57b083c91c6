import type { GuideFacts } from '../entry.ts'

/** Getting ready for an interview or a hearing. */
export const days: readonly GuideFacts[] = [
  {
    slug: 'preparing-for-an-interview',
    title: 'Getting ready for an interview',
    appliesTo: { school: 'both', role: 'both' },
    summary:
      'You must get written notice and time to prepare; read it, write a timeline, and bring an advisor.',
    answer: [
      {
        text: 'You must get written notice of the interview: date, time, location, participants and purpose. It must leave sufficient time to prepare.',
        cites: ['34 CFR 106.45(b)(5)(v)'],
      },
      {
        text: 'For the first interview, the notice of allegations must come early enough that you can prepare a response.',
        cites: ['34 CFR 106.45(b)(2)(i)(B)'],
      },
      {
        text: 'You may bring the advisor of your choice. The school may limit how far advisors take part, equally for both parties.',
        cites: ['34 CFR 106.45(b)(5)(iv)'],
      },
      {
        text: 'You may name witnesses and bring evidence. The burden of gathering evidence stays on the school.',
        cites: ['34 CFR 106.45(b)(5)(ii)', '34 CFR 106.45(b)(5)(i)'],
      },
      {
        text: 'You are presumed not responsible. No one may punish you for refusing to take part.',
        cites: ['34 CFR 106.45(b)(1)(iv)', '34 CFR 106.71(a)'],
        role: 'respondent',
      },
      {
        text: 'Answer what is asked, say “I do not know” or “I do not remember” when that is true, and ask for a break when you need one.',
        cites: [],
      },
    ],
    more: [
      {
        heading: 'Before the day',
        statements: [
          {
            text: 'If there may be a criminal case, talk to a lawyer before you give an interview.',
            cites: [],
          },
          {
            text: 'You do not have to hand over therapy or medical records. The school needs your voluntary, written consent.',
            cites: ['34 CFR 106.45(b)(5)(i)'],
          },
        ],
      },
      {
        heading: 'After the day',
        statements: [
          {
            text: 'Write down what was asked and what you said. Send corrections in writing.',
            cites: [],
          },
        ],
      },
    ],
    steps: [
      'Read the notice and mark what you do not understand.',
      'Write a timeline for yourself, in your own words.',
      'List witnesses and what each one saw.',
      'Ask early for an interpreter or other help.',
      'Ask to read the notes of your interview.',
    ],
    ask: [
      'Who will be at the interview, how long will it take, and will it be recorded?',
      'Can I read and correct the notes afterwards?',
      'I need more time to prepare. Could we move the date?',
      'May my advisor speak, or only sit with me?',
    ],
    asked: [
      'how do i prepare for my title ix interview',
      'what will the investigator ask me',
      'first meeting with the investigator tomorrow',
      'should i bring a lawyer to the interview',
      'what do i say in my statement',
      'interview tips respondent',
      'interview tips complainant',
      'im so nervous about the meeting with the dean',
      'can they interview me without notice',
      'they want to meet today',
      'is the interview recorded',
      'what if i dont remember details',
      'do i tell my whole story at once',
      'witness interview what to expect',
      'how long does the interview last',
      'can i take notes into the interview',
      'practice questions',
      'they called my son in without telling me',
      'investigater wants a zoom call',
      'qué pasa en la entrevista',
      'cómo me preparo para la entrevista',
      'intake meeting what to bring',
      'can i ask for a break',
    ],
    related: [
      'choosing-an-advisor',
      'documents-to-keep',
      'refusing-to-take-part',
      'time-before-the-interview',
    ],
    resources: [
      'lawhelp-org',
      'rainn-national-sexual-assault-hotline',
      'families-advocating-for-campus-equality',
    ],
  },
  {
    slug: 'preparing-for-a-hearing',
    title: 'Getting ready for a hearing',
    appliesTo: { school: 'both', role: 'both' },
    summary:
      'Read the report, plan questions with your advisor, ask early for separate rooms, and rest.',
    answer: [
      {
        text: 'Read the report first. It must reach you at least 10 days before the hearing, and you may respond in writing.',
        cites: ['34 CFR 106.45(b)(5)(vii)'],
      },
      {
        text: 'Plan the questions with your advisor. At a college, only advisors ask them, aloud and in real time, never a party personally.',
        cites: ['34 CFR 106.45(b)(6)(i)'],
        school: 'postsecondary',
      },
      {
        text: 'Ask early for separate rooms if you want them. At a college either party may ask, and the school must provide it.',
        cites: ['34 CFR 106.45(b)(6)(i)'],
        school: 'postsecondary',
      },
      {
        text: 'In K-12 a hearing is optional. You may submit written questions, get the answers, and ask limited follow-up questions.',
        cites: ['34 CFR 106.45(b)(6)(ii)'],
        school: 'k12',
      },
      {
        text: 'All evidence that you could inspect must be available at the hearing. Mark the pages you need.',
        cites: ['34 CFR 106.45(b)(5)(vi)'],
      },
      {
        text: 'You must get written notice of the hearing: date, time, location, participants and purpose. It must leave sufficient time to prepare.',
        cites: ['34 CFR 106.45(b)(5)(v)'],
      },
    ],
    more: [
      {
        heading: 'On questions',
        statements: [
          {
            text: 'The decision-maker must first decide if a question is relevant, and must explain a refusal.',
            cites: ['34 CFR 106.45(b)(6)(i)'],
            school: 'postsecondary',
          },
          {
            text: 'Write your questions short, on one fact each. Put the page of the evidence beside each.',
            cites: [],
          },
        ],
      },
      {
        heading: 'For you',
        statements: [
          {
            text: 'Eat, sleep, and plan who picks you up. Ask for breaks. You can ask to stop for a moment at any time.',
            cites: [],
          },
        ],
      },
    ],
    steps: [
      'Read the report twice and note errors with page numbers.',
      'Write a one-page summary of your main points.',
      'Practice aloud with your advisor.',
      'Test the video link the day before.',
      'Plan something kind for after.',
    ],
    ask: [
      'Could you please set up separate rooms with video for the hearing?',
      'What are the rules for the hearing, and who will be there?',
      'When and how do we hand in questions, witnesses and statements?',
      'Will there be breaks, and how do I ask for one?',
    ],
    asked: [
      'how do i prepare for my hearing',
      'hearing is next week what do i do',
      'hearing preparation',
      'what to wear and bring to a title ix hearing',
      'how do i get ready for cross examination',
      'opening statement tips',
      'closing statement title ix hearing',
      'practice for being questioned',
      'what questions should my advisor ask',
      'scared of being cross examined',
      'hearing checklist',
      'can i read a statement at the hearing',
      'i freeze when people yell at me',
      'prepping my witnesses',
      'technology for a virtual hearing',
      'mock hearing',
      'prep my daughter for written questions',
      'hearing tmrw help',
      'how to stay calm on the stand',
      'cómo me preparo para la audiencia',
      'la audiencia es la próxima semana',
      'notes allowed at hearing',
      'advisor and me planning cross',
    ],
    related: ['choosing-an-advisor', 'live-hearing', 'cross-examination', 'looking-after-yourself'],
    resources: ['lawhelp-org', 'cornell-34-cfr-106-45', 'fire'],
  },
]
