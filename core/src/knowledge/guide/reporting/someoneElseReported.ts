import type { GuideFacts } from '../entry.ts'

export const someoneElseReported: GuideFacts = {
  slug: 'someone-else-reported',
  title: 'If somebody else reported what happened to you',
  appliesTo: { school: 'both', role: 'complainant' },
  summary:
    'Any person may report, and the Coordinator then contacts you; you choose what to accept and whether to answer.',
  answer: [
    {
      text: 'You do not have to answer or participate. It is retaliation if anyone threatens or punishes you because you refuse to take part.',
      cites: ['34 CFR 106.71(a)'],
    },
    {
      text: 'Any person may report, such as a friend, an RA or a teacher. Your consent is not needed for a report.',
      cites: ['34 CFR 106.8(a)'],
    },
    {
      text: 'The Title IX Coordinator must then promptly contact you. They talk about supportive measures, consider your wishes, and explain how to file a formal complaint.',
      cites: ['34 CFR 106.44(a)'],
    },
    {
      text: 'You can take the support and file nothing. Supportive measures are there with or without a formal complaint.',
      cites: ['34 CFR 106.44(a)'],
    },
    {
      text: 'A report by someone else does not start an investigation. Only a formal complaint does: yours, or one that the Coordinator signs.',
      cites: ['34 CFR 106.44(b)(1)', '34 CFR 106.30(a) (Formal complaint)'],
    },
    {
      text: 'The rule calls you the complainant in this case too, since you are the person said to have been harmed.',
      cites: ['34 CFR 106.30(a) (Complainant)'],
    },
  ],
  more: [
    {
      heading: 'Before you reply',
      statements: [
        {
          text: 'The rule sets no date by which you must reply. You can still report or ask for support later.',
          cites: ['34 CFR 106.8(a)'],
        },
        {
          text: 'You may ask what the Coordinator would do with a name or a detail before you give it.',
          cites: [],
        },
      ],
    },
  ],
  steps: [
    'Read the email to the end and look for a date or a question in it.',
    'Decide whether you want support, a talk, or nothing now.',
    'Reply in one line, or ask somebody you trust to help you do so.',
    'Say clearly if you do not want an investigation.',
  ],
  ask: [
    'I got your email. Do I have to reply, and what happens if I do not?',
    'What was reported about me, and who knows about it?',
    'I do not want an investigation now. Could I still get support?',
  ],
  asked: [
    'my roommate went behind my back and told title ix',
    'got a "we received a report that you may have been impacted" email',
    'do i need to write back to the coordinators email',
    'what if i just ghost the outreach message',
    'my RA reported my situation and i never agreed',
    'prof turned my essay in to title ix and now they emailed me',
    'my mom called the school without asking me and now they want to talk',
    'i never wanted anyone to know and my friend told the dean',
    'can i tell them to drop it, somebody else made the report',
    'will they start something if i stay silent after a friend told',
    'my coach filed a report for me, am i in a case now',
    'somebody put my name in a report as the person who got hurt',
    'they offer resources and a meeting, is it mandatory',
    'can i say no thanks to the title ix meeting',
    'a teacher passed on what my daughter wrote in her diary, must she talk',
    'how did they get my name, i told only one person',
    'my sorority president reported him for what he did to me',
    'i was named as the one harmed but it wasnt a big deal to me',
    'mi amiga contó lo que me pasó sin mi permiso',
    'me escribió la coordinadora y no quiero hablar',
    'no quiero contestar el correo de title ix',
    'does ignoring their email count against me',
    'i got a letter offering help and i did not ask for it',
    'third party told them, do i have to cooperate as the person it happened to',
    'what do i do with an outreach letter',
    'my RA told them everything and i never said she could',
  ],
  related: ['after-a-report', 'coordinator-signed-complaint', 'refusing-to-take-part'],
  resources: ['know-your-ix', 'rainn-national-sexual-assault-hotline'],
}
