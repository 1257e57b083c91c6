import type { GuideFacts } from '../entry.ts'

export const liveHearing: GuideFacts = {
  slug: 'live-hearing',
  title: 'When there must be a live hearing',
  appliesTo: { school: 'both', role: 'both' },
  summary:
    'Colleges must hold a live hearing before they decide a formal complaint; K-12 schools may, but need not.',
  answer: [
    {
      text: 'At a college, yes. The process for a formal complaint must provide for a live hearing before a decision-maker.',
      cites: ['34 CFR 106.45(b)(6)(i)'],
      school: 'postsecondary',
    },
    {
      text: 'In K-12, a hearing is optional. A school may, but need not, hold one, and written questions take its place.',
      cites: ['34 CFR 106.45(b)(6)(ii)'],
      school: 'k12',
    },
    {
      text: "There each party's advisor may ask the other side and the witnesses all relevant questions (cross-examination).",
      cites: ['34 CFR 106.45(b)(6)(i)'],
      school: 'postsecondary',
    },
    {
      text: 'The investigator alone does not decide, at any school. The decision-maker cannot be the same person as the investigator or the Title IX Coordinator.',
      cites: ['34 CFR 106.45(b)(7)(i)'],
    },
    {
      text: 'It may be in one place or by video, so long as people can see and hear each other at the same time.',
      cites: ['34 CFR 106.45(b)(6)(i)'],
      school: 'postsecondary',
    },
    {
      text: 'There may be no hearing if the complaint is dismissed or if both parties agree to an informal resolution.',
      cites: ['34 CFR 106.45(b)(3)(iii)', '34 CFR 106.45(b)(9)'],
    },
  ],
  more: [
    {
      heading: 'Is it a Title IX hearing at all',
      statements: [
        {
          text: 'These steps bind a school that handles a formal complaint of sexual harassment under Title IX. A case under a general conduct code may follow other steps.',
          cites: ['34 CFR 106.44(b)(1)', '34 CFR 106.45(b)'],
        },
      ],
    },
    {
      heading: 'Can we skip it',
      statements: [
        {
          text: 'A school may not make you give up the formal process in order to stay enrolled or keep a job. Informal resolution is voluntary.',
          cites: ['34 CFR 106.45(b)(9)'],
        },
      ],
    },
  ],
  steps: [
    'Ask which process your case is in: Title IX or another code.',
    'Ask who the decision-maker is.',
    'Ask for the hearing steps in writing.',
    'Keep any message that says there will be no hearing.',
  ],
  ask: [
    'Will there be a live hearing in my case, and if not, which rule allows that?',
    'Who will be the decision-maker, and did that person take part in the investigation?',
    'Is my case handled as a formal complaint of sexual harassment under Title IX?',
  ],
  asked: [
    'am i entitled to a hearing',
    'the university decided without any hearing',
    'do we have to go to a hearing or can they just decide from the papers',
    'no hearing only meetings with the investigator',
    'will there be a trial type thing',
    'they punished me with no hearing at all',
    'live hearing required or not',
    'community college says hearings are optional now',
    'can both of us agree to skip the hearing',
    "I don't want a hearing, can i say no",
    'single investigator instead of hearing panel',
    'trade school title ix hearing',
    'graduate student case hearing',
    "isn't the live hearing thing gone since the new rules",
    'title ix panel',
    'does my case go in front of a judge',
    'habrá una audiencia en mi caso',
    'la universidad dice que no hay audiencia en vivo',
    'faculty case, is there a hearing too',
    'admin hearing vs title ix hearing',
    'when is a hering needed',
    'mailed me a decision and never held a hearing',
    'do community colleges have to hold hearings',
    'tienen que darme una audiencia',
    'will I get my day in front of a panel',
  ],
  related: [
    'cross-examination',
    'k12-hearing-and-questions',
    'investigator-does-not-decide',
    'hearing-day',
    'is-it-a-title-ix-case',
  ],
  resources: ['cornell-34-cfr-106-45'],
}
