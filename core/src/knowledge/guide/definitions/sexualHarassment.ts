import type { GuideFacts } from '../entry.ts'

export const sexualHarassment: GuideFacts = {
  slug: 'sexual-harassment-defined',
  title: 'What counts as sexual harassment under Title IX',
  appliesTo: { school: 'both', role: 'both' },
  summary:
    "Three kinds of conduct count: an employee's trade, very serious unwelcome conduct, and four listed acts.",
  answer: [
    {
      text: 'Three kinds of acts based on sex count under the rule. One of them is enough.',
      cites: ['34 CFR 106.30(a) (Sexual harassment)'],
    },
    {
      text: 'First, quid pro quo: an employee ties a benefit, such as a grade, to unwelcome sexual conduct.',
      cites: ['34 CFR 106.30(a) (Sexual harassment)(1)'],
    },
    {
      text: 'Second, unwelcome conduct that is so severe, pervasive and objectively offensive that it effectively denies a person equal access to school. All three words must be met, as a reasonable person would see it.',
      cites: ['34 CFR 106.30(a) (Sexual harassment)(2)'],
    },
    {
      text: 'Third, sexual assault, dating violence, domestic violence or stalking. Here that test does not apply.',
      cites: ['34 CFR 106.30(a) (Sexual harassment)(3)'],
    },
    {
      text: "It must also have been in the school's program or activity, and against a person in the United States.",
      cites: ['34 CFR 106.44(a)', '34 CFR 106.45(b)(3)(i)'],
    },
    {
      text: "Conduct that does not meet this may still break the school's own code of conduct.",
      cites: ['34 CFR 106.45(b)(3)(i)'],
    },
  ],
  more: [
    {
      heading: 'Who decides',
      statements: [
        {
          text: 'Whether something meets the definition is decided at the end of the process, on the evidence. No guide can tell you that beforehand.',
          cites: ['34 CFR 106.45(b)(1)(ii)', '34 CFR 106.45(b)(7)(ii)(E)'],
        },
      ],
    },
  ],
  steps: [
    'Write down what happened, how often, and how it changed your days at school.',
    "Compare it with the definition in the school's policy.",
    'Ask which other rules of the school may apply.',
  ],
  ask: [
    'Which definition of sexual harassment does the school use in my case?',
    'If Title IX does not cover this, which other policy does?',
    'Which supportive measures can I have in either case?',
  ],
  asked: [
    'what counts as sexual harassment',
    'definition of sexual harassment title ix',
    'is this harassment',
    'does what happened to me count',
    'is catcalling covered',
    'do nudes shared without asking count as harassment',
    'revenge porn title ix',
    'unwanted touching is that covered',
    'what exactly am i accused of under the rule',
    'legal meaning of sexual harrassment at college',
    'is flirting harassment',
    'rumors about my sex life spread at school',
    'the policy has like four definitions which one applies',
    'qué se considera acoso sexual',
    'es acoso si me mandan fotos',
    'hostile environment',
    'is it harassment if he didnt touch me',
    'types of conduct covered by the rule',
    'does title ix cover gender based bullying',
    'can women harass men under this rule',
  ],
  related: [
    'one-comment-or-a-pattern',
    'assault-and-stalking',
    'quid-pro-quo',
    'where-it-happened',
  ],
  resources: [
    'cornell-34-cfr-106-45',
    'rainn-national-sexual-assault-hotline',
    'cyber-civil-rights-initiative-safety-center',
  ],
}
