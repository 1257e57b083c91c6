import type { GuideFacts } from '../entry.ts'

export const whenTheReportComes: GuideFacts = {
  slug: 'when-the-report-comes',
  title: 'When you get the investigative report',
  appliesTo: { school: 'both', role: 'both' },
  summary:
    'The report must reach both parties and advisors at least 10 days before the hearing or decision.',
  answer: [
    {
      text: 'Your school must send you the investigative report at least 10 days before the hearing. If there is no hearing, it is at least 10 days before the decision is made.',
      cites: ['34 CFR 106.45(b)(5)(vii)'],
    },
    {
      text: 'It goes to each party, and to each advisor if there is one. It may come in an electronic format or as a hard copy.',
      cites: ['34 CFR 106.45(b)(5)(vii)'],
    },
    { text: 'You may review it and send a written response.', cites: ['34 CFR 106.45(b)(5)(vii)'] },
    {
      text: 'The rule does not say how to count the days. They may be calendar, business or school days: your school chooses, so look in its policy.',
      cites: ['34 CFR 106.45(b)(5)(vii)'],
    },
    {
      text: 'If the report came late, you can ask to move the hearing. A short delay is allowed for good cause, with written notice to both parties of the reasons.',
      cites: ['34 CFR 106.45(b)(1)(v)'],
    },
    {
      text: 'The evidence comes first, in a step of its own, with at least 10 days for a written response.',
      cites: ['34 CFR 106.45(b)(5)(vi)'],
    },
  ],
  more: [
    {
      heading: 'How long the investigation may last',
      statements: [
        {
          text: 'The rule does not set a number of days for the investigation. The school must have reasonably prompt time frames, and they are in its policy.',
          cites: ['34 CFR 106.45(b)(1)(v)'],
        },
      ],
    },
  ],
  steps: [
    'Count the days from the day the report was sent to the hearing or decision.',
    'Ask in writing for the report if the date is near and nothing has come.',
    'Ask for a new hearing date if there are fewer than 10 days.',
    "Give the school your advisor's address.",
  ],
  ask: [
    'On what date will the report be sent, and on what date is the hearing or decision?',
    'Are the 10 days before the hearing calendar, business or school days?',
    'The report came fewer than 10 days before the hearing. Can the hearing be moved?',
  ],
  asked: [
    'hearing is next week and still no report',
    'how soon before the hearing does the report come',
    'got the report two days before my hearing',
    'when is the report due',
    'report timeline',
    'waiting months for the investigation report',
    'do i get the report before they decide',
    'no hearing at our high school, when do we get the report',
    '10 days before hearing rule',
    'report sent late can hearing be moved',
    'does my advisor get the report as well',
    'they emailed the report only to the other party',
    'is a week enough to prepare after the report',
    'will they read it to me or send it',
    'paper copy of investigation report',
    'cuándo me entregan el informe',
    'el informe llegó tarde antes de la audiencia',
    'how many days between report and decision',
    'investigaton finished but nobody tells me anything',
    'is it true the report has to be finished in sixty days',
    'final report came friday and the hearing is wednesday',
    'not enough days between the report and the hearing',
    'still have not received the report',
    'date the report must reach us',
  ],
  related: [
    'respond-to-the-report',
    'what-the-report-holds',
    'respond-to-evidence',
    'postpone-a-hearing',
  ],
  resources: ['cornell-34-cfr-106-45'],
}
