import type { GuideFacts } from '../entry.ts'

export const onlyMyWord: GuideFacts = {
  slug: 'only-my-word',
  title: 'When there are no witnesses, only your word',
  appliesTo: { school: 'both', role: 'both' },
  summary:
    'A statement is evidence too; all relevant evidence is weighed, and no one is doubted for their role.',
  answer: [
    {
      text: 'What you say is evidence too. The rule asks for no witness, photo or police report before a case can go on.',
      cites: ['34 CFR 106.45(b)(1)(ii)'],
    },
    {
      text: 'The school must make an objective evaluation of all relevant evidence. That is both inculpatory evidence (toward responsibility) and exculpatory evidence (away from it).',
      cites: ['34 CFR 106.45(b)(1)(ii)'],
    },
    {
      text: "Credibility may not be judged by a person's status. No one is believed or doubted for being the complainant, the respondent or a witness.",
      cites: ['34 CFR 106.45(b)(1)(ii)'],
    },
    {
      text: 'The burden of proof is on the school. The respondent is presumed not responsible until the end of the process.',
      cites: ['34 CFR 106.45(b)(5)(i)', '34 CFR 106.45(b)(1)(iv)'],
    },
    {
      text: "The decision-maker then asks if the evidence meets the school's standard, which the policy names.",
      cites: ['34 CFR 106.45(b)(1)(vii)', '34 CFR 106.45(b)(7)(i)'],
    },
    { text: 'No one can tell you ahead of time how a decision-maker will see it.', cites: [] },
  ],
  more: [
    {
      heading: 'What can back up a statement',
      statements: [
        {
          text: 'People you told soon after, messages, photos, places you paid, door records, notes or a diary. Give what you have, on both sides.',
          cites: [],
        },
      ],
    },
    {
      heading: 'What may be asked',
      statements: [
        {
          text: 'Relevant questions may test how far a person can be believed. At a college that is done by advisors at the hearing, in K-12 by written questions.',
          cites: ['34 CFR 106.45(b)(6)(i)', '34 CFR 106.45(b)(6)(ii)'],
        },
      ],
    },
  ],
  steps: [
    'Write down what happened in order, while it is fresh.',
    'List people who saw or heard something, before or after.',
    'Save messages, photos and receipts with their dates.',
    'Tell the investigator where more evidence could be.',
  ],
  ask: [
    'How does the school judge credibility when there are two accounts?',
    'Are decision-makers trained to weigh evidence without prejudging?',
  ],
  asked: [
    'he said she said case',
    'no witnesses what now',
    'I have no evidence, only what I remember',
    'will they believe me',
    'they believe her just because shes a woman',
    'they always side with the accuser',
    'my story against his',
    'memory gaps because I was drunk',
    'no physical evidence',
    'it happened two years ago and nothing is left',
    'she is lying and i cant show it',
    'inconsistent statements',
    'how do they decide who tells the truth',
    'credibility',
    'is a report without proof even worth it',
    'es su palabra contra la mía',
    'no tengo pruebas',
    'was alone with him no one saw',
    'they dont believe boys',
    'delayed reporting hurts my case?',
    'believe all complainants policy',
    'is my statment enough',
    'nobody saw it, case thrown out?',
    'who is lying and who is telling the truth',
    'no eyewitness',
  ],
  related: [
    'burden-of-proof',
    'standard-of-evidence',
    'give-your-own-evidence',
    'cross-examination',
  ],
  resources: [
    'rainn-national-sexual-assault-hotline',
    'families-advocating-for-campus-equality',
    'cornell-34-cfr-106-45',
  ],
}
