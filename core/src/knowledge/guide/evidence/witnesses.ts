import type { GuideFacts } from '../entry.ts'

export const witnesses: GuideFacts = {
  slug: 'witnesses',
  title: 'Naming witnesses',
  appliesTo: { school: 'both', role: 'both' },
  summary:
    'Both parties may name fact and expert witnesses; ask why if the investigator did not call one you listed.',
  answer: [
    {
      text: 'Yes. Both parties must have an equal opportunity to present witnesses. They may be fact witnesses or expert witnesses.',
      cites: ['34 CFR 106.45(b)(5)(ii)'],
    },
    {
      text: 'The rule does not set a number of witnesses. It does not say that each person you name must be interviewed, so ask for the reason if one is left out.',
      cites: ['34 CFR 106.45(b)(5)(ii)', '34 CFR 106.45(b)(5)(i)'],
    },
    {
      text: 'The rule does not make a witness take part. No one may intimidate, threaten or coerce a person for taking part or for refusing to: that can be retaliation.',
      cites: ['34 CFR 106.71(a)'],
    },
    {
      text: "At a college's live hearing each party's advisor may ask witnesses all relevant questions. No inference may be drawn based solely on a witness's absence.",
      cites: ['34 CFR 106.45(b)(6)(i)'],
      school: 'postsecondary',
    },
    {
      text: 'In K-12, each party may send in written, relevant questions for any witness. The school gives you the answers and allows limited follow-up questions.',
      cites: ['34 CFR 106.45(b)(6)(ii)'],
      school: 'k12',
    },
    {
      text: 'No one may be believed or doubted for being a witness. The same holds for the complainant and the respondent.',
      cites: ['34 CFR 106.45(b)(1)(ii)'],
    },
  ],
  more: [
    {
      heading: 'Talking to your witnesses',
      statements: [
        {
          text: 'Your school may not restrict you from discussing the allegations or gathering evidence. That includes asking people what they saw.',
          cites: ['34 CFR 106.45(b)(5)(iii)'],
        },
        {
          text: 'Ask, and do not press. Threats or pressure on a witness can be retaliation.',
          cites: ['34 CFR 106.71(a)'],
        },
      ],
    },
    {
      heading: 'Character witnesses',
      statements: [
        {
          text: 'The rule does not mention character witnesses. It asks for relevant evidence, so say what the person can tell about the facts.',
          cites: ['34 CFR 106.45(b)(1)(ii)', '34 CFR 106.45(b)(5)(ii)'],
        },
      ],
    },
  ],
  steps: [
    'List each witness with contact details and what they saw, heard or were told.',
    'Send the list to the investigator in writing.',
    'Ask for the reason in writing if a witness is not interviewed.',
    'Tell the Title IX Coordinator about any pressure on a witness.',
  ],
  ask: [
    'Have all the witnesses I named been interviewed, and if not, why not?',
    'May I offer an expert witness, and by what date?',
    'How will witnesses be told about the interview or the hearing?',
  ],
  asked: [
    'can my roommate testify for me',
    'they never interviewed my witnesses',
    'how many witnesses am i allowed',
    'do witnesses have to come',
    'expert witness like a doctor or a phone expert',
    "my friend doesn't want to get involved but she saw everything",
    'forced to be a witness in someone elses case',
    'im a witness and i got an email from title ix office what do i do',
    'character witness my coach or pastor',
    'the investigator only talked to her friends',
    'talking to witnesses before the interview ok?',
    'can a witness have an advisor with them',
    'witness is graduated and lives in another state',
    'they said no witnesses allowed',
    'witnesses lied about me',
    'pueden declarar mis amigos como testigos',
    'soy testigo y no quiero participar',
    'will my witness get in trouble for drinking that night',
    'adding a wittness late',
    'witness being threatened by the other side',
    'limit on people who can vouch for me',
    'make someone testify against their will',
    'people who saw it happen',
    'bring friends to back me up',
    'can witnesses refuse',
  ],
  related: [
    'give-your-own-evidence',
    'cross-examination',
    'k12-hearing-and-questions',
    'only-my-word',
    'what-counts-as-retaliation',
  ],
  resources: ['cornell-34-cfr-106-45'],
}
