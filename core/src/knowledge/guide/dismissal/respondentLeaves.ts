import type { GuideFacts } from '../entry.ts'

export const respondentLeaves: GuideFacts = {
  slug: 'respondent-leaves',
  title: 'When the respondent leaves the school',
  appliesTo: { school: 'both', role: 'both' },
  summary:
    'If the respondent is no longer enrolled or employed, the school may dismiss but does not have to.',
  answer: [
    {
      text: 'The case does not have to end. The school may dismiss it if the respondent is no longer enrolled or employed, but it is not required to.',
      cites: ['34 CFR 106.45(b)(3)(ii)'],
    },
    {
      text: 'A dismissal may come at any time during the investigation or hearing. It may cover the whole complaint or some allegations.',
      cites: ['34 CFR 106.45(b)(3)(ii)'],
    },
    {
      text: 'If it dismisses, it must promptly send written notice with the reasons to both parties at the same time.',
      cites: ['34 CFR 106.45(b)(3)(iii)'],
    },
    { text: 'Both parties may appeal the dismissal.', cites: ['34 CFR 106.45(b)(8)(i)'] },
    {
      text: '"No longer enrolled" is the test. The rule does not mention a leave, a break or a plan to transfer.',
      cites: ['34 CFR 106.45(b)(3)(ii)'],
    },
    {
      text: 'Supportive measures for the complainant can go on, with or without a formal complaint.',
      cites: ['34 CFR 106.30(a) (Supportive measures)', '34 CFR 106.44(a)'],
    },
  ],
  more: [
    {
      heading: 'If you want it to go on',
      statements: [
        {
          text: 'Write why it matters: safety, your access to class, other people, or that the respondent may come back.',
          cites: [],
        },
      ],
    },
    {
      heading: 'If you are the respondent',
      statements: [
        {
          text: 'Leaving does not by itself end the case. The rule does not say what a transcript will show, so ask before you decide.',
          cites: ['34 CFR 106.45(b)(3)(ii)'],
        },
      ],
    },
  ],
  steps: [
    'Ask in writing if the case will go on and why.',
    'Give your reasons for or against a dismissal.',
    'Ask what happens if the respondent comes back.',
    'Note the last day for an appeal.',
  ],
  ask: [
    'Will the case go on now that the respondent is no longer enrolled or employed?',
    'What would happen if the respondent enrolled again?',
    'Can my supportive measures go on?',
  ],
  asked: [
    'he transferred to another school',
    'the respondent dropped out',
    'he graduated before the hearing',
    'professor resigned during the investigation',
    'teacher quit, is the case over',
    'can i withdraw from school to make it stop',
    'if I leave the university will they drop the case',
    'the coach retired',
    'accused moved to a new district',
    'can they continue without him',
    'student unenrolled to avoid punishment',
    'she left the school after reporting what now',
    'will it follow me if i transfer',
    'respondent took a leave of absence',
    'case closed because he isnt a student anymore',
    'se cambió de escuela el acusado',
    'si me doy de baja termina el caso',
    'employee was fired before decision',
    'transfering out mid investigation',
    'dodged the hearing by quitting',
    'the professor i reported resigned',
    'he dropped out last week, what about the investigation',
    'person i reported is gone',
    'suspect left school',
  ],
  related: ['complainant-leaves', 'dismissal-letter', 'appeal-a-dismissal', 'after-a-dismissal'],
  resources: ['cornell-34-cfr-106-45'],
}
