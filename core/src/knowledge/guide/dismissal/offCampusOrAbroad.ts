import type { GuideFacts } from '../entry.ts'

export const offCampusOrAbroad: GuideFacts = {
  slug: 'off-campus-or-abroad',
  title: 'Abroad, or dismissed because of where it happened',
  appliesTo: { school: 'both', role: 'both' },
  summary:
    'Not against a person in the United States, or not in the school program: that part must be dismissed under Title IX; what you can still do.',
  answer: [
    {
      text: 'Abroad it does not count under this rule. If it did not happen against a person in the United States, the school must dismiss that part under Title IX.',
      cites: ['34 CFR 106.45(b)(3)(i)'],
    },
    {
      text: 'The same goes for what was not in its program or activity. The program includes places, events and circumstances where the school had substantial control over both the respondent and the context. It is not limited to them.',
      cites: ['34 CFR 106.45(b)(3)(i)', '34 CFR 106.44(a)'],
    },
    {
      text: 'Even then, the school may act under another provision of its code of conduct. That can be so for study abroad or a private home.',
      cites: ['34 CFR 106.45(b)(3)(i)'],
    },
    {
      text: 'A dismissal must come in writing with reasons to both parties at the same time. Both may appeal.',
      cites: ['34 CFR 106.45(b)(3)(iii)', '34 CFR 106.45(b)(8)(i)'],
    },
    {
      text: 'Only that conduct is dismissed. What was done in the program, against a person in the United States, stays in the case.',
      cites: ['34 CFR 106.45(b)(3)(i)'],
    },
    {
      text: 'You can still ask for supportive measures, such as a class or housing change.',
      cites: ['34 CFR 106.30(a) (Supportive measures)'],
    },
  ],
  more: [
    {
      heading: 'For an appeal',
      statements: [
        {
          text: 'Facts about who ran the place, paid for it or sent staff may matter. Facts that were not available before can be new evidence.',
          cites: ['34 CFR 106.45(b)(8)(i)(B)'],
        },
        {
          text: 'A step that the school skipped can be a procedural irregularity, if it affected the outcome.',
          cites: ['34 CFR 106.45(b)(8)(i)(A)'],
        },
      ],
    },
    {
      heading: 'What the rule does not say',
      statements: [
        {
          text: 'It does not explain what “in the United States” means for a message sent across a border. Ask how the school sees it.',
          cites: ['34 CFR 106.44(a)'],
        },
      ],
    },
  ],
  steps: [
    'Write down who ran and paid for the place or event.',
    'Ask the school how it judged substantial control.',
    'Ask about its code of conduct for off-campus acts.',
    'Appeal in time if you think facts were missed.',
  ],
  ask: [
    'How did the school judge whether it had substantial control over the place and the respondent?',
    'Will the code of conduct be used for what happened off campus or abroad?',
    'Which supportive measures are open to me?',
  ],
  asked: [
    'happened during study abroad',
    'semester in italy harassed by another student from my school',
    'spring break trip in mexico',
    'they say its out of their jurisdiction',
    'ocurrió en el extranjero',
    'exchange semester in london',
    'outside the country',
    'i was on an exchange in seoul and the guy is from my college',
    'service trip to guatemala with campus ministry',
    'conference in canada with my PI',
    'research ship in international waters',
    'summer program in paris run by my university',
    'fue en un viaje de la escuela a méxico',
    'study abroad in italy',
    'semester in spain excluded',
    'airbnb for spring break in cancun',
    'my exchange program in japan',
    'school says they have no jurisdiction because it was at a rental',
    'fue en un viaje a méxico con la universidad',
    'dismissed because it was not in their program, what can i do',
    'the letter says it did not happen in an education program or activity',
    'i was an au pair on gap year, guy is from my university, nothing they can do?',
    'dean says title ix stops at the border',
    'assaulted in puerto rico on a college trip, is that the united states',
    'they closed my case since the house party was not theirs, can i appeal the location thing',
    'his family cabin is not school property so they threw my complaint out',
    'cruise ship over spring break with my roommate',
    'mission trip to honduras with my high school',
    'study tour in greece, the professor leading it touched me',
    'does conduct code still cover what he did in barcelona',
    'can i get my schedule changed even if it happened overseas',
    'i did a semester at sea',
    'hockey team tournament in toronto',
    'online from india, i was home in mumbai for the semester, classmate in ohio',
    'le pasó a mi hija en un viaje escolar a costa rica',
    'desestimaron mi queja porque fue fuera del país',
    'respondent here: she filed over a thing in prague, must they drop it',
    'military base overseas college classes',
    'they said wrong location case over',
    'new zealand exchange, who handles it',
    'school closed it because it was at his apartment',
    'shut it down since it was a private lease',
    'dismissed since the house is not school property',
    'it was at a bar downtown and they told me to go to the police instead',
    'shared house off campus, the dean shrugged and closed it',
  ],
  related: [
    'when-a-school-must-dismiss',
    'after-a-dismissal',
    'appeal-a-dismissal',
    'where-it-happened',
  ],
  resources: [
    'cornell-34-cfr-106-45',
    'cyber-civil-rights-initiative-safety-center',
    'take-it-down',
  ],
}
