import type { GuideFacts } from '../entry.ts'

export const conduct: GuideFacts = {
  slug: 'glossary-conduct',
  title: 'Words for what happened and what the school knew',
  appliesTo: { school: 'both', role: 'both' },
  summary:
    'Plain meanings of harassment, quid pro quo, program or activity, knowledge, indifference and retaliation.',
  answer: [
    {
      text: '**Sexual harassment**: one of three kinds of acts. They are quid pro quo, conduct so severe, pervasive and objectively offensive that it cuts off equal access, and four acts such as sexual assault or stalking.',
      cites: [
        '34 CFR 106.30(a) (Sexual harassment)',
        '34 CFR 106.30(a) (Sexual harassment)(1)',
        '34 CFR 106.30(a) (Sexual harassment)(2)',
        '34 CFR 106.30(a) (Sexual harassment)(3)',
      ],
    },
    {
      text: '**Quid pro quo**: an employee ties a grade or some other good of the school to unwelcome sexual conduct.',
      cites: ['34 CFR 106.30(a) (Sexual harassment)(1)'],
    },
    {
      text: '**Education program or activity**: the places and events that the school has real control over. At college a house of an official student group counts too.',
      cites: ['34 CFR 106.44(a)'],
    },
    {
      text: '**Actual knowledge**: when the school counts as knowing. The Coordinator was told, or an official with the power to act. In K-12 it can be any employee.',
      cites: ['34 CFR 106.30(a) (Actual knowledge)'],
    },
    {
      text: '**Deliberate indifference**: the school knew, and what it did was clearly unreasonable.',
      cites: ['34 CFR 106.44(a)'],
    },
    {
      text: '**Retaliation**: threats, pressure or worse treatment to keep you from your Title IX rights, or because you took part or would not.',
      cites: ['34 CFR 106.71(a)'],
    },
  ],
  more: [],
  steps: [
    "Read the same words in the school's policy.",
    'Ask how the school uses them in your case.',
  ],
  ask: ['Which definition does the policy give for this word?'],
  asked: [
    'what does quid pro quo mean',
    'meaning of actual knowledge',
    'define deliberate indifference',
    'what does deliberately indifferent mean',
    'education program or activity definition',
    'retaliation meaning',
    'meaning of sexual harassment in one sentence',
    'what is pervasive',
    'what does objectively offensive mean',
    'define severe',
    'stalking meaning in the rule',
    'qué significa quid pro quo',
    'legal words about the conduct',
    'retalliation definition',
    'represalias definición',
    'term for when the school knew',
    'hostile environment term',
  ],
  related: ['sexual-harassment-defined', 'what-the-school-must-do', 'where-it-happened'],
  resources: ['cornell-34-cfr-106-45'],
}
