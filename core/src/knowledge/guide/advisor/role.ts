import type { GuideFacts } from '../entry.ts'

export const role: GuideFacts = {
  slug: 'what-an-advisor-may-do',
  title: 'What your advisor may do, and may not',
  appliesTo: { school: 'both', role: 'both' },
  summary:
    'Advisors may attend everything; the school may restrict how far they speak, equally for both, except in cross-examination.',
  answer: [
    {
      text: 'Your advisor may go with you to any related meeting or proceeding.',
      cites: ['34 CFR 106.45(b)(5)(iv)'],
    },
    {
      text: 'The school may restrict how far an advisor takes part, such as speaking in interviews. The limits must apply equally to both parties.',
      cites: ['34 CFR 106.45(b)(5)(iv)'],
    },
    {
      text: 'At the live hearing the advisor must be allowed to ask the other party and witnesses all relevant questions. No limit may take cross-examination away.',
      cites: ['34 CFR 106.45(b)(6)(i)'],
      school: 'postsecondary',
    },
    {
      text: 'In K-12 there is no duty to let an advisor ask questions aloud. Each party may send written questions to be asked.',
      cites: ['34 CFR 106.45(b)(6)(ii)'],
      school: 'k12',
    },
    {
      text: 'The school must send the evidence and the report to your advisor too.',
      cites: ['34 CFR 106.45(b)(5)(vi)', '34 CFR 106.45(b)(5)(vii)'],
    },
    {
      text: 'You can talk with your advisor in private. The rule sets no limit on breaks; ask how they are handled.',
      cites: ['34 CFR 106.45(b)(5)(iv)'],
    },
  ],
  more: [],
  steps: [
    "Ask for the school's rules for advisors before the first meeting.",
    'Agree with your advisor on signs and breaks.',
    'Ask for a short break when you need one.',
  ],
  ask: [
    'Which limits on advisors apply, and are they the same for both parties?',
    'May we take a break to speak in private?',
    'May my advisor speak in the interview, and may they write to you?',
  ],
  asked: [
    'can my advisor speak for me',
    'advisor not allowed to talk in the interview',
    'they told my lawyer to stay quiet',
    'what does an advisor do',
    'can my advisor object',
    'potted plant advisor',
    'can my advisor answer questions for me',
    'role of the advisor at the hearing',
    'my attorney wants to make an opening statement',
    'is it legal to silence my advisor',
    'their advisor talks but mine cant',
    'does my advisor get the evidence file',
    'can my advisor email the investigator',
    'qué puede hacer mi asesor',
    'mi abogado puede hablar',
    'advisor has to sign an nda',
    'can we pause to talk privatly',
    'limits on lawyers in title ix meetings',
  ],
  related: [
    'who-can-be-your-advisor',
    'limits-on-advisors',
    'free-advisor-at-the-hearing',
    'cross-examination',
  ],
  resources: ['lawhelp-org'],
}
