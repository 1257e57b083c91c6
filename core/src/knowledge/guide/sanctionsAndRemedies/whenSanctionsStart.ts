import type { GuideFacts } from '../entry.ts'

export const whenSanctionsStart: GuideFacts = {
  slug: 'when-sanctions-start',
  title: 'When a sanction starts',
  appliesTo: { school: 'both', role: 'both' },
  summary:
    'Not before the process ends; the rule does not say in words whether it waits for the appeal.',
  answer: [
    {
      text: 'No disciplinary sanction may start before the school has followed its grievance process. That process must come first.',
      cites: ['34 CFR 106.45(b)(1)(i)', '34 CFR 106.44(a)'],
    },
    {
      text: 'A decision becomes final once the appeal result is sent, or once the time for an appeal has passed.',
      cites: ['34 CFR 106.45(b)(7)(iii)'],
    },
    {
      text: "The rule does not say in so many words if a sanction waits during an appeal. Look in your school's policy, and ask.",
      cites: ['34 CFR 106.45(b)(7)(iii)', '34 CFR 106.45(b)(1)(i)'],
    },
    {
      text: 'If the school has its own rule on this, it must apply equally to both parties.',
      cites: ['34 CFR 106.45(b)'],
    },
    {
      text: 'Supportive measures, which may not punish, can start and go on at any time for both parties.',
      cites: ['34 CFR 106.30(a) (Supportive measures)'],
    },
  ],
  more: [
    {
      heading: 'Removed already',
      statements: [
        {
          text: 'An emergency removal is not a sanction. It needs an immediate threat to the physical health or safety of someone, and the respondent may challenge it right after.',
          cites: ['34 CFR 106.44(c)'],
        },
      ],
    },
    {
      heading: 'Dates that matter',
      statements: [
        {
          text: 'Ask about housing, classes, exams, graduation, visa papers and refunds. Ask early, since these have dates of their own.',
          cites: [],
        },
      ],
    },
  ],
  steps: [
    'Read the letter for the start date of each sanction.',
    'Ask in writing for it to wait, or for safety steps, until the appeal is decided.',
    'Ask about exams and housing.',
    'Write down each answer you get.',
  ],
  ask: [
    'When does each sanction start, and does it wait for the appeal?',
    'Can the sanction be put on hold until the appeal is decided?',
    'What keeps the parties apart while the appeal goes on?',
  ],
  asked: [
    'do i have to leave campus right away',
    'is the suspension on hold while i appeal',
    'can he stay in the dorm during his appeal',
    'sanction start date',
    'they want me out in 24 hours',
    'stay of sanctions pending appeal',
    'can i finish the semester',
    'he appealed and is still in my class',
    'when does the expulsion take effect',
    'graduation is in a week and im suspended',
    'sanctions before appeal deadline',
    'can I take my finals',
    'do I get my housing money back',
    'suspension starts immediately fair?',
    'does the punishment wait for the final decision',
    'cuándo empieza la suspensión',
    'me expulsaron antes de la apelación',
    'our son was told to leave high school right after the letter',
    'interim suspension after decision',
    'is it normal that the suspention started already',
    'am i suspended while my appeal is pending',
    'kicked out before the appeal is heard',
    'does discipline wait during an appeal',
    'begin date of suspension',
  ],
  related: ['when-the-decision-is-final', 'discipline-before-a-decision', 'appeal-deadline'],
  resources: ['cornell-34-cfr-106-45', 'aba-free-legal-answers'],
}
