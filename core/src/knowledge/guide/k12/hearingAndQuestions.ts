import type { GuideFacts } from '../entry.ts'

export const hearingAndQuestions: GuideFacts = {
  slug: 'k12-hearing-and-questions',
  title: 'Hearings and written questions in K-12',
  appliesTo: { school: 'k12', role: 'both' },
  summary:
    'In K-12 a hearing is optional; each party gets to put written questions and see the answers.',
  answer: [
    {
      text: 'A live hearing is not required in K-12. The school may, but need not, provide one.',
      cites: ['34 CFR 106.45(b)(6)(ii)'],
    },
    {
      text: 'With or without a hearing, each party must get the chance to send in written, relevant questions. They may be for any party or witness.',
      cites: ['34 CFR 106.45(b)(6)(ii)'],
    },
    {
      text: 'Each party must be given the answers. Each may then ask limited follow-up questions.',
      cites: ['34 CFR 106.45(b)(6)(ii)'],
    },
    {
      text: 'This comes after the report is sent and before the decision. The report itself must be sent at least 10 days before the decision or hearing.',
      cites: ['34 CFR 106.45(b)(6)(ii)', '34 CFR 106.45(b)(5)(vii)'],
    },
    {
      text: "If a question is excluded as not relevant, the reason must be explained. The complainant's sexual past is not relevant, with two narrow exceptions.",
      cites: ['34 CFR 106.45(b)(6)(ii)'],
    },
    {
      text: 'The rule does not set a number of questions or of days for them. It does not ask for live cross-examination in K-12.',
      cites: ['34 CFR 106.45(b)(6)(ii)'],
    },
  ],
  more: [
    {
      heading: 'Who decides',
      statements: [
        {
          text: 'The decision-maker must be a third person. It cannot be the investigator or the Title IX Coordinator.',
          cites: ['34 CFR 106.45(b)(7)(i)'],
        },
      ],
    },
    {
      heading: 'If the school skipped the questions',
      statements: [
        {
          text: 'Write at once and ask for this step. It may also matter on appeal, as a procedural irregularity that affected the outcome.',
          cites: ['34 CFR 106.45(b)(8)(i)(A)'],
        },
      ],
    },
  ],
  steps: [
    'Ask when written questions are due and to whom they go.',
    'Write short questions, one fact in each.',
    'Name the person each question is for.',
    'Read the answers and send follow-up questions in time.',
  ],
  ask: [
    'Will the school hold a hearing, or use written questions only?',
    'By when can we send written questions, and when will we get the answers?',
    'Why was the question on [topic] excluded?',
  ],
  asked: [
    'do kids have to testify at high school',
    'is there cross examination in middle school',
    'my son has to face the girl at a hearing?',
    'written questions for witnesses school district',
    'they never let us ask any questions',
    'how many follow up questions',
    'does the superintendent hold a hearing',
    'live hearing highschool required?',
    'ask the other student questions through the school',
    'the answers to our questions',
    '11th grade title ix case, can our lawyer question the other kid',
    'will my daughter be cross examined',
    'principal decided right after the report',
    'our district skipped the question step',
    'what should we ask in written questions',
    'no hearing in our district is that ok',
    'mi hija tiene que declarar en una audiencia en la preparatoria',
    'preguntas por escrito en la escuela',
    'k12 hearing optional',
    'limited follow up questions meaning',
    'trial at school for minors',
    'elementary school hearing',
    'do high schools hold hearings like colleges do',
    'send questions for the other boy',
    'questions the district must pass on to the other student',
  ],
  related: [
    'k12-what-differs',
    'relevance-of-questions',
    'when-the-report-comes',
    'investigator-does-not-decide',
  ],
  resources: ['cornell-34-cfr-106-45'],
}
