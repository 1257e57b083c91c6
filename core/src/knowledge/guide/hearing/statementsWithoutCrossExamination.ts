import type { GuideFacts } from '../entry.ts'

export const statementsWithoutCrossExamination: GuideFacts = {
  slug: 'statements-without-cross-examination',
  title: 'Statements of people who were not cross-examined',
  appliesTo: { school: 'postsecondary', role: 'both' },
  summary: 'Since 2021 the bar on using statements of people who were not cross-examined is void.',
  answer: [
    {
      text: 'Such a statement can be used. A court vacated (voided) the one clause that kept out statements of a person who was not cross-examined.',
      cites: ['Victim Rights Law Center v. Cardona (D. Mass. 2021)', '34 CFR 106.45(b)(6)(i)'],
    },
    {
      text: 'That has been so since 2021. Some old policies still have the clause in them.',
      cites: ['Victim Rights Law Center v. Cardona (D. Mass. 2021)'],
    },
    {
      text: 'The rest of the hearing rule stands. There is a live hearing, and only advisors cross-examine. No inference may be drawn based solely on absence or refusal to answer.',
      cites: ['34 CFR 106.45(b)(6)(i)'],
    },
    {
      text: 'It is for the decision-maker to judge how much a statement is worth. All relevant evidence must be weighed objectively.',
      cites: ['34 CFR 106.45(b)(1)(ii)'],
    },
    {
      text: 'You may say in your response and at the hearing why it should count for more or less, for example that no one could ask about it.',
      cites: ['34 CFR 106.45(b)(5)(vi)'],
    },
  ],
  more: [
    {
      heading: 'What this touches',
      statements: [
        {
          text: 'Texts, emails, police reports and interview notes may be weighed even if the writer does not come to the hearing.',
          cites: ['Victim Rights Law Center v. Cardona (D. Mass. 2021)', '34 CFR 106.45(b)(6)(i)'],
        },
      ],
    },
    {
      heading: 'If your policy has the old clause',
      statements: [
        {
          text: 'Ask the coordinator in writing if the school still applies it, and to both parties alike.',
          cites: [],
        },
      ],
    },
  ],
  steps: [
    "Check your school's policy for the old clause.",
    'Ask how statements of absent people will be used.',
    'Point out what backs up or weakens such a statement.',
  ],
  ask: [
    'If a party or witness does not come to the hearing, how will their earlier statements be used?',
    'Does the school still apply the clause on statements that were not cross-examined, which a court voided in 2021?',
  ],
  asked: [
    'witness didnt show up for cross does her statement count',
    'can they use texts if the sender isnt there',
    'exclusionary rule title ix hearing',
    'statement thrown out because no cross examination',
    'he refused cross so they ignored what he said',
    'policy says statements not subject to cross must be left out',
    'police report without the officer',
    'does my interview still matter if i dont go to the hearing',
    'hearsay at the hearing',
    '2021 court decision massachusetts cross examination',
    'victim rights law center case',
    'only one side was questioned',
    "the nurse couldn't come, is her report out",
    'used a statement I could never question',
    'absent witness written statement',
    'testigo ausente declaración',
    'se puede usar la declaración de alguien que no fue interrogado',
    'is it true all evidence gets tossed if someone wont answer',
    'didnt sumbit to cross examination',
    'the complainant left after direct questions',
    'they read out an email from someone who never came',
    'witness would not be questioned but her words were used',
    'relying on people who were never questioned',
    'testimony without questioning',
    'cannot question the writer of a statement',
  ],
  related: ['missing-the-hearing', 'cross-examination', 'only-my-word'],
  resources: ['cornell-34-cfr-106-45'],
}
