import type { GuideFacts } from '../entry.ts'

export const timeLimitsAtAGlance: GuideFacts = {
  slug: 'time-limits-at-a-glance',
  title: 'All the time limits in one place',
  appliesTo: { school: 'both', role: 'both' },
  summary:
    'The rule has two 10-day minimums and no overall limit; OCR, EEOC and FERPA have numbers of their own.',
  answer: [
    {
      text: 'The rule sets no overall number of days. Your school must have reasonably prompt time frames. It may extend them for good cause, with written notice.',
      cites: ['34 CFR 106.45(b)(1)(v)'],
    },
    {
      text: 'Evidence: you have at least 10 days to submit a written response.',
      cites: ['34 CFR 106.45(b)(5)(vi)'],
    },
    {
      text: 'Report: it must be sent to you and your advisor at least 10 days before the hearing or other decision.',
      cites: ['34 CFR 106.45(b)(5)(vii)'],
    },
    {
      text: "Appeal: the rule sets no number of days. The school's policy does.",
      cites: ['34 CFR 106.45(b)(1)(v)', '34 CFR 106.45(b)(1)(viii)'],
    },
    {
      text: 'OCR complaint: ordinarily 180 days from the last act, or 60 days after the process at school ends if you used it. EEOC charge: 180 or 300 days.',
      cites: ['OCR complaint process', 'EEOC charge process'],
    },
    {
      text: 'Your records under FERPA: at most 45 days after you ask. The school keeps its case records for seven years.',
      cites: ['20 U.S.C. 1232g', '34 CFR 106.45(b)(10)(i)'],
    },
  ],
  more: [
    {
      heading: 'If a date for OCR has passed',
      statements: [
        {
          text: 'If you are late, give the reason and ask OCR for a waiver, which it may grant or refuse.',
          cites: ['OCR complaint process'],
        },
      ],
    },
    {
      heading: 'Counting',
      statements: [
        {
          text: "“Days” may be calendar, business or school days. Your school's policy decides.",
          cites: ['34 CFR 106.45(b)(5)(vi)'],
        },
      ],
    },
    {
      heading: 'No number in the rule',
      statements: [
        { text: 'A report may be made at any time.', cites: ['34 CFR 106.8(a)'] },
        {
          text: 'The first notice must leave you sufficient time to prepare before a first interview.',
          cites: ['34 CFR 106.45(b)(2)(i)(B)'],
        },
        {
          text: 'An emergency removal can be challenged at once. The rule says “immediately”.',
          cites: ['34 CFR 106.44(c)'],
        },
      ],
    },
  ],
  steps: [
    'Put each date from your letters in one list.',
    'Ask how your school counts days.',
    'Work toward the earliest possible date.',
  ],
  ask: [
    'Could you send me a list of the dates and time limits in my case?',
    'Do you count calendar days, business days or school days?',
    'By what day and hour is my next document due?',
  ],
  asked: [
    'what are all the deadlines',
    'title ix timeline overview',
    'list of time limits',
    'what dates do i need to watch',
    'how many days for each step',
    'dates cheat sheet',
    'i am confused about all these deadlines',
    'is it 10 days or 5 days or 60',
    'overview of days title ix',
    'when is everything due',
    'calendar for my case',
    "which deadlines are federal and which are my school's",
    'timeline for respondent',
    'timeline for complainant',
    'minimum days in the process',
    'what has a 10 day rule',
    'plazos del proceso',
    'todas las fechas límite',
    'days to appeal, days to respond, days for report',
    'tell me the deadlines for a k12 case',
    'what if a deadline passed',
    'give me a cheat sheet with all the days',
    'which ones are federal law and which are made up by the school',
    'im a busy parent, whats the list of due dates',
    '10 days for what exactly',
    'how long for evidence, report, appeal, ocr',
    'i need a calendar of everything that can expire',
    'is there a max length in the law',
    'every deadline a respondent should know',
    'my advisor asked for a table of time limits',
    'what numbers of days are in the federal rule',
    'they gave 3 days for this 5 days for that, what is real',
    'dates i cant miss',
    'how many days total from complaint to end',
    'ferpa 45, ocr 180, what else',
    'short list of limits please',
    'got a schedule from the school, want to check it',
    'minimum vs maximum days',
    'is anything immediate',
    'when can i stop worrying about deadlines',
    'summary of days for a high school case',
    'lista de fechas importantes',
    'cuántos días hay para cada paso',
    'which step has no number',
    'timetable',
    'clock for each step',
    'which dates go in my calendar for all of this',
    'every date i have to watch in the case',
  ],
  related: [
    'how-long-it-takes',
    'calendar-or-business-days',
    'delays-and-more-time',
    'ocr-time-limit',
    'appeal-deadline',
  ],
  resources: ['cornell-34-cfr-106-45', 'office-for-civil-rights'],
}
