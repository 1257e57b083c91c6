import type { GuideFacts } from '../entry.ts'

export const evidence: GuideFacts = {
  slug: 'glossary-evidence-and-proof',
  title: 'Words for evidence and proof',
  appliesTo: { school: 'both', role: 'both' },
  summary:
    'Plain meanings of burden of proof, the two standards, inculpatory, exculpatory and directly related evidence.',
  answer: [
    {
      text: '**Burden of proof**: whose job it is to prove the case. It is on the school, not on the parties.',
      cites: ['34 CFR 106.45(b)(5)(i)'],
    },
    {
      text: '**Standard of evidence**: how sure the one who decides must be. The school states one of the next two and uses the same for all.',
      cites: ['34 CFR 106.45(b)(1)(vii)'],
    },
    {
      text: '**Preponderance of the evidence**: more likely than not. The rule names it and leaves the meaning to general use.',
      cites: ['34 CFR 106.45(b)(1)(vii)'],
    },
    {
      text: '**Clear and convincing evidence**: a higher bar, highly likely to be true.',
      cites: ['34 CFR 106.45(b)(1)(vii)'],
    },
    {
      text: '**Inculpatory and exculpatory evidence**: proof that points to the respondent, and proof that points away. Both must be weighed.',
      cites: ['34 CFR 106.45(b)(1)(ii)'],
    },
    {
      text: '**Directly related evidence**: all that was gathered and bears on the allegations, even what the school will not rely on. Both sides may see it.',
      cites: ['34 CFR 106.45(b)(5)(vi)'],
    },
  ],
  more: [],
  steps: ["Find the standard in the school's policy.", 'Mark in the file what points each way.'],
  ask: ['Which standard of evidence does the school use?'],
  asked: [
    'what does preponderance mean',
    'clear and convincing meaning',
    'define exculpatory',
    'define preponderance',
    'C&C standard',
    'inculpatory meaning',
    'what is exculpatory evidence',
    'what does directly related mean',
    'burden of proof definition',
    'meaning of standard of evidence',
    '50 percent plus a feather',
    'preponderence of evidense',
    'qué significa carga de la prueba',
    'qué es preponderance',
    'evidence words explained',
    'highly probable standard term',
    'difference between inculpatory and exculpatory',
  ],
  related: ['glossary-hearing', 'your-rights-at-a-glance'],
  resources: ['cornell-34-cfr-106-45'],
}
