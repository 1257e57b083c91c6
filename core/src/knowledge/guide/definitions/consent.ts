import type { GuideFacts } from '../entry.ts'

export const consent: GuideFacts = {
  slug: 'consent-definition',
  title: 'What consent means in the process',
  appliesTo: { school: 'both', role: 'both' },
  summary:
    "The federal rule does not define consent; the school's own definition counts and you should read it.",
  answer: [
    {
      text: 'The federal rule does not define consent and does not make schools use any one definition.',
      cites: ['34 CFR 106.30(a) (Consent)'],
    },
    {
      text: "So your school's policy decides. Look for what it says about yes and no, alcohol or drugs, sleep, age and force.",
      cites: [],
    },
    {
      text: 'The definition must be used alike for both sides, since added rules must apply equally to both parties.',
      cites: ['34 CFR 106.45(b)'],
    },
    {
      text: 'State law may add to it. California, for one, has a law with added rules for colleges.',
      cites: ['California SB 493'],
    },
    {
      text: 'The burden of proof is on the school. You do not have to prove that there was consent, or that there was none.',
      cites: ['34 CFR 106.45(b)(5)(i)'],
    },
  ],
  more: [],
  steps: [
    'Find the definition of consent in the policy.',
    'Note what the policy says on alcohol and drugs.',
    'Mark the facts that bear on it in the evidence.',
  ],
  ask: [
    'Which definition of consent applies in my case, and where is it written?',
    'Which version of the policy was in force on that date?',
  ],
  asked: [
    'definition of consent',
    'what is consent at my school',
    'does the law say yes means yes',
    'affirmative consent',
    'we were both drunk',
    'she said yes then changed her mind',
    'i froze and didnt say no',
    'can you consent while drunk',
    'i was asleep',
    'incapacitated meaning',
    'is silence consent',
    'he says it was consensual',
    'do i have to prove i had consent',
    'who has to show consent',
    'qué significa consentimiento',
    'how is consent defined federally',
    'age of consent high school case',
    'does title ix require affirmative consent',
  ],
  related: ['assault-and-stalking', 'sexual-harassment-defined'],
  resources: ['its-on-us', 'rainn-national-sexual-assault-hotline'],
}
