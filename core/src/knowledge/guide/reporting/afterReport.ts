import type { GuideFacts } from '../entry.ts'

export const afterReport: GuideFacts = {
  slug: 'after-a-report',
  title: 'What happens after a report',
  appliesTo: { school: 'both', role: 'both' },
  summary:
    'The Coordinator must promptly contact the complainant; nothing is decided about the respondent.',
  answer: [
    {
      text: "The Title IX Coordinator must promptly contact the complainant. They talk about supportive measures and the complainant's wishes.",
      cites: ['34 CFR 106.44(a)'],
    },
    {
      text: 'The Coordinator must also say that support is there with or without a formal complaint, and explain how to file one.',
      cites: ['34 CFR 106.44(a)'],
    },
    {
      text: 'The grievance process, with its investigation, starts only with a formal complaint.',
      cites: ['34 CFR 106.44(b)(1)', '34 CFR 106.45(b)(3)(i)'],
    },
    {
      text: 'No discipline for sexual harassment under Title IX may follow from a report alone. The grievance process must come first.',
      cites: ['34 CFR 106.44(a)'],
    },
    {
      text: 'The rule does not say that the respondent must be told of a report. They must get written notice once there is a formal complaint.',
      cites: ['34 CFR 106.45(b)(2)(i)'],
    },
    {
      text: 'The rule sets no number of days for the first contact. The word it uses is "promptly".',
      cites: ['34 CFR 106.44(a)'],
    },
  ],
  more: [],
  steps: [
    'Save the date of the report and of each reply.',
    'Answer the Coordinator if you want support; you need not decide anything yet.',
    'Send a reminder if you hear nothing.',
  ],
  ask: [
    'I made a report on the date below. What has happened since?',
    'Will the other person be told about this report, and when?',
    'What are my choices from here?',
  ],
  asked: [
    'what happens after i report',
    'i reported last week, now what',
    'will they contact him if i report',
    'does the accused get told right away',
    'will reporting start an investigation',
    'coordinator emailed me to meet what is this about',
    'outreach email from the title ix office',
    'do i have to answer the title ix office',
    'someone reported for me and i dont want it',
    'i got an email saying someone made a report about me being harmed',
    'how fast do they have to get back to me',
    'they reported me but no complaint yet, what can they do',
    'can i be suspended just because of a report',
    'qué pasa después de reportar',
    'after the report nothing happend',
    'intake meeting title ix',
    'first meeting with the coordinator what to expect',
    'is there an investigation automatically',
  ],
  related: ['how-to-report', 'report-or-formal-complaint', 'supportive-measures-explained'],
  resources: ['know-your-ix'],
}
