import type { GuideFacts } from '../entry.ts'

/** Title IX case or conduct code case, and the time limits in one place. */
export const caseAndTime: readonly GuideFacts[] = [
  {
    slug: 'is-it-a-title-ix-case',
    title: 'Title IX case or conduct code case',
    appliesTo: { school: 'both', role: 'both' },
    summary:
      "The federal steps bind a school for formal complaints of sexual harassment; a conduct code case follows the school's rules.",
    answer: [
      {
        text: 'The steps of 34 CFR 106.45 are for a formal complaint of sexual harassment. A case under a general conduct code is not bound by them.',
        cites: ['34 CFR 106.45(b)', '34 CFR 106.30(a) (Formal complaint)'],
      },
      {
        text: 'A school must dismiss a Title IX complaint that is outside the rule. It may still act under its own code of conduct.',
        cites: ['34 CFR 106.45(b)(3)(i)'],
      },
      {
        text: 'You must get written notice of a dismissal with the reasons. Both parties may appeal it.',
        cites: ['34 CFR 106.45(b)(3)(iii)', '34 CFR 106.45(b)(8)(i)'],
      },
      {
        text: 'A school may add rules to its Title IX process. They must apply equally to both parties.',
        cites: ['34 CFR 106.45(b)'],
      },
      {
        text: 'So ask which policy each letter comes from. Your rights depend on it.',
        cites: ['34 CFR 106.45(b)'],
      },
    ],
    more: [
      {
        heading: 'Signs to look for',
        statements: [
          {
            text: 'Look for the words “formal complaint”, “Title IX” or “34 CFR 106.45” in the letter.',
            cites: ['34 CFR 106.45(b)(2)(i)(A)'],
          },
          {
            text: 'At a college, the Clery Act may still apply to a conduct code case. Ask.',
            cites: ['20 U.S.C. 1092(f)(8)'],
            school: 'postsecondary',
          },
        ],
      },
    ],
    steps: [
      'Find the name of the policy in your letter.',
      'Ask whether a formal complaint was signed, and on what date.',
      'Ask for a copy of the code that applies.',
    ],
    ask: [
      'Is this a Title IX case under 34 CFR 106.45 or a conduct code case?',
      'If the Title IX part was dismissed, where is the written notice with the reasons?',
      'Which rights do I have under the policy that you now use?',
    ],
    asked: [
      'is this a title ix case or student conduct',
      'school moved my case to the conduct office',
      'they said its not title ix but a code violation',
      'different process after dismissal',
      'student handbook vs title ix policy',
      'non title ix sexual misconduct policy',
      'does my school have to follow 106.45 for this',
      'can they punish me under another rule after dismissing',
      'why dont i get a hearing, they say its conduct not title ix',
      'honor code case for sexual misconduct',
      'bullying policy instead of title ix middle school',
      'can a school make up its own rules',
      'our policy has extra steps only for accused students',
      'what policy is my letter under',
      'HR investigation not title ix',
      'greek life conduct board case about me',
      'sexual misconduct off campus conduct code',
      'es un caso de título ix o de conducta',
      'proceso disciplinario distinto',
      'school adds its own rules is that allowed',
    ],
    related: ['2020-or-2024-rule', 'signs-of-the-2024-rule', 'clery-and-vawa', 'after-a-dismissal'],
    resources: ['cornell-34-cfr-106-45', 'fire'],
  },
  {
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
        text: 'Report: it must reach you at least 10 days before the hearing or other decision.',
        cites: ['34 CFR 106.45(b)(5)(vii)'],
      },
      {
        text: "Appeal: the rule sets no number of days. The school's policy does.",
        cites: ['34 CFR 106.45(b)(1)(v)', '34 CFR 106.45(b)(1)(viii)'],
      },
      {
        text: 'OCR complaint: ordinarily 180 days from the last act. EEOC charge: 180 or 300 days.',
        cites: ['OCR complaint process', 'EEOC charge process'],
      },
      {
        text: 'Your records under FERPA: at most 45 days after you ask. The school keeps its case records for seven years.',
        cites: ['20 U.S.C. 1232g', '34 CFR 106.45(b)(10)(i)'],
      },
    ],
    more: [
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
    ],
    related: [
      'how-long-it-takes',
      'calendar-or-business-days',
      'delays-and-more-time',
      'ocr-time-limit',
      'appeal-deadline',
    ],
    resources: ['cornell-34-cfr-106-45', 'office-for-civil-rights'],
  },
]
