import type { GuideFacts } from '../entry.ts'

export const separateRooms: GuideFacts = {
  slug: 'separate-rooms',
  title: 'Separate rooms and video hearings',
  appliesTo: { school: 'both', role: 'both' },
  summary:
    'Either party at a college may ask for separate rooms; the school must then provide them with live video.',
  answer: [
    {
      text: 'No, you do not have to be in the same room. At the request of either party, the college must hold the live hearing with the parties in separate rooms. You need no reason.',
      cites: ['34 CFR 106.45(b)(6)(i)'],
      school: 'postsecondary',
    },
    {
      text: 'The decision-maker and both parties must then be able to see and hear the person who answers, live, by video or the like.',
      cites: ['34 CFR 106.45(b)(6)(i)'],
      school: 'postsecondary',
    },
    {
      text: "The whole hearing may be by video (virtually) if the college chooses. That is the school's choice, so ask if you want it.",
      cites: ['34 CFR 106.45(b)(6)(i)'],
      school: 'postsecondary',
    },
    {
      text: 'The other party never cross-examines you in person. Advisors do that, and the same holds for you.',
      cites: ['34 CFR 106.45(b)(6)(i)'],
      school: 'postsecondary',
    },
    {
      text: "In K-12 a hearing is optional, and the rule's words on separate rooms are for colleges. You may still ask your school for them.",
      cites: ['34 CFR 106.45(b)(6)(ii)'],
      school: 'k12',
    },
    {
      text: 'In K-12 each party may put questions in writing. The answers come back through the decision-maker, so this step needs no meeting.',
      cites: ['34 CFR 106.45(b)(6)(ii)'],
      school: 'k12',
    },
  ],
  more: [
    {
      heading: 'Safety on the day',
      statements: [
        {
          text: 'Supportive measures can help too, such as an escort or steps that keep the parties apart on the way in and out.',
          cites: ['34 CFR 106.30(a) (Supportive measures)'],
        },
      ],
    },
    {
      heading: 'If the technology fails',
      statements: [
        {
          text: 'People must be able to see and hear at the same time. Say at once if you cannot, and ask for a pause.',
          cites: ['34 CFR 106.45(b)(6)(i)'],
        },
      ],
    },
  ],
  steps: [
    'Send your request for separate rooms in writing, early.',
    'Ask for a test of the video link before the day.',
    'Ask for different times or doors for coming and going.',
    'Say at once if you cannot see or hear.',
  ],
  ask: [
    'I ask for the live hearing to be held with the parties in separate rooms. Please confirm.',
    'Can the hearing be held by video, and what do I need for it?',
    'How will you keep the parties apart before, during and after the hearing?',
  ],
  asked: [
    'i dont want to see him at the hearing',
    'can we do the hearing on zoom',
    'do i need to face her in person',
    'scared to be in the same place as my attacker during the hearing',
    'virtual hearing request',
    'can I testify from home',
    'separate room request how to',
    'does my camera have to be on',
    'the school denied my request for separate rooms',
    'will I have to look at him',
    'hide behind a screen at the hearing',
    'is it true that I have a right to face my accuser in person',
    'I live abroad now, can i join online',
    'remote hearing wifi cut out',
    'who decides in person or video',
    'panic attacks about sitting across from my ex',
    'puedo estar en otro cuarto durante la audiencia',
    'audiencia por zoom o video',
    'can they make us sit in one room',
    'my daughter cannot be near him how will the hearing work',
    'seperate rooms',
    'appear by video instead of in person',
    'cannot be in one room with her at the hearing',
    'testify remotely',
    'physically apart from the other student during the hearing',
  ],
  related: ['hearing-day', 'cross-examination', 'missing-the-hearing', 'k12-hearing-and-questions'],
  resources: ['rainn-national-sexual-assault-hotline', 'cornell-34-cfr-106-45'],
}
