import type { GuideFacts } from '../entry.ts'

export const writeYourResponse: GuideFacts = {
  slug: 'write-your-response',
  title: 'How to write your response',
  appliesTo: { school: 'both', role: 'both' },
  summary:
    'A simple way to write your response to the evidence or the report: page by page, calm, with proof.',
  answer: [
    {
      text: 'Start with a list, not with sentences. Go page by page and note what is right, what is wrong and what is missing.',
      cites: [],
    },
    {
      text: 'Then take one point at a time: the page number, what it says, what is correct, and where the proof is. Headings such as "Wrong dates" or "Missing messages" help the reader.',
      cites: [],
    },
    {
      text: 'You can write twice. There are at least 10 days for a response to the evidence, and the investigator will consider it. Later you may answer the report in writing too.',
      cites: ['34 CFR 106.45(b)(5)(vi)', '34 CFR 106.45(b)(5)(vii)'],
    },
    {
      text: 'You may name witnesses and add evidence. Your advisor may help you write.',
      cites: ['34 CFR 106.45(b)(5)(ii)', '34 CFR 106.45(b)(5)(iv)'],
    },
    {
      text: 'The rule sets no form or length. If your school sets one, it must apply equally to both parties.',
      cites: ['34 CFR 106.45(b)(5)(vi)', '34 CFR 106.45(b)'],
    },
    {
      text: 'Write only what is true, and say where you are not sure. The other party may get to read it.',
      cites: [],
    },
  ],
  more: [
    {
      heading: 'A simple outline',
      statements: [
        {
          text: 'First say in two lines what you want the reader to know. Then your points by page. Then what is missing, and whom or what you ask the investigator to look at.',
          cites: [],
        },
      ],
    },
    {
      heading: 'What to leave out',
      statements: [
        {
          text: "Insults, guesses and the complainant's sexual past. That past is not relevant, with two narrow exceptions.",
          cites: ['34 CFR 106.45(b)(6)(i)', '34 CFR 106.45(b)(6)(ii)'],
        },
        {
          text: 'The notice must tell you of any school rule against knowingly false statements in the process.',
          cites: ['34 CFR 106.45(b)(2)(i)(B)'],
        },
      ],
    },
  ],
  steps: [
    'Read the file once without writing.',
    'Read it again and mark each page that needs an answer.',
    'Write one short point for each mark, with its page.',
    'Let your advisor read it a day before it is due.',
    'Send it in time and keep a copy.',
  ],
  ask: [
    'Is there a form, a length or a file type for the written response?',
    'Will the other party see my response, and will the decision-maker?',
  ],
  asked: [
    'i dont know how to begin my answer to the file',
    'what goes in a good written response',
    'writing my side, need an outline',
    'format for my response letter',
    'is there a sample response to title ix evidence',
    'how should i structure my reply to the investigator',
    'do i write it like an essay or bullet points',
    'i keep crying when i try to type my response',
    'help me draft my response statement',
    'how long should my written response be',
    'should my lawyer write it or me',
    'what tone do i use in my reply',
    'should i go line by line through her interview',
    'cómo escribo mi respuesta a las pruebas',
    'por dónde empiezo a escribir',
    'tips for the written response',
    'how do i organize my points against the evidence',
    'my kid has to write a response and is 14, how',
    'adhd and i cant start writing my reply',
    'what should i leave out of my response',
    'a template for answering the evidence',
    'i have a page of notes, how do i turn it into a response',
    'first draft of my rebuttal is a mess',
  ],
  related: [
    'respond-to-evidence',
    'respond-to-the-report',
    'missing-evidence',
    'writing-to-your-school',
  ],
  resources: ['aba-free-legal-answers'],
}
