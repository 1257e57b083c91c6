import type { GuideFacts } from '../entry.ts'

export const deadlineToReport: GuideFacts = {
  slug: 'is-there-a-deadline-to-report',
  title: 'Is it too late to report',
  appliesTo: { school: 'both', role: 'both' },
  summary:
    'A report may be made at any time; for a formal complaint the rule asks for a tie to the school instead of a date.',
  answer: [
    {
      text: 'No, the federal rule sets no deadline. A report may be made at any time.',
      cites: ['34 CFR 106.8(a)'],
    },
    {
      text: 'There is no deadline for a formal complaint in the rule either. But you must be taking part, or trying to take part, in a program of that school when you file.',
      cites: ['34 CFR 106.30(a) (Formal complaint)'],
    },
    {
      text: 'If the respondent has left the school, the school may dismiss the formal complaint. It does not have to.',
      cites: ['34 CFR 106.45(b)(3)(ii)'],
    },
    {
      text: 'If it can no longer gather enough evidence, it may dismiss as well.',
      cites: ['34 CFR 106.45(b)(3)(ii)'],
    },
    {
      text: 'Other places have time limits. A complaint to the Office for Civil Rights is ordinarily due within 180 days of the last act.',
      cites: ['OCR complaint process'],
    },
  ],
  more: [],
  steps: [
    'Tell the Coordinator when it happened and when you learned what to do.',
    'Save what you still have: messages, photos, names.',
    'Check the time limits outside the school early.',
  ],
  ask: [
    'Can the school still take a formal complaint about something from that time?',
    'Which supportive measures can I have now?',
  ],
  asked: [
    'is it too late to report',
    'it happened two years ago',
    'statute of limitations title ix',
    'time limit for reporting',
    'how long do i have to report',
    'i waited months to say anything',
    'assault freshman year now im a senior',
    'do i have to report within 180 days',
    'can someone report me for something from years ago',
    'old incident new complaint',
    'it happened in high school and im in college now',
    'i already graduated can i still file',
    'deadline for filing a complaint with the school',
    'demasiado tarde para denunciar',
    'pasó hace un año',
    'does waiting hurt my case',
    'she waited 3 years to accuse me is that allowed',
    'is there a limitation period',
  ],
  related: ['how-to-report', 'who-can-file', 'what-a-formal-complaint-is'],
  resources: ['office-for-civil-rights', 'ocr-complaint-assessment-system'],
}
