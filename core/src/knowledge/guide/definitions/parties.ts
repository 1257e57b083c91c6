import type { GuideFacts } from '../entry.ts'

export const parties: GuideFacts = {
  slug: 'complainant-and-respondent',
  title: 'Complainant and respondent: what these words mean',
  appliesTo: { school: 'both', role: 'both' },
  summary:
    'Both are plain labels for the two sides; neither says what happened or who is believed.',
  answer: [
    {
      text: 'The complainant is the person said to have been harmed, even if somebody else made the report.',
      cites: ['34 CFR 106.30(a) (Complainant)'],
    },
    {
      text: 'The respondent is the person reported to have done it. The word does not mean that they did.',
      cites: ['34 CFR 106.30(a) (Respondent)'],
    },
    {
      text: "You can be a complainant without a formal complaint. The school's duty to offer support starts with a report.",
      cites: ['34 CFR 106.30(a) (Complainant)', '34 CFR 106.44(a)'],
    },
    {
      text: 'Together they are called the parties. Nobody may be believed or doubted only because of being one or the other.',
      cites: ['34 CFR 106.45(b)(4)', '34 CFR 106.45(b)(1)(ii)'],
    },
    {
      text: 'A Title IX Coordinator who signs a formal complaint is not a complainant and not a party.',
      cites: ['34 CFR 106.30(a) (Formal complaint)'],
    },
    {
      text: 'A witness, a parent or an advisor is not a party.',
      cites: ['34 CFR 106.30(a) (Complainant)', '34 CFR 106.30(a) (Respondent)'],
    },
  ],
  more: [],
  steps: [
    'Look in your letter for the word used for you.',
    'Ask in writing if you are a party or a witness.',
  ],
  ask: [
    'Am I a complainant, a respondent or a witness in this matter?',
    'Has a formal complaint been filed?',
  ],
  asked: [
    'what does complainant mean',
    'what is a respondent',
    'am i the complainant or the respondent',
    'letter calls me respondent what is that',
    'whats the difference between complainant and reporting party',
    'party meaning title ix',
    'does respondent mean guilty',
    'why do they call me complainant i never complained',
    'my friend reported for me, who is the complainant',
    'witness or party',
    'they called me a responding party',
    'qué quiere decir respondent',
    'quién es el demandado aquí',
    'names they use for each side',
    'both of us filed so who is who',
    'is the reporter automatically the complainant',
  ],
  related: ['if-you-were-named', 'if-something-happened-to-you'],
  resources: ['cornell-34-cfr-106-45'],
}
