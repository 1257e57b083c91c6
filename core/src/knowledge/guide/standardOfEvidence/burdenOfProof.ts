import type { GuideFacts } from '../entry.ts'

export const burdenOfProof: GuideFacts = {
  slug: 'burden-of-proof',
  title: 'Who has to prove it',
  appliesTo: { school: 'both', role: 'both' },
  summary: 'The burden of proof and of gathering evidence is on the school, not on either party.',
  answer: [
    {
      text: 'The school has to. The burden of proof and the burden of gathering evidence rest on the school and not on the parties.',
      cites: ['34 CFR 106.45(b)(5)(i)'],
    },
    {
      text: 'If you reported, you do not have to prove your case. You may give evidence and name witnesses, and the school must gather enough to decide.',
      cites: ['34 CFR 106.45(b)(5)(i)'],
      role: 'complainant',
    },
    {
      text: 'If you are the respondent, you do not have to prove that it did not happen. You are presumed not responsible until a determination at the end.',
      cites: ['34 CFR 106.45(b)(1)(iv)', '34 CFR 106.45(b)(5)(i)'],
      role: 'respondent',
    },
    {
      text: 'Both parties may still present witnesses and evidence, and the school may not restrict them in gathering it.',
      cites: ['34 CFR 106.45(b)(5)(ii)', '34 CFR 106.45(b)(5)(iii)'],
    },
    {
      text: "There is a limit. The school may not use a party's treatment records without that party's voluntary, written consent.",
      cites: ['34 CFR 106.45(b)(5)(i)'],
    },
    {
      text: 'If specific circumstances keep the school from gathering enough evidence, it may dismiss the complaint. Both parties can appeal that.',
      cites: ['34 CFR 106.45(b)(3)(ii)', '34 CFR 106.45(b)(8)(i)'],
    },
  ],
  more: [
    {
      heading: 'What you can ask the school to do',
      statements: [
        {
          text: 'Ask it to talk to people, save camera footage and get door or phone records that only it can get.',
          cites: ['34 CFR 106.45(b)(5)(i)'],
        },
      ],
    },
    {
      heading: 'Consent',
      statements: [
        {
          text: "The rule does not set one definition of consent. Look in your school's policy, and ask what has to be shown.",
          cites: ['34 CFR 106.30(a) (Consent)'],
        },
      ],
    },
  ],
  steps: [
    'Tell the investigator what evidence exists and who has it.',
    'Ask in writing that it be saved before it is erased.',
    "Read your school's policy for its own words on proof.",
  ],
  ask: [
    'What evidence has the school gathered so far, and what is still open?',
    'Please save [item] now. When will you get it?',
    "What is the school's definition of consent, and who has to show it?",
  ],
  asked: [
    'do i have to prove he did it',
    'burden of proof',
    'do I have to prove my innocence',
    'guilty until proven innocent',
    "they said it's my job to bring evidence",
    'investigator told me to find my own witnesses',
    'how can i prove consent',
    'does the respondent have to prove she consented',
    "it's her word and I have nothing to show",
    'who collects the evidence',
    'my advocate says i need a lawyer to prove the case',
    'school didnt look for any evidence',
    'must I hire a private investigator',
    'proof of rape',
    'onus on complainant',
    'tengo que probar que es verdad',
    'quién tiene la carga de la prueba',
    'is it on us as parents to dig up proof',
    'coordinater said without proof they cant do anything',
    'am i supposed to disprove the claim',
    'burden on accused student',
    'up to me to prove it happened',
    'show i am innocent',
    'whose job is it to come up with proof',
    'why must I disprove it',
  ],
  related: [
    'standard-of-evidence',
    'only-my-word',
    'give-your-own-evidence',
    'treatment-records',
    'presumed-not-responsible',
    'consent-definition',
  ],
  resources: ['cornell-34-cfr-106-45'],
}
