import type { GuideFacts } from '../entry.ts'

export const people: GuideFacts = {
  slug: 'glossary-people',
  title: 'Words for people and places',
  appliesTo: { school: 'both', role: 'both' },
  summary: 'Plain meanings of Title IX, recipient, Coordinator, complainant, respondent and party.',
  answer: [
    {
      text: '**Title IX**: the law of 1972 that bans sex discrimination in schools that get federal money.',
      cites: ['20 U.S.C. 1681', '34 CFR 106.31(a)'],
    },
    {
      text: "**Recipient**: the rule's word for a school, college or district that gets federal money.",
      cites: ['34 CFR 106.31(a)'],
    },
    {
      text: "**Title IX Coordinator**: the employee who runs the school's Title IX work. Each school must name one and show how to reach them.",
      cites: ['34 CFR 106.8(a)'],
    },
    {
      text: '**Complainant**: the person said to have been harmed, even if somebody else told the school.',
      cites: ['34 CFR 106.30(a) (Complainant)'],
    },
    {
      text: '**Respondent**: the person said to have done it. The word does not mean that they did.',
      cites: ['34 CFR 106.30(a) (Respondent)'],
    },
    {
      text: '**Party**: either one of these two, the complainant or the respondent.',
      cites: ['34 CFR 106.45(b)(4)'],
    },
  ],
  more: [],
  steps: [
    'Underline the words that you do not know in your letter.',
    'Ask the Coordinator what a word means there.',
  ],
  ask: ['Which of these words is used for me in this case?'],
  asked: [
    'what does recipient mean in title ix',
    'meaning of complainant',
    'define respondent',
    'respondent meaning',
    'who is a party',
    'what is a title ix coordinator',
    'recipient = school?',
    'glossary',
    'title ix terms explained',
    'words i dont understand in my letter',
    'dictionary of title ix',
    'wat does respondant mean',
    'definición de respondent',
    'qué significa complainant',
    'vocabulary list people',
    'whats a recipient of federal funds',
    'plain english terms',
  ],
  related: ['complainant-and-respondent', 'who-does-what', 'what-title-ix-is'],
  resources: ['cornell-34-cfr-106-45'],
}
