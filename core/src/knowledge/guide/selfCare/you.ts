import type { GuideFacts } from '../entry.ts'

/** Looking after yourself, and the wait. */
export const you: readonly GuideFacts[] = [
  {
    slug: 'looking-after-yourself',
    title: 'Looking after yourself',
    appliesTo: { school: 'both', role: 'both' },
    summary:
      'Sleep, food, one person to talk to, and small steps help; crisis lines answer day and night.',
    answer: [
      {
        text: 'If you think about ending your life, call or text 988. You can also text HOME to 741741. In danger, call 911.',
        cites: [],
      },
      {
        text: 'Keep to small things: sleep, food, water, a walk, one person to talk to each day.',
        cites: [],
      },
      {
        text: 'You can ask the school for supportive measures, such as counseling or more time for class work. They are free, for either party.',
        cites: ['34 CFR 106.30(a) (Supportive measures)'],
      },
      {
        text: 'A counselor can help, whichever side you are on. Your treatment records stay yours: the school needs your voluntary, written consent to use them.',
        cites: ['34 CFR 106.45(b)(5)(i)'],
      },
      {
        text: 'Read case mail at a set hour, not at night, and with someone near you if you can.',
        cites: [],
      },
    ],
    more: [
      {
        heading: 'When it gets heavy',
        statements: [
          {
            text: 'Panic, anger, numbness and poor sleep are common in a time like this. A doctor or counselor can help with each of them.',
            cites: [],
          },
          {
            text: "Alcohol and drugs can make nights worse. SAMHSA's helpline is free and private.",
            cites: [],
          },
        ],
      },
    ],
    steps: [
      'Call or text 988 if you fear you may hurt yourself.',
      'Choose one person to call each day.',
      'Set one hour a day for the case, and close it after.',
      'Book a counselor this week.',
    ],
    ask: [
      'Which free counseling can I get as a supportive measure?',
      'Can my deadlines in class be moved while this goes on?',
    ],
    asked: [
      'i cant sleep since this started',
      'im so stressed about my case',
      'i feel numb and cant eat',
      'how do i cope with a title ix investigation',
      'i keep crying',
      'anxiety about the hearing',
      'panic attacks since the notice',
      'i feel so alone',
      'everyone hates me now',
      "i was falsely accused and i'm falling apart",
      'i hate going to campus',
      'therapy while the case is going on',
      "i'm overwhelmed",
      'self care tips',
      'how do people get through this',
      'burned out by the process',
      'flashbacks in class',
      'drinking too much because of all this',
      'my daughter stopped eating',
      'my son wont leave his room since the complaint',
      'no puedo dormir',
      'me siento muy solo',
      'estoy muy ansiosa por la audiencia',
      'mental health help',
      'nobody believes me and im falling apart',
    ],
    related: ['finding-support', 'while-you-wait', 'keeping-up-with-classes'],
    resources: [
      '988-suicide-and-crisis-lifeline',
      'crisis-text-line',
      'samhsa-national-helpline',
      'nami-helpline',
    ],
  },
  {
    slug: 'while-you-wait',
    title: 'While you wait',
    appliesTo: { school: 'both', role: 'both' },
    summary:
      'The rule sets no overall number of days, but you may ask where the case stands and must be told of delays in writing.',
    answer: [
      {
        text: 'Waiting is hard. You may ask the school at any time where the case stands and what comes next.',
        cites: [],
      },
      {
        text: 'The rule sets no overall number of days. The school must have reasonably prompt time frames.',
        cites: ['34 CFR 106.45(b)(1)(v)'],
      },
      {
        text: 'A delay needs good cause. Both parties must get written notice of it with the reasons.',
        cites: ['34 CFR 106.45(b)(1)(v)'],
      },
      {
        text: 'Supportive measures can go on while you wait, for either party.',
        cites: ['34 CFR 106.30(a) (Supportive measures)'],
      },
      {
        text: 'Until the decision, the respondent is presumed not responsible. Both parties get the decision in writing at the same time.',
        cites: ['34 CFR 106.45(b)(1)(iv)', '34 CFR 106.45(b)(7)(iii)'],
      },
    ],
    more: [
      {
        heading: 'What helps',
        statements: [
          {
            text: 'Pick one day a week to ask or check, and leave it alone on the others.',
            cites: [],
          },
          { text: 'Plan now who will be with you when the decision comes.', cites: [] },
        ],
      },
    ],
    steps: [
      'Ask for the next step and its date.',
      'Put a reminder in your calendar, then close the case folder.',
      'Plan something good for each week.',
      'Plan who is with you on the day of the decision.',
    ],
    ask: [
      'Where does my case stand, and what is the next step with its date?',
      'Can you tell me a day before you send the decision?',
      'Are my supportive measures still in place until then?',
    ],
    asked: [
      'havent heard anything in weeks',
      'waiting for the decision is killing me',
      'when will i hear back',
      'no news from the title ix office',
      'how do i deal with the waiting',
      'they said two weeks and its been two months',
      'checking my email every five minutes',
      'how long after the hearing do i get the result',
      'silence from the school',
      'what happens while i wait',
      'limbo',
      'not knowing is the worst part',
      'can i ask for an update',
      'they dont reply to my calls about the outcome',
      'how will they tell me the result',
      'my kid asks every day when its over',
      'radio silence investigator',
      'afraid to open the decision letter',
      'esperando la decisión',
      'no me han dicho nada',
      'cuándo me dan el resultado',
      'is no news good news',
      'nobody has told me anything for a month',
    ],
    related: [
      'how-long-it-takes',
      'delays-and-more-time',
      'looking-after-yourself',
      'waiting-for-the-decision',
    ],
    resources: ['nami-helpline', '988-suicide-and-crisis-lifeline'],
  },
]
