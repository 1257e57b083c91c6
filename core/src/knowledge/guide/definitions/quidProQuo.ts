import type { GuideFacts } from '../entry.ts'

export const quidProQuo: GuideFacts = {
  slug: 'quid-pro-quo',
  title: 'A grade or a job in trade for sex (quid pro quo)',
  appliesTo: { school: 'both', role: 'both' },
  summary:
    'When an employee of the school ties a benefit to unwelcome sexual conduct, that alone meets the definition.',
  answer: [
    {
      text: 'It is sexual harassment when an employee of the school makes a benefit depend on unwelcome sexual conduct. This is called quid pro quo, or "this for that".',
      cites: ['34 CFR 106.30(a) (Sexual harassment)(1)'],
    },
    {
      text: 'The benefit can be any aid, benefit or service of the school, such as a grade, a place on a team, a job or a letter.',
      cites: ['34 CFR 106.30(a) (Sexual harassment)(1)'],
    },
    {
      text: 'It need not be severe or happen more than once.',
      cites: ['34 CFR 106.30(a) (Sexual harassment)(1)'],
    },
    {
      text: 'This part speaks of employees, such as a professor, coach, teacher or boss. A student can fall under the other two parts.',
      cites: [
        '34 CFR 106.30(a) (Sexual harassment)(1)',
        '34 CFR 106.30(a) (Sexual harassment)(2)',
        '34 CFR 106.30(a) (Sexual harassment)(3)',
      ],
    },
    {
      text: 'When an employee is said to have sexually harassed a student, the school may not offer informal resolution.',
      cites: ['34 CFR 106.45(b)(9)(iii)'],
    },
  ],
  more: [],
  steps: [
    'Save messages and write down the words used and the date.',
    'Report it to the Title IX Coordinator if you want the school to act.',
    'Ask for a change of grader, section or supervisor as a supportive measure.',
  ],
  ask: [
    'Can somebody else grade my work or lead my team for now?',
    'Who else in the school would learn of my report?',
  ],
  asked: [
    'professor offered me an a if i sleep with him',
    'coach said playing time depends on me',
    'ta wants a date for a better grade',
    'boss in the campus job asks for favors',
    'my advisor will only write the letter if i go out with him',
    'quid pro quo harassment',
    'wat is quid pro quo',
    'this for that harassment',
    'teacher hits on me and threatens my grade',
    'supervisor in the lab asked for nudes',
    'does it count if i said no and nothing happened',
    'mi profesor me pide algo a cambio de la nota',
    'sexual favors from faculty',
    'is a student group leader an employee',
    'my employee says i traded a raise for dates',
    'scholarship in exchange for sex',
  ],
  related: [
    'sexual-harassment-defined',
    'supportive-measures-explained',
    'complaint-about-an-employee',
    'informal-resolution-with-an-employee',
  ],
  resources: ['equal-employment-opportunity-commission', 'rainn-national-sexual-assault-hotline'],
}
