import type { GuideFacts } from '../entry.ts'

export const stepsOfTheProcess: GuideFacts = {
  slug: 'steps-of-the-process',
  title: 'The steps of the process, from report to appeal',
  appliesTo: { school: 'both', role: 'both' },
  summary:
    'What happens in which order: report, formal complaint, notice, evidence, report, hearing or questions, decision, appeal.',
  answer: [
    {
      text: 'It often starts with a report. The Title IX Coordinator must then promptly contact the complainant about supportive measures and explain how to file a formal complaint.',
      cites: ['34 CFR 106.44(a)'],
    },
    {
      text: 'A formal complaint starts the grievance process. The school must send written notice of the allegations to both parties and must investigate.',
      cites: ['34 CFR 106.45(b)(2)(i)', '34 CFR 106.45(b)(3)(i)'],
    },
    {
      text: 'Next comes the evidence. Both parties may inspect and review all that is directly related to the allegations, and they have at least 10 days to respond in writing.',
      cites: ['34 CFR 106.45(b)(5)(vi)'],
    },
    {
      text: 'After the interviews and the evidence comes the investigative report. It must be sent to both parties at least 10 days before the hearing or other decision.',
      cites: ['34 CFR 106.45(b)(5)(vii)'],
    },
    {
      text: 'A college must then hold a live hearing, where advisors ask the questions. In K-12 a hearing is optional, and each party may send written questions.',
      cites: ['34 CFR 106.45(b)(6)(i)', '34 CFR 106.45(b)(6)(ii)'],
    },
    {
      text: 'A decision-maker who is not the investigator or the Title IX Coordinator issues a written decision. Both parties may appeal it.',
      cites: ['34 CFR 106.45(b)(7)(i)', '34 CFR 106.45(b)(8)(i)'],
    },
  ],
  more: [
    {
      heading: 'Where it can leave this path',
      statements: [
        {
          text: 'Supportive measures can be given before or after a formal complaint, or without one.',
          cites: ['34 CFR 106.30(a) (Supportive measures)', '34 CFR 106.44(a)'],
        },
        {
          text: 'The school may offer informal resolution, such as mediation, after a formal complaint. It is voluntary and needs written consent.',
          cites: ['34 CFR 106.45(b)(9)', '34 CFR 106.45(b)(9)(ii)'],
        },
        {
          text: 'A formal complaint can be dismissed on set grounds. Both parties get written notice of the reasons and may appeal.',
          cites: ['34 CFR 106.45(b)(3)(iii)', '34 CFR 106.45(b)(8)(i)'],
        },
      ],
    },
    {
      heading: 'How long it takes',
      statements: [
        {
          text: 'The rule sets no number of days for the whole process. It asks for reasonably prompt time frames.',
          cites: ['34 CFR 106.45(b)(1)(v)'],
        },
      ],
    },
  ],
  steps: [
    'Find out which step your case is at now.',
    'Ask for the dates that are planned for each next step.',
    'Keep each letter and email in one folder, in order.',
    'Choose an advisor early.',
  ],
  ask: [
    'Which step is my case at, and what comes next?',
    'What dates are planned for the evidence, the report and the decision?',
    'Does the school offer informal resolution in this case?',
  ],
  asked: [
    'what are the steps in a title ix case',
    'timeline overview',
    'walk me through the whole process start to finish',
    'what happens next',
    'what happens after the investigation',
    'order of events title ix investigation',
    'how does the grievance process work',
    'whats the proccess like',
    'whats the sequence from complaint to decision',
    'stages of a title ix proceeding',
    'where am i in this process, they only sent one letter',
    'what should i expect over the next months',
    'give me a roadmap',
    'my daughter filed a complaint, what will happen to her now',
    'my son was named, what are the stages',
    'cuáles son los pasos del proceso',
    'que pasa despues de la denuncia',
    'investigation timeline',
    'after they read the evidence then what',
    'summary of the title ix procedure',
    'im lost, is there like a flowchart of the whole thing',
    'talked to the investigator twice already, whats left before a ruling',
    'the dean said "we are in the investigation phase", what other phases are there',
    'do we go straight from the interviews to the hearing',
    'my daughter signed the complaint yesterday, please tell us the order in which things go',
    'so first the letter then what then what then what',
    'whats the path from filing to the final answer',
    'after they gather texts and talk to people who writes it up',
    'does the evidence part come before or after the report',
    "how many stages till it's done",
    'sorry long message but basically i just got told theres a case, i have midterms, im scared, what is going to happen to me from here to the end',
    'coach asked me how this thing works and i couldnt tell him',
    'después de las entrevistas qué viene',
    'en qué orden pasan las cosas en la investigación',
    'is there a step where i get to answer in writing',
    'when in the process do they make the decision',
    'high school version of the steps please, my kid is 15',
    'as her advocate i need the sequence of events for my notes',
    'can it end early without a hearing',
  ],
  related: [
    'how-long-it-takes',
    'your-rights-at-a-glance',
    'what-the-notice-must-say',
    'see-the-evidence',
    'decision-letter',
  ],
  resources: ['cornell-34-cfr-106-45', 'know-your-ix', 'families-advocating-for-campus-equality'],
}
