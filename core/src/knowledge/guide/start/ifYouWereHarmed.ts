import type { GuideFacts } from '../entry.ts'

export const ifYouWereHarmed: GuideFacts = {
  slug: 'if-something-happened-to-you',
  title: 'If something happened to you: what to do first',
  appliesTo: { school: 'both', role: 'complainant' },
  summary:
    'First steps for a complainant: support, your choice about a report, and what the school must offer.',
  answer: [
    {
      text: 'You decide how far to go. You can ask for supportive measures with or without a formal complaint.',
      cites: ['34 CFR 106.44(a)'],
    },
    {
      text: 'You can tell the Title IX Coordinator at any time: in person, by phone, by email or by mail.',
      cites: ['34 CFR 106.8(a)'],
    },
    {
      text: 'The Coordinator must then promptly contact you, talk about supportive measures, consider your wishes, and explain how to file a formal complaint.',
      cites: ['34 CFR 106.44(a)'],
    },
    {
      text: 'Under the federal rule you need not go to the police to get help from the school. You may go to both, to one or to none.',
      cites: ['34 CFR 106.44(a)', '34 CFR 106.8(a)'],
    },
    {
      text: 'You do not need proof to report. In a grievance process the burden of proof is on the school.',
      cites: ['34 CFR 106.8(a)', '34 CFR 106.45(b)(5)(i)'],
    },
    {
      text: 'If you may be hurt, a doctor comes first. You can get medical care without deciding about a report.',
      cites: [],
    },
  ],
  more: [
    {
      heading: 'Keep what may matter later',
      statements: [
        {
          text: 'Messages, photos, names of people you told and dates can all be evidence. You may gather it and present it.',
          cites: ['34 CFR 106.45(b)(5)(ii)', '34 CFR 106.45(b)(5)(iii)'],
        },
        {
          text: 'The Title IX Coordinator may sign a formal complaint even if you file none. You can ask about that before you give names.',
          cites: ['34 CFR 106.30(a) (Formal complaint)'],
        },
      ],
    },
  ],
  steps: [
    'Get to a safe place and see a doctor if you may be hurt.',
    'Talk to somebody you trust or to a hotline.',
    'Keep messages, photos and clothes as they are.',
    'Write to the Title IX Coordinator if you want help from the school.',
    'Take your time to decide about a formal complaint.',
  ],
  ask: [
    'Which supportive measures can I have without a formal complaint?',
    'Who at this school is a confidential person that I can talk to?',
    'What would happen with my name if I make a report?',
  ],
  asked: [
    'i was assaulted at a party and dont know what to do',
    'something happened to me on campus',
    'my ta keeps touching me',
    'what are my options after sexual assault',
    'i think i was raped last month',
    'where do i start as a survivor',
    'he hurt me and i dont know who to tell',
    'what can my school do for me',
    'do i need evidence before i tell anyone',
    'i have no proof is it even worth it',
    'should i report or not',
    'my daughter was assaulted by a classmate',
    'friend told me she was attacked how do i help',
    'first steps for a complainant',
    'me pasó algo y necesito ayuda',
    'someone groped me in the library',
    'im scared nobody will believe me',
    'can i get help without making it official',
    'what do i do right after',
    'survivor checklist title ix',
    'my coach put his hand up my shirt on the bus',
    'i havent told anyone, it was my friends brother at her party',
    'its been a week and i keep seeing him in the cafeteria',
    'my resident got assaulted and asked me what her choices are (im an RA)',
    'do i have to decide right now',
    'can i get help if i was drunk too',
    'its my word against his so is there any point',
    "i'm a guy and it was a girl, can i still get help",
    'he is the star quarterback, nobody will take my side',
    'un muchacho me tocó y no sé a quién contarle',
    'mi hija me contó que un compañero la tocó, qué hacemos',
    'i work in the dining hall and a student worker keeps rubbing against me',
    'my tutor kissed me without asking, what are my options',
    'can i get a hospital exam without starting a case',
    'should i wash my clothes or keep them',
    'what are my choices from here, i just need somebody to lay them out',
  ],
  related: [
    'supportive-measures-explained',
    'how-to-report',
    'report-or-formal-complaint',
    'police-and-the-school',
  ],
  resources: ['rainn-national-sexual-assault-hotline', 'know-your-ix', 'love-is-respect', '1in6'],
}
