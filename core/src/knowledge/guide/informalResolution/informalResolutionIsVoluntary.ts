import type { GuideFacts } from '../entry.ts'

export const informalResolutionIsVoluntary: GuideFacts = {
  slug: 'informal-resolution-is-voluntary',
  title: 'Do you have to agree to informal resolution',
  appliesTo: { school: 'both', role: 'both' },
  summary:
    'No. Informal resolution, such as mediation, is voluntary and needs written consent from both parties.',
  answer: [
    {
      text: 'No. Your school may not make you, or the other party, take part in informal resolution such as mediation.',
      cites: ['34 CFR 106.45(b)(9)'],
    },
    {
      text: 'It is voluntary. Both parties must first give their voluntary, written consent.',
      cites: ['34 CFR 106.45(b)(9)(ii)'],
    },
    {
      text: 'You may withdraw at any time before you agree to a resolution. Then the formal grievance process goes on.',
      cites: ['34 CFR 106.45(b)(9)(i)'],
    },
    {
      text: 'The school may offer it only after a formal complaint is filed. It must come before a decision on who is responsible.',
      cites: ['34 CFR 106.45(b)(9)'],
    },
    {
      text: 'The school may not make you give up a full investigation to stay enrolled, keep a job or enjoy any other right.',
      cites: ['34 CFR 106.45(b)(9)'],
    },
  ],
  more: [
    {
      heading: 'If you feel pushed',
      statements: [
        {
          text: 'No one may threaten, coerce or intimidate you to make you give up a right under Title IX. That can be retaliation.',
          cites: ['34 CFR 106.71(a)'],
        },
        {
          text: 'The person who runs informal resolution must not have a conflict of interest or bias. You can say so if you see one.',
          cites: ['34 CFR 106.45(b)(1)(iii)'],
        },
      ],
    },
    {
      heading: 'If you say no',
      statements: [
        {
          text: 'The formal complaint stays open. The school must still investigate its allegations.',
          cites: ['34 CFR 106.45(b)(3)(i)'],
        },
        {
          text: 'The rule sets no number of days for your answer. Ask for time to read the terms.',
          cites: ['34 CFR 106.45(b)(9)(i)'],
        },
      ],
    },
  ],
  steps: [
    'Ask for the written notice and read each term before you answer.',
    'Say yes or no in writing, and keep a copy.',
    'Talk it over with your advisor first.',
    'Tell the Title IX Coordinator in writing if someone pushes you to agree.',
  ],
  ask: [
    'Could you please confirm in writing that informal resolution is voluntary and that I may say no?',
    'What happens to the formal complaint if one of us does not agree?',
    'By what date do you need my answer, and may I have more time to decide?',
  ],
  asked: [
    'do i have to do mediation',
    'can they force me into mediation',
    'the coordinater keeps pushing me to sit down with him',
    'can I refuse informal resolution and go straight to a hearing',
    'what if i say no to the facilitated dialogue',
    'they want us to just talk it out, can i turn it down',
    'is it mandatory to try restorative justice first',
    'she wont agree to mediation, can the school make her',
    "i'm the respondent and i want to settle but they didnt agree",
    'the dean says mediation is required before a hearing',
    'pressure to settle my case',
    'my school made me sign a form giving up my right to an investigation',
    'is it true you must mediate before they investigate',
    'can a parent refuse mediation for their kid',
    'they said id lose my spot if i dont do the informal thing',
    'dont want to be in a room with her for mediation',
    'opting out of alternative resolution',
    'school wants a circle process, not interested',
    'me pueden obligar a la mediación',
    'tengo que aceptar la resolución informal',
    'no quiero mediación con él',
    'the athletic director says the team will look better if we both just do mediation',
    'my RA and the hall director keep scheduling a restorative circle and i never agreed',
    'dean told me a judge would laugh at me for turning down mediation',
    'got a zoom link for a mediation session tuesday, never signed anything',
    'Is my consent needed in writing before the university places me in a mediated conference?',
    'sorority nationals want it settled quietly and the school is leaning on me to say yes',
    'principal says both families have to meet in her office first or nothing happens',
    'they want me to accept a deal where i write an apology letter, i didnt do it, can i refuse',
    'my lawyer wants the hearing, coordinator says informal is the only track for a case like mine',
    'what if one of us says yes and the other says no',
    'i said no to mediation twice and they keep emailing me the form',
    'will it look bad to the panel that i turned down the restorative thing',
    'financial aid lady said my scholarship is safer if i settle',
    'counselor put my daughter and the boy in a room to make up without asking us',
    'enrollment contract says all complaints go to mediation, is that binding',
    'hes offering to drop out if i drop the hearing and the coordinator says take it',
    'he consented but i dont consent does it still go ahead',
    'so basically they said we do this mediation or the case just sits there, and i told them i want a real investigation, and the lady sighed at me',
    'can HR make me waive my right to a formal process to keep my job at the school',
    'mom wants me to settle i dont, whose signature counts',
    'my frat advisor says we should handle it with a talk between chapters',
    'they gave me 24 hrs to take the resolution offer',
    'La escuela dice que primero hay que sentarse con el muchacho, yo no acepté',
    'no firmé nada y ya agendaron la mediación',
  ],
  related: [
    'what-informal-resolution-is',
    'leaving-informal-resolution',
    'informal-resolution-notice',
  ],
  resources: ['atixa', 'cornell-34-cfr-106-45'],
}
