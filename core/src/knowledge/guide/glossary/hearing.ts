import type { GuideFacts } from '../entry.ts'

export const hearing: GuideFacts = {
  slug: 'glossary-hearing',
  title: 'Words for the report and the hearing',
  appliesTo: { school: 'both', role: 'both' },
  summary:
    'Plain meanings of report, advisor, live hearing, cross-examination, relevance ruling and rape shield.',
  answer: [
    {
      text: '**Investigative report**: a fair summary of the evidence that matters. It goes out at least 10 days before the hearing or decision.',
      cites: ['34 CFR 106.45(b)(5)(vii)'],
    },
    {
      text: '**Advisor of choice**: the person whom you pick to go with you, a lawyer or not.',
      cites: ['34 CFR 106.45(b)(5)(iv)'],
    },
    {
      text: '**Live hearing**: a hearing in real time, in one room or by video. Colleges must hold one; in K-12 the school may choose.',
      cites: ['34 CFR 106.45(b)(6)(i)', '34 CFR 106.45(b)(6)(ii)'],
    },
    {
      text: '**Cross-examination**: questions to the other side and to witnesses. At a college hearing the advisors ask them, never a party.',
      cites: ['34 CFR 106.45(b)(6)(i)'],
    },
    {
      text: '**Relevance ruling**: the call on whether a question may be answered. If it is shut out, the reason must be given.',
      cites: ['34 CFR 106.45(b)(6)(i)', '34 CFR 106.45(b)(6)(ii)'],
    },
    {
      text: "**Rape-shield rule**: it keeps out questions about the complainant's sexual past, with two narrow exceptions.",
      cites: ['34 CFR 106.45(b)(6)(i)', '34 CFR 106.45(b)(6)(ii)'],
    },
  ],
  more: [],
  steps: [
    'Note the words in your hearing letter that are new to you.',
    'Go through them with your advisor.',
  ],
  ask: ['Could you please explain how questions are ruled on at the hearing?'],
  asked: [
    'what does cross examination mean',
    'define live hearing',
    'what is an investigative report',
    'rape shield meaning',
    'relevance meaning',
    'what is a relevance ruling',
    'advisor of choice definition',
    'sexual predisposition meaning',
    'what does cross mean at a hearing',
    'direct vs cross exam',
    'qué significa live hearing',
    'contrainterrogatorio qué es',
    'crossexamination definition',
    'hearing terms',
    'credibility meaning',
    'what does relevant mean',
    'words used in the hearing letter',
  ],
  related: ['glossary-decision', 'glossary-evidence-and-proof', 'who-can-be-your-advisor'],
  resources: ['cornell-34-cfr-106-45'],
}
