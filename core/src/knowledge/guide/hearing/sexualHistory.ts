import type { GuideFacts } from '../entry.ts'

export const sexualHistory: GuideFacts = {
  slug: 'sexual-history',
  title: 'Questions about sexual history',
  appliesTo: { school: 'both', role: 'both' },
  summary:
    "A complainant's sexual past is not relevant, with two narrow exceptions, at colleges and in K-12.",
  answer: [
    {
      text: "As a rule, no. The complainant's sexual predisposition or prior sexual behavior is not relevant. So questions and evidence about it stay out.",
      cites: ['34 CFR 106.45(b)(6)(i)', '34 CFR 106.45(b)(6)(ii)'],
    },
    {
      text: 'There are two exceptions, for prior sexual behavior only. One is when it is offered to prove that someone other than the respondent did what is alleged.',
      cites: ['34 CFR 106.45(b)(6)(i)', '34 CFR 106.45(b)(6)(ii)'],
    },
    {
      text: 'The other is about these two people only. It must concern specific incidents with the respondent and be offered to prove consent.',
      cites: ['34 CFR 106.45(b)(6)(i)', '34 CFR 106.45(b)(6)(ii)'],
    },
    {
      text: 'A past or present relationship does not by itself open the door. The text speaks of specific incidents.',
      cites: ['34 CFR 106.45(b)(6)(i)', '34 CFR 106.45(b)(6)(ii)'],
    },
    {
      text: 'The decision-maker rules on it and must explain a question that is excluded. This holds with or without a hearing.',
      cites: ['34 CFR 106.45(b)(6)(i)', '34 CFR 106.45(b)(6)(ii)'],
    },
    {
      text: "The protection in these words is for the complainant. For questions about a respondent's past, the test is relevance.",
      cites: ['34 CFR 106.45(b)(6)(i)', '34 CFR 106.45(b)(6)(ii)'],
      role: 'respondent',
    },
  ],
  more: [
    {
      heading: 'If it is already in the file',
      statements: [
        {
          text: 'Say so in your written response to the evidence or to the report, and quote the rule. The report must summarize relevant evidence.',
          cites: ['34 CFR 106.45(b)(5)(vi)', '34 CFR 106.45(b)(5)(vii)'],
        },
      ],
    },
    {
      heading: 'Training',
      statements: [
        {
          text: 'Decision-makers must be trained on when such questions are not relevant.',
          cites: ['34 CFR 106.45(b)(1)(iii)'],
        },
      ],
    },
  ],
  steps: [
    'Mark each place in the file or report that goes into sexual history.',
    'Ask in writing that it be left out, with the reason.',
    'Prepare your advisor to speak up before an answer is given.',
    'Ask for the ruling and its reason.',
  ],
  ask: [
    'Will questions about sexual history be left out unless one of the two exceptions applies?',
    'Pages [numbers] are about sexual history. Which of the two exceptions do they rest on?',
    'How will the decision-maker rule on such questions before they are answered?',
  ],
  asked: [
    'can they ask how many people i slept with',
    'rape shield rule',
    'my past relationships brought up',
    "they asked if I'm a virgin",
    'we dated before, can he use that',
    'prior consensual sex with the respondent',
    'they have my nudes and old sexts, will they be shown',
    'can her other hookups be evidence',
    'body count questions',
    'is my sex life fair game in the hearing',
    'bringing up my reputation',
    'dating app profile as evidence against me',
    'prove consent with earlier texts between us',
    'somebody else did it and the history shows that',
    'does rape shield protect the respondent too',
    'pueden preguntar sobre mi vida sexual',
    'historial sexual en la audiencia',
    'they dug up that I sent pics to another guy',
    "kid's sexual history high school investigation",
    'predisposition meaning title ix',
    'questions about my exes',
    'we hooked up several times before, is it admissible',
    'guys i slept with before',
    'sleeping around rumors used against me',
    'intimate past with other people',
  ],
  related: ['relevance-of-questions', 'cross-examination', 'respond-to-evidence'],
  resources: ['rainn-national-sexual-assault-hotline', 'cornell-34-cfr-106-45'],
}
